/** The first value under a name, which is written small; undefined when the header was not sent. */
export function headerOf(headers: readonly (readonly [name: string, value: string])[], wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}
