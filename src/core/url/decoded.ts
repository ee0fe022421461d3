/** A part of an address as people read it; as it is where its percent signs mean nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
