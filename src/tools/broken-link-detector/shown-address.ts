/** The path alone on the host of the run, the whole address elsewhere. */
export function shownAddress(address: string, home: string | undefined): string {
  const origin = URL.parse(home ?? "")?.origin ?? "";
  return origin !== "" && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
