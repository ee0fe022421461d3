import { createContext, use } from "react";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { cutPicture } from "./cut-picture.ts";
import { embeddedImageBase, imageUrl } from "./image-url.ts";

/** Where this page's images are addressed; the root sets it to what `imageBase` gave on the server. */
export const ImageBase = createContext(embeddedImageBase);

interface Props {
  image: DocumentImage;
  /** The largest size at which the picture is shown, in CSS pixels. A shape other than the original's crops it. */
  width: number;
  height: number;
  /** How wide it is shown at which window width; without it, `width` at every one, from one file that dense screens like too. */
  sizes?: string;
  /**
   * A picture of the first screen that is asked for with the document: where it is the largest thing there, on wide windows or everywhere.
   * On phones that is the headline as a rule: then the typefaces go first and the picture follows the first layout.
   */
  eager?: "wide" | "everywhere" | undefined;
  className?: string;
}

/** A picture from content, in the sizes that screens need, with its place kept free until it comes. */
export function ContentImage({ image, width, height, sizes, eager, className }: Props) {
  const base = use(ImageBase);
  const reference = image.asset._ref;
  const original = parseAssetReference(reference);
  if (!original) return null;
  const rect = cutPicture(original, image, width / height);
  const at = (shownWidth: number) =>
    imageUrl(reference, { width: shownWidth, height: (shownWidth * height) / width, fit: "crop", rect }, base);
  const src = at(sizes ? width : Math.min(width * 2, Math.max(original.width, width)));
  const srcSet =
    sizes &&
    widthsFor(width, original.width)
      .map((each) => `${at(each)} ${each}w`)
      .join(", ");
  return (
    <>
      {eager && (
        <link
          rel="preload"
          as="image"
          href={src}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          media={eager === "wide" ? "(width >= 900px)" : undefined}
          fetchPriority="high"
        />
      )}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={image.alt}
        className={className}
        loading="lazy"
        fetchPriority={eager === "wide" || !sizes ? "low" : undefined}
      />
    </>
  );
}

/** Halves, the width itself and the double for dense screens; never more than the original has. */
function widthsFor(width: number, originalWidth: number): number[] {
  const wanted = [width / 4, width / 2, (width * 3) / 4, width, width * 1.5, width * 2].map(Math.round).filter((each) => each >= 64);
  return [...new Set(wanted.map((each) => Math.min(each, Math.max(originalWidth, width))))];
}
