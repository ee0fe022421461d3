import { ContentImage } from "#content/image/content-image.tsx";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";
import { route } from "#ui/line-map/route.ts";
import "./post-plate.css";

interface PostPlateProps {
  image: DocumentImage | undefined;
  line: Line;
  /** The largest size it is shown at, and the share of the window it takes. */
  width: number;
  height: number;
  sizes: string;
  className: string;
  /** The largest picture of the first screen. */
  eager?: boolean;
}

/** A post's feature image, or a route in its line's colours when it has none. */
export function PostPlate({ image, line, className, ...rest }: PostPlateProps) {
  if (image) return <ContentImage image={image} className={className} {...rest} />;
  return (
    <svg
      className={`drawn-plate line-${line} ${className}`}
      viewBox="0 0 400 210"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={lower} className="drawn-lite" />
      <path d={upper} />
      <rect x="280" y="50" width="30" height="48" rx="15" />
      <circle cx="96" cy="144" r="14" />
    </svg>
  );
}

const upper = route(
  [
    [-300, 144],
    [144, 144],
    [224, 64],
    [700, 64],
  ],
  24,
);
const lower = route(
  [
    [-300, 164],
    [152, 164],
    [232, 84],
    [700, 84],
  ],
  24,
);
