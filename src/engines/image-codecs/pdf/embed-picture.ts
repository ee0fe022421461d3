import { zlibSync } from "fflate";
import type { PdfPicture, PdfStream } from "#core/picture/pdf-picture.ts";
import type { ExaminedPicture } from "../examine-picture.ts";
import { hasTransparency, type Pixels } from "../pixels.ts";
import { readJpeg } from "./read-jpeg.ts";
import { type PngParts, readPng } from "./read-png.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What decodes and packs pixels here: a browser's codecs, or the server's. */
interface PdfCodecs {
  /** Upright, in sRGB. */
  decode(): Promise<Pixels>;
  packPng(pixels: Pixels): Promise<Bytes>;
  packJpeg(pixels: Pixels): Promise<Bytes>;
}

/** A picture as a PDF holds it: its own bytes wherever a PDF can hold those. */
export async function embedPicture(bytes: Bytes, picture: ExaminedPicture, codecs: PdfCodecs): Promise<PdfPicture> {
  const asItIs = picture.type.name === "jpeg" ? embedJpeg(bytes) : picture.type.name === "png" ? embedPng(readPng(bytes)) : undefined;
  if (asItIs) return asItIs;
  const pixels = await codecs.decode();
  const wasExact = /^(?:png|gif|bmp)$/.test(picture.type.name) || isLosslessWebp(bytes);
  if (!hasTransparency(pixels)) {
    const made = wasExact ? embedPng(readPng(await codecs.packPng(pixels))) : embedJpeg(await codecs.packJpeg(pixels));
    if (made) return made;
  }
  const colors = embedPng(readPng(await codecs.packPng(opaque(pixels))));
  if (!colors) throw new Error("This picture could not be packed for a PDF.");
  const shades = embedPng(readPng(await codecs.packPng(opacityAsGray(pixels))));
  // A mask is gray by its own rule: one that was packed with a palette is packed anew.
  return { ...colors, mask: shades?.image.entries.includes("/ColorSpace /DeviceGray") ? shades.image : opacityOf(pixels) };
}

/** The coded picture is the first part, or comes after what an extended file says of itself. */
function isLosslessWebp(bytes: Bytes): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  return head.startsWith("RIFF") && head.includes("VP8L");
}

const SPACES: Readonly<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" };

function embedJpeg(bytes: Bytes): PdfPicture | undefined {
  const jpeg = readJpeg(bytes);
  const space = jpeg && SPACES[jpeg.components];
  if (!jpeg?.isUsual || jpeg.bits !== 8 || !space) return undefined;
  const { width, height, orientation, components, isAdobe } = jpeg;
  const profile = jpeg.profile && PROFILE_KINDS[components] === kindOf(jpeg.profile) ? jpeg.profile : undefined;
  const inverted = components === 4 && isAdobe ? " /Decode [1 0 1 0 1 0 1 0]" : "";
  return {
    width,
    height,
    orientation,
    image: {
      entries: `${imageEntries(width, height, 8)} /ColorSpace ${profile ? PROFILE : space} /Filter /DCTDecode${inverted}`,
      data: [bytes],
    },
    profile: profile && { entries: `/N ${components} /Alternate ${space}`, data: [profile] },
  };
}

/** What the head of a color profile calls its samples. */
const PROFILE_KINDS: Readonly<Record<number, string>> = { 1: "GRAY", 3: "RGB ", 4: "CMYK" };
const kindOf = (profile: Bytes) => String.fromCharCode(...profile.subarray(16, 20));

/** Where the number of the profile's own object is to stand. */
const PROFILE = "[/ICCBased {profile}]";

const imageEntries = (width: number, height: number, bits: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${bits}`;

/** A PDF reads the rows of a PNG as they are packed; not those of one that comes in seven passes, nor opacity between its colors. */
function embedPng({
  width,
  height,
  bits,
  colorType,
  isInterlaced,
  palette,
  transparency,
  profile,
  data,
}: PngParts): PdfPicture | undefined {
  const seesThrough = colorType === 3 && transparency?.some((opacity) => opacity < 255);
  if (isInterlaced || colorType >= 4 || seesThrough || (colorType === 3 && !palette)) return undefined;
  const components = colorType === 2 ? 3 : 1;
  const space = colorType === 0 ? "/DeviceGray" : "/DeviceRGB";
  const own = profile ? PROFILE : space;
  const colors = palette && colorType === 3 ? `[/Indexed ${own} ${palette.length / 3 - 1} {palette}]` : own;
  const rows = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${components} /BitsPerComponent ${bits} /Columns ${width} >>`;
  const clear = transparency && colorType !== 3 ? ` /Mask [${clearColor(transparency)}]` : "";
  return {
    width,
    height,
    orientation: 1,
    image: { entries: `${imageEntries(width, height, bits)} /ColorSpace ${colors} ${rows}${clear}`, data },
    profile: profile && { entries: `/N ${colorType === 0 ? 1 : 3} /Alternate ${space} /Filter /FlateDecode`, data: [profile] },
    palette: colorType === 3 && palette ? { entries: "", data: [palette] } : undefined,
  };
}

/** From and to of each component: one color. */
function clearColor(transparency: Uint8Array): string {
  const values = Array.from(
    { length: transparency.length >> 1 },
    (_, at) => ((transparency[at * 2] as number) << 8) | (transparency[at * 2 + 1] as number),
  );
  return values.map((value) => `${value} ${value}`).join(" ");
}

/** Clear pixels take the color before them: nobody sees it, and it packs best. */
function opaque({ data, width, height }: Pixels): Pixels {
  const solid = new Uint8ClampedArray(data);
  for (let at = 0; at < solid.length; at += 4) {
    if (solid[at + 3] === 0 && at > 0) solid.copyWithin(at, at - 4, at - 1);
    solid[at + 3] = 255;
  }
  return { data: solid, width, height };
}

function opacityAsGray({ data, width, height }: Pixels): Pixels {
  const gray = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) gray.fill(data[at + 3] as number, at, at + 3).fill(255, at + 3, at + 4);
  return { data: gray, width, height };
}

/** The opacity of every pixel, each row as its difference from the one above. */
function opacityOf({ data, width, height }: Pixels): PdfStream {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0, at = 0; y < height; y++) {
    rows[at++] = 2;
    for (let x = 0; x < width; x++) {
      const here = (y * width + x) * 4 + 3;
      rows[at++] = (data[here] as number) - (y > 0 ? (data[here - width * 4] as number) : 0);
    }
  }
  const filter = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 8 /Columns ${width} >>`;
  return { entries: `${imageEntries(width, height, 8)} /ColorSpace /DeviceGray ${filter}`, data: [zlibSync(rows, { level: 9 })] };
}
