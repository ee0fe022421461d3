/** A title laid out: its lines and the size that they are set in. */
export interface FittedTitle {
  lines: readonly string[];
  size: number;
  /** Of the widest line. */
  width: number;
}

export interface TitleBox {
  width: number;
  height: number;
  largest: number;
  lineHeight: number;
  mostLines: number;
}

/** The largest setting of a title that its box holds, its lines as even as its words allow. `widthOf` measures in ems. */
export function fitTitle(title: string, box: TitleBox, widthOf: (text: string) => number): FittedTitle {
  const words = title.trim().replace(/\s+/g, " ").split(BREAKS);
  const settings = Array.from({ length: Math.min(box.mostLines, words.length) }, (_, more) => {
    const lines = evenLines(words, more + 1, widthOf);
    const widest = Math.max(...lines.map(widthOf));
    const size = Math.min(box.largest, box.width / widest, box.height / (lines.length * box.lineHeight));
    return { lines, size, width: widest * size };
  });
  // Of equal sizes the one with fewer lines.
  return settings.reduce((best, setting) => (setting.size > best.size + 0.5 ? setting : best));
}

/** After a space, and between the signs of scripts that write none. */
const BREAKS =
  /(?<= )|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u;

/** Words, each with the space after it, in `count` lines whose widest is as narrow as can be. */
function evenLines(words: readonly string[], count: number, widthOf: (text: string) => number): string[] {
  if (count === 1) return [words.join("").trimEnd()];
  let best: string[] = [];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let end = 1; end <= words.length - count + 1; end++) {
    const first = words.slice(0, end).join("").trimEnd();
    const width = widthOf(first);
    if (width >= narrowest) break;
    const rest = evenLines(words.slice(end), count - 1, widthOf);
    const widest = Math.max(width, ...rest.map(widthOf));
    if (widest < narrowest) [narrowest, best] = [widest, [first, ...rest]];
  }
  return best;
}
