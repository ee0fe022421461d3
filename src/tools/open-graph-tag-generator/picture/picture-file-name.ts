/** The words of the picture as a file name. */
export function pictureFileName(words: string): string {
  const name = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${name || "share"}-1200x630.png`;
}
