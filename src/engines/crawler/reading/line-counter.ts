/** Lines of a page from 1, counted on from the last that was asked for: offsets come in the order of the page. */
export function createLineCounter(html: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    for (; counted < offset; counted++) {
      const code = html.charCodeAt(counted);
      // A return and a line feed together end one line.
      if (code === 10 || (code === 13 && html.charCodeAt(counted + 1) !== 10)) line++;
    }
    return line;
  };
}
