/** Small whole numbers are drawn as a dot each, wherever their case is shown; larger ones as a track that widens. */
export const areCounted = (before: number, after: number) =>
  after > 1 && after <= 120 && Number.isInteger(before) && Number.isInteger(after);

/** Where the first dot stands, how many make a row, and how far apart they are: the dash pattern of the stroke says the same. */
export type DotGrid = readonly [left: number, top: number, perRow: number, step: number];

/** The dots from one number to another, row by row; the dash pattern starts anew with every row. */
export function dotRows(from: number, to: number, [left, top, perRow, step]: DotGrid): string {
  let path = "";
  for (let at = from; at < to; ) {
    const column = at % perRow;
    const count = Math.min(perRow - column, to - at);
    path += `M${Math.round(left + column * step)} ${Math.round(top + ((at - column) / perRow) * step)}h${(count - 1) * step + 0.1}`;
    at += count;
  }
  return path;
}
