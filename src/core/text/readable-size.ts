const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** “1.8 MB”: thousands, as files are sold and shown. */
export function readableSize(bytes: number): string {
  if (bytes === 1) return "1 byte";
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toLocaleString("en-US", { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`;
}
