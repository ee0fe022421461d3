import { lazy, Suspense } from "react";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";
import { ContentImage } from "./content-image.tsx";

interface PlateProps {
  image: DocumentImage | undefined;
  /** The document's slug or id: the same gives the same map. */
  seed: string;
  line: Line;
  /** The largest size it is shown at, and the share of the window it takes. */
  width: number;
  height: number;
  sizes: string;
  className: string;
  /** Where it is the largest thing of the first screen. */
  eager?: "wide" | "everywhere" | undefined;
}

/** A document's picture, or a map drawn for it when it has none. */
export function Plate({ image, seed, line, className, ...rest }: PlateProps) {
  if (image) return <ContentImage image={image} className={className} {...rest} />;
  return (
    <Suspense>
      <LineMap seed={seed} line={line} className={className} />
    </Suspense>
  );
}

/** Every document of the demo has a picture: the drawing's code is loaded only where one is missing. */
const LineMap = lazy(() => import("#ui/line-map/line-map.tsx").then((module) => ({ default: module.LineMap })));
