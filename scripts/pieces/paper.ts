/** The sheet of a piece. A wide place shows all of it, a narrow one the middle 480 px: what matters stands between 100 and 580. */
const SHEET = { width: 680, height: 440 } as const;

/** A finished drawing as a file for the picture library. */
export const sheet = (ground: string, inside: string, { width, height }: { width: number; height: number } = SHEET) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const rule = (x: number, y: number, width: number, ink: string, thick = 1.5) => box(x, y, width, thick, ink);

/** Drawn at its place, turned and scaled. */
export const placed = (x: number, y: number, inside: string, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;

/** The window of a browser, its page below the bar. */
export function browser(x: number, y: number, width: number, height: number, page: string): string {
  const clip = `b${x}-${y}-${width}`;
  return `<clipPath id="${clip}"><rect width="${width}" height="${height}" rx="9"/></clipPath><g transform="translate(${x} ${y})" clip-path="url(#${clip})">${box(0, 0, width, height, "#20343b")}<g fill="#6d8388"><circle cx="17" cy="13" r="4.5"/><circle cx="32" cy="13" r="4.5"/><circle cx="47" cy="13" r="4.5"/></g><g transform="translate(0 26)">${page}</g></g>`;
}

/** A phone, its page inside the frame. */
export function phone(x: number, y: number, width: number, height: number, page: string): string {
  const clip = `p${x}-${y}`;
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="24" fill="#12121c"/><clipPath id="${clip}"><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="18"/></clipPath><g clip-path="url(#${clip})"><g transform="translate(7 7)">${page}</g></g></g>`;
}

/** Always the same numbers between 0 and 1, for what should look scattered. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
