import { lazy, Suspense } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";

interface PostPlateProps {
  image: DocumentImage | undefined;
  /** The post's slug: the same gives the same map. */
  seed: string;
  line: Line;
  /** The largest size it is shown at, and the share of the window it takes. */
  width: number;
  height: number;
  sizes: string;
  className: string;
  /** The largest picture of the first screen. */
  eager?: boolean;
}

/** A post's feature image, or a map drawn for it when it has none. */
export function PostPlate({ image, seed, line, className, ...rest }: PostPlateProps) {
  if (image) return <ContentImage image={image} className={className} {...rest} />;
  return (
    <Suspense>
      <LineMap seed={seed} line={line} className={className} />
    </Suspense>
  );
}

/** Every post of the demo has a picture: the drawing's code is loaded only where one is missing. */
const LineMap = lazy(() => import("#ui/line-map/line-map.tsx").then((module) => ({ default: module.LineMap })));
