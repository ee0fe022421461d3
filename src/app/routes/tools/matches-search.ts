/** Every word of the search must begin a word of the tool's name or line. */
export function matchesSearch(
  tool: { name: string; tagline: string; local: boolean },
  search: { text: string; localOnly: boolean },
): boolean {
  if (search.localOnly && !tool.local) return false;
  const words = `${tool.name} ${tool.tagline}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const asked = search.text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}
