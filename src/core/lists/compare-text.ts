/** The order of identifiers and ISO dates: by code unit, the same on every machine. Words for people are sorted by `localeCompare` with a language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
