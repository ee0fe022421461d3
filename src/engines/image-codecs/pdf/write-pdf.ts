import type { PdfOptions } from "#core/picture/pdf-options.ts";
import type { PdfData, PdfPicture, PdfStream } from "#core/picture/pdf-picture.ts";
import { placeOnPage } from "./place-on-page.ts";

interface PdfPage {
  picture: PdfPicture;
  options: PdfOptions;
}

/** A PDF of one picture a page (ISO 32000-1), in pieces: the bytes of pictures are passed on, not copied. */
export function writePdf(pages: readonly PdfPage[]): PdfData[] {
  const parts: PdfData[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (...data: readonly PdfData[]) => {
    for (const part of data) {
      parts.push(part);
      length += lengthOf(part);
    }
  };
  /** Objects are counted from 1. */
  const object = (write: () => void): number => {
    const number = places.push(length);
    put(`${number} 0 obj\n`);
    write();
    put("\nendobj\n");
    return number;
  };
  const stream = ({ entries, data }: PdfStream) =>
    object(() => put(`<< ${entries} /Length ${data.reduce((sum, part) => sum + lengthOf(part), 0)} >>\nstream\n`, ...data, "\nendstream"));

  // A line of bytes above 127, so that programs which transfer it do not take it for text.
  put("%PDF-1.5\n", Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const [catalog, tree] = [1, 2];
  object(() => put(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
  // Each page has three objects and what its picture needs; they come after the tree that lists them.
  const numbers: number[] = [];
  const treePlace = places.push(0) - 1;
  for (const { picture, options } of pages) {
    const { image, mask, profile, palette } = picture;
    const maskNumber = mask && stream(mask);
    const entries = image.entries.replace(/\{(profile|palette)\}/g, (_, name) => {
      const named = name === "profile" ? profile : palette;
      return named ? `${stream(named)} 0 R` : "null";
    });
    const imageNumber = stream({ ...image, entries: maskNumber ? `${entries} /SMask ${maskNumber} 0 R` : entries });
    const { page, matrix } = placeOnPage(picture, options);
    const drawing = `q ${matrix.map(decimal).join(" ")} cm /P Do Q`;
    const drawingNumber = stream({ entries: "", data: [drawing] });
    const box = `[0 0 ${decimal(page.width)} ${decimal(page.height)}]`;
    numbers.push(
      object(() =>
        put(
          `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources << /XObject << /P ${imageNumber} 0 R >> >> /Contents ${drawingNumber} 0 R >>`,
        ),
      ),
    );
  }
  places[treePlace] = length;
  put(`${tree} 0 obj\n<< /Type /Pages /Count ${numbers.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] >>\nendobj\n`);
  const table = length;
  // Each line of the table has twenty bytes.
  put(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n`);
  put(places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join(""));
  put(`trailer\n<< /Size ${places.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return parts;
}

/** All text of ours is ASCII. */
const lengthOf = (part: PdfData): number => (part instanceof Blob ? part.size : part.length);

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);
