export interface LossBand {
  value: number;
  label: string;
  /** Stroke width: the share of the first value, which is 64 px wide. */
  width: number;
  /** What left between the gate before and this one. */
  lost?: { amount: number; width: number; reason: string };
}

const FULL = 64;
/** A share too small to see is drawn this thin, which is the only liberty the drawing takes. */
const THINNEST = 3;

export function lossBands(stages: readonly { value: number; label: string; lost?: string | undefined }[]): LossBand[] {
  const whole = stages[0]?.value || 1;
  const widthOf = (value: number) => Math.max(THINNEST, Math.round((value / whole) * FULL));
  return stages.map(({ value, label, lost }, i) => {
    const before = stages[i - 1]?.value;
    if (before === undefined) return { value, label, width: FULL };
    const gone = { amount: before - value, width: Math.max(THINNEST, widthOf(before) - widthOf(value)), reason: lost ?? "" };
    return { value, label, width: widthOf(value), lost: gone };
  });
}

/** Words in lines of at most `most` letters, for text in a drawing, which does not wrap. */
export function wrapWords(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
