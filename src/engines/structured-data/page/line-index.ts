import type { Place } from "../entity.ts";
import type { Span } from "../json/json-tree.ts";

/** Turns offsets of a text into lines and columns. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    // As HTML counts them: \n, \r\n and a lone \r each end one line.
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) this.starts.push(index + end.length);
  }

  placeOf({ start, end }: Span): Place {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.starts[low] ?? 0) + 1, start, end };
  }

  /** Offset at which a line starts, lines from 1. */
  startOf(line: number): number {
    return this.starts[line - 1] ?? 0;
  }

  get lines(): number {
    return this.starts.length;
  }
}
