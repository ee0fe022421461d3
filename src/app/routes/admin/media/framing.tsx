import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { PictureFraming } from "#core/content/picture-framing.ts";
import "./framing.css";

type Crop = NonNullable<PictureFraming["crop"]>;

interface Props {
  reference: string;
  value: PictureFraming;
  onChange(value: PictureFraming): void;
}

const WHOLE: Crop = { top: 0, bottom: 0, left: 0, right: 0 };
const MIDDLE = { x: 0.5, y: 0.5, width: 0.2, height: 0.2 };
const CORNERS = [
  ["top", "left"],
  ["top", "right"],
  ["bottom", "left"],
  ["bottom", "right"],
] as const;
/** Less than a tenth of a side is no picture. */
const LEAST = 0.1;

/** What is cut from a picture and what stays in sight, by pointer, by arrows (1 %, with Shift 10 %) and by number. */
export function Framing({ reference, value, onChange }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const original = parseAssetReference(reference);
  // While a pointer moves, only the marks follow; the pictures come when it is let go.
  const [moved, setMoved] = useState<PictureFraming>();
  const { hotspot = MIDDLE, crop = WHOLE } = moved ?? value;
  const isBrowser = useMounted();
  if (!original) return null;
  const height = Math.round((352 * original.height) / original.width);

  const focusAt = (x: number, y: number): PictureFraming => ({ ...value, hotspot: { ...hotspot, x: inside(x), y: inside(y) } });
  const cutAt = ([side, edge]: (typeof CORNERS)[number], x: number, y: number): PictureFraming => ({
    ...value,
    crop: {
      ...crop,
      [side]: inside(side === "top" ? y : 1 - y, 1 - LEAST - crop[side === "top" ? "bottom" : "top"]),
      [edge]: inside(edge === "left" ? x : 1 - x, 1 - LEAST - crop[edge === "left" ? "right" : "left"]),
    },
  });
  const drag = (to: (x: number, y: number) => PictureFraming) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      setMoved(to((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
    },
    onLostPointerCapture: () => {
      if (moved) onChange(moved);
      setMoved(undefined);
    },
  });
  const step = (x: number, y: number, to: (x: number, y: number) => PictureFraming) => (event: KeyboardEvent) => {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.01;
    onChange(to(x + dx * far, y + dy * far));
  };

  return (
    <div className="framing">
      <div className="framing-picture" ref={frame}>
        <ContentImage image={{ asset: { _ref: reference }, alt: "" }} width={352} height={height} />
        {isBrowser && (
          <>
            <div
              className="framing-crop"
              style={{ inset: [crop.top, crop.right, crop.bottom, crop.left].map(percent).join(" ") }}
              aria-hidden="true"
            />
            {CORNERS.map((corner) => {
              const [side, edge] = corner;
              const x = edge === "left" ? crop.left : 1 - crop.right;
              const y = side === "top" ? crop.top : 1 - crop.bottom;
              return (
                <button
                  key={side + edge}
                  type="button"
                  className="framing-corner"
                  aria-label={`Crop, ${side} ${edge}: ${percent(crop[side])} and ${percent(crop[edge])} cut`}
                  style={{ left: percent(x), top: percent(y) }}
                  onKeyDown={step(x, y, (toX, toY) => cutAt(corner, toX, toY))}
                  {...drag((toX, toY) => cutAt(corner, toX, toY))}
                />
              );
            })}
            <button
              type="button"
              className="framing-focus"
              aria-label={`Focus: ${percent(hotspot.x)} from the left, ${percent(hotspot.y)} from the top`}
              style={{ left: percent(hotspot.x), top: percent(hotspot.y) }}
              onKeyDown={step(hotspot.x, hotspot.y, focusAt)}
              {...drag(focusAt)}
            />
          </>
        )}
      </div>
      <p className="framing-numbers">
        <label htmlFor={`${id}-x`}>Focus, % from the left</label>
        <NumberInput id={`${id}-x`} name="focusX" value={hotspot.x} onNumber={(x) => onChange(focusAt(x, hotspot.y))} />
        <label htmlFor={`${id}-y`}>from the top</label>
        <NumberInput id={`${id}-y`} name="focusY" value={hotspot.y} onNumber={(y) => onChange(focusAt(hotspot.x, y))} />
        <button type="button" onClick={() => onChange({})}>
          Reset
        </button>
      </p>
      <ul className="framing-shapes">
        {SHAPES.map(([name, width, shapeHeight]) => (
          <li key={name}>
            <ContentImage image={{ asset: { _ref: reference }, alt: "", ...value }} width={width} height={shapeHeight} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a document says of the framing of a picture; what is no number is as good as nothing. */
export function framingOf(held: object | undefined): PictureFraming {
  const { crop, hotspot } = (held ?? {}) as { crop?: unknown; hotspot?: unknown };
  const isMeasured = (value: unknown, names: readonly string[]) =>
    names.every((name) => typeof (value as Record<string, unknown> | undefined)?.[name] === "number");
  return {
    ...(isMeasured(crop, Object.keys(WHOLE)) && { crop: crop as Crop }),
    ...(isMeasured(hotspot, ["x", "y"]) && { hotspot: { ...MIDDLE, ...(hotspot as Partial<typeof MIDDLE>) } }),
  };
}

const SHAPES = [
  ["16:9", 142, 80],
  ["4:3", 107, 80],
  ["1:1", 80, 80],
] as const;

function NumberInput({ id, name, value, onNumber }: { id: string; name: string; value: number; onNumber(value: number): void }) {
  return (
    <input
      id={id}
      name={name}
      className="admin-input"
      type="number"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      onChange={({ currentTarget }) => onNumber(currentTarget.valueAsNumber / 100 || 0)}
    />
  );
}

function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

const inside = (part: number, most = 1) => Math.round(Math.min(most, Math.max(0, part)) * 1_000) / 1_000;
const percent = (part: number) => `${Math.round(part * 1_000) / 10}%`;
