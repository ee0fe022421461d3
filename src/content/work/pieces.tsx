import { ContentImage } from "../image/content-image.tsx";
import type { Work } from "./work.content-type.ts";
import "./pieces.css";

/** Pieces of a work, each large enough to read, with what it shows. */
export function Pieces({ pieces }: { pieces: NonNullable<Work["room"]>["pieces"] }) {
  return (
    <ul className="pieces rail" tabIndex={pieces.length > 1 ? 0 : undefined} aria-label="Pieces" data-testid="pieces">
      {pieces.map(({ image, label }) => (
        <li key={label}>
          <figure>
            <ContentImage image={image} width={680} height={440} sizes={sizes} />
            <figcaption>{label}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const sizes = "(min-width: 1280px) 596px, (min-width: 700px) 48vw, 92vw";
