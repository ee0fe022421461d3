/** A drawing that is larger than this is not shown; a page of 5 MB may be one. */
const MAX_CHARACTERS = 40_000;

/** The source of an svg element that begins at this line and column. Undefined when it does not end. */
export function inlineSvg(html: string, lineStarts: readonly number[], line: number | null, column: number | null): string | undefined {
  const start = (lineStarts[(line ?? 0) - 1] ?? -1) + (column ?? 1) - 1;
  if (start < 0 || !/^<svg\b/i.test(html.slice(start, start + 5))) return undefined;
  const part = html.slice(start, start + MAX_CHARACTERS);
  let depth = 0;
  for (const match of part.matchAll(/<(\/?)svg\b[^>]*?(\/?)>/gi)) {
    if (match[1]) depth--;
    else if (!match[2]) depth++;
    if (depth <= 0) return part.slice(0, match.index + match[0].length);
  }
  return undefined;
}

/** Where each line begins, as the parser counts lines. */
export function lineStartsOf(html: string): number[] {
  const starts = [0];
  for (let at = html.indexOf("\n"); at !== -1; at = html.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** As an address that an img can show: scripts in it do not run there. */
export function svgAddress(svg: string): string {
  const named = /\sxmlns\s*=/.test(svg.slice(0, svg.indexOf(">"))) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}
