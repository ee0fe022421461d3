import { decoded } from "#core/url/decoded.ts";
/** A name to save a picture under: the last part of its address, safe in any file system, with the ending that fits its bytes. */
export function imageFileName(url: string, extension: string): string {
  const last = URL.parse(url)?.pathname.split("/").findLast(Boolean) ?? "";
  const stem = decoded(last)
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[^\p{L}\p{N}._ -]+/gu, "-")
    .replace(/^[-. ]+|[-. ]+$/g, "")
    .slice(0, MAX_LENGTH);
  return `${reserved.test(stem) || stem === "" ? `image-${stem}`.replace(/-$/, "") : stem}.${extension}`;
}

const MAX_LENGTH = 80;
/** Windows keeps these for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
