const MONTH = 40;
/** Round caps reach out by half the stroke. */
const CAP = 9;

/** Bars on twelve months of 40: one, or two where the stretch runs over the end of the year. */
export function stretchesOf(from: number, to: number): string[] {
  if (from > to) return [...stretchesOf(from, 12), ...stretchesOf(1, to)];
  return [`M${(from - 1) * MONTH + CAP} 8H${to * MONTH - CAP}`];
}
