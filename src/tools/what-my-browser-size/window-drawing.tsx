import type { WindowFacts } from "./read-window.ts";
import { sizeText } from "./window-rows.ts";

const WIDTH = 640;
const HEIGHT = 300;

/** Screen, window and viewport to one scale, where they stand. */
export function WindowDrawing({ facts: { screen, window: frame, viewport, layout } }: { facts: WindowFacts }) {
  const scale = Math.min((WIDTH - 16) / screen.width, (HEIGHT - 16) / screen.height);
  const at = (pixels: number) => Number((pixels * scale).toFixed(1));
  const [width, height] = [at(screen.width), at(screen.height)];
  // A second screen has coordinates of its own, and some browsers give none: then the window is drawn in the corner.
  const inside = (place: number, size: number, room: number) => (place >= 0 && place + size <= room + 16 ? place : 0);
  const hasWindow = frame.width > 0 && frame.width <= screen.width + 16;
  const left = hasWindow ? inside(frame.left, frame.width, screen.width) : 0;
  const top = hasWindow ? inside(frame.top, frame.height, screen.height) : 0;
  const bars = hasWindow ? Math.max(0, frame.height - viewport.height) : 0;
  const sides = hasWindow ? Math.max(0, (frame.width - viewport.width) / 2) : 0;
  return (
    <svg
      className="windraw"
      viewBox={`-8 -8 ${width + 16} ${height + 16}`}
      width={width + 16}
      height={height + 16}
      role="img"
      aria-label={`Screen ${sizeText(screen)}, window ${sizeText(frame)}, viewport ${sizeText(viewport)}, drawn to scale`}
    >
      <rect className="windraw-screen" width={width} height={height} rx="8" strokeWidth="6" />
      {hasWindow && (
        <rect
          className="windraw-window"
          x={at(left)}
          y={at(top)}
          width={Math.min(at(frame.width), width - at(left))}
          height={Math.min(at(frame.height), height - at(top))}
          rx="4"
          strokeWidth="3"
        />
      )}
      <rect
        className="windraw-viewport"
        x={at(left + sides)}
        y={at(top + Math.max(0, bars - sides))}
        width={Math.min(at(viewport.width), width - at(left + sides))}
        height={Math.min(at(viewport.height), height - at(top + Math.max(0, bars - sides)))}
        strokeWidth="3"
      />
      {viewport.width > layout.width && (
        <path
          className="windraw-scrollbar"
          d={`M${at(left + sides + viewport.width - (viewport.width - layout.width) / 2)} ${at(top + Math.max(0, bars - sides)) + 3}v${Math.max(0, at(viewport.height) - 6)}`}
          strokeWidth={Math.max(3, at(viewport.width - layout.width))}
        />
      )}
    </svg>
  );
}
