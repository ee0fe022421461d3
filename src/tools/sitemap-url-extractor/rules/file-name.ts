/** The last part of an address, which is how people call a file. */
export function fileName(url: string): string {
  return URL.parse(url)?.pathname.split("/").filter(Boolean).at(-1) ?? url;
}
