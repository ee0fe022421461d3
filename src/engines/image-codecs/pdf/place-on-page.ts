import type { PdfOptions } from "#core/picture/pdf-options.ts";
import type { PdfPicture } from "#core/picture/pdf-picture.ts";

interface Size {
  width: number;
  height: number;
}

/** In points, 72 of which are an inch. */
const PAGES: Readonly<Record<"a4" | "letter", Size>> = { a4: { width: 595.276, height: 841.89 }, letter: { width: 612, height: 792 } };
const POINTS_PER_MM = 72 / 25.4;
/** A pixel is a 96th of an inch, as on a web page. */
const POINTS_PER_PIXEL = 0.75;
/** The longest side that every reader takes (ISO 32000-1, annex C). */
const MAX_SIDE = 14_400;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Page and place of a picture: upright, as large as the margins let it, in the middle. A sheet lies across for a picture that does. */
export function placeOnPage(
  picture: Pick<PdfPicture, "width" | "height" | "orientation">,
  { pageSize, marginMm, turn }: PdfOptions,
): { page: Size; matrix: Matrix } {
  const turned = turnOf(picture.orientation, turn);
  const isAcross = turned.quarters % 2 === 1;
  const shown = isAcross ? { width: picture.height, height: picture.width } : { width: picture.width, height: picture.height };
  const margin = marginMm * POINTS_PER_MM;
  const page = pageSize === "picture" ? pageAround(shown, margin) : sheetFor(PAGES[pageSize], shown);
  const scale = Math.min((page.width - 2 * margin) / shown.width, (page.height - 2 * margin) / shown.height);
  const box = { width: shown.width * scale, height: shown.height * scale };
  const [a, b, c, d, e, f] = unitMatrix(turned);
  const [left, bottom] = [(page.width - box.width) / 2, (page.height - box.height) / 2];
  return { page, matrix: [a * box.width, b * box.height, c * box.width, d * box.height, left + e * box.width, bottom + f * box.height] };
}

function pageAround({ width, height }: Size, margin: number): Size {
  const scale = Math.min(POINTS_PER_PIXEL, (MAX_SIDE - 2 * margin) / Math.max(width, height));
  return { width: width * scale + 2 * margin, height: height * scale + 2 * margin };
}

const sheetFor = (sheet: Size, { width, height }: Size): Size => (width > height ? { width: sheet.height, height: sheet.width } : sheet);

interface Turn {
  isMirrored: boolean;
  /** Quarter turns to the right, after it was mirrored. */
  quarters: number;
}

/** What makes each EXIF orientation upright: quarter turns, and whether it is mirrored first. */
const UPRIGHT: readonly (readonly [quarters: number, isMirrored: boolean])[] = [
  [0, false],
  [0, true],
  [2, false],
  [2, true],
  [3, true],
  [1, false],
  [1, true],
  [3, false],
];

function turnOf(orientation: number, degrees: number): Turn {
  const [quarters, isMirrored] = UPRIGHT[orientation - 1] ?? [0, false];
  return { isMirrored, quarters: (quarters + degrees / 90) % 4 };
}

/** On the square of side 1 that every picture of a PDF is drawn in, its foot at zero. */
function unitMatrix({ isMirrored, quarters }: Turn): Matrix {
  let matrix: Matrix = isMirrored ? [-1, 0, 0, 1, 1, 0] : [1, 0, 0, 1, 0, 0];
  for (let quarter = 0; quarter < quarters; quarter++) {
    const [a, b, c, d, e, f] = matrix;
    matrix = [b, -a, d, -c, f, 1 - e];
  }
  return matrix;
}
