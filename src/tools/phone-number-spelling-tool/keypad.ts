/** The letters on the keys of a telephone, as ITU-T E.161 has them. */
const KEYS: readonly (readonly [key: string, letters: string])[] = [
  ["2", "abc"],
  ["3", "def"],
  ["4", "ghi"],
  ["5", "jkl"],
  ["6", "mno"],
  ["7", "pqrs"],
  ["8", "tuv"],
  ["9", "wxyz"],
];
const keyOfLetter = new Map(KEYS.flatMap(([key, letters]) => [...letters].map((letter) => [letter, key] as const)));

/** Every sign that a telephone can dial, with its key. Accents are dropped, what has no key is left out. */
export function keysOf(text: string): { sign: string; key: string }[] {
  return [...text.normalize("NFD").toLowerCase()].flatMap((sign) => {
    const key = /[0-9]/.test(sign) ? sign : keyOfLetter.get(sign);
    return key === undefined ? [] : [{ sign: sign.toUpperCase(), key }];
  });
}

export const digitsOf = (text: string): string => keysOf(text).reduce((digits, { key }) => digits + key, "");
