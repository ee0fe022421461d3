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

/** Where the media queries of a sheet divide widths, as written. */
export function mediaWidths(source: string): string[] {
  const queries = source.replace(/\/\*[\s\S]*?\*\//g, "").match(/@media[^{]*width[^{]*/g) ?? [];
  return queries.flatMap((query) => query.match(/\d+(?:\.\d+)?(?:px|r?em)/g) ?? []);
}

/** Sizes of type that are a token's, written as a number. */
export function rawTypeSizes(path: string, source: string): string[] {
  if (path === TOKENS || IMITATIONS.has(path)) return [];
  return linesOf(source)
    .filter(({ text }) => /font-size: (?:15|17)px;/.test(text))
    .map(({ number, text }) => `${path}:${number}: ${text}`);
}

/** Cards as other sites draw them keep those sites' sizes. */
const IMITATIONS = new Set(["src/tools/open-graph-tag-generator/share-cards.css"]);

/** Trimmed, without comments, numbered as in the file. */
function linesOf(source: string): { number: number; text: string }[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
  return withoutComments.split("\n").map((line, index) => ({ number: index + 1, text: line.trim() }));
}
