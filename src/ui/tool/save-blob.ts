/** Hands a file to the visitor. Its address is given back once the browser has taken it. */
export function saveBlob(path: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = path.split("/").at(-1) ?? path;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
