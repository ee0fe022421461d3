/** The headline counts the seats, so it changes with them. */
export function careersHeadline(seats: number): string {
  if (seats === 0) return "No open jobs today";
  return `${numbers[seats] ?? seats} ${seats === 1 ? "job" : "jobs"}, pay shown`;
}

const numbers: readonly (string | undefined)[] = [
  undefined,
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

export const careersSeo = {
  title: "Careers: open jobs with the pay shown",
  description:
    "Open jobs in search, ads, content and design. Every ad shows its salary range and each hiring step, and every application gets an answer.",
} as const;
