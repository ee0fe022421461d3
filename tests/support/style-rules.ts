const TOKENS = "src/ui/styles/tokens.css";
const RAW_COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/** Lines with a color of their own. A tool that imitates another product names that product's colors in properties of its own. */
export function rawColors(path: string, source: string): string[] {
  if (path === TOKENS) return [];
  return linesOf(source)
    .filter(({ text }) => RAW_COLOR.test(text.replace(/"[^"]*"|url\([^)]*\)/g, "")))
    .filter(({ text }) => !(path.startsWith("src/tools/") && /^--[\w-]+:/.test(text)))
    .map(({ number, text }) => `${path}:${number}: ${text}`);
}

/** Trimmed, without comments, numbered as in the file. */
function linesOf(source: string): { number: number; text: string }[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
  return withoutComments.split("\n").map((line, index) => ({ number: index + 1, text: line.trim() }));
}
