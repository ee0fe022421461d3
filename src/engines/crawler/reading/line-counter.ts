/** Lines of a page from 1, counted on from the last that was asked for: offsets come in the order of the page. */
export function createLineCounter(html: string): (offset: number) => number {
  // A return and a line feed together end one line; most pages have feeds alone.
  const ends = html.includes("\r") ? /\r\n?|\n/g : undefined;
  const endOfLine = (from: number): number => {
    if (!ends) return html.indexOf("\n", from);
    ends.lastIndex = from;
    const found = ends.exec(html);
    return found ? ends.lastIndex - 1 : -1;
  };
  let line = 1;
  let next = endOfLine(0);
  return (offset) => {
    for (; next !== -1 && next < offset; next = endOfLine(next + 1)) line++;
    return line;
  };
}
