import { AppError } from "#core/errors/app-error.ts";
import { digitsOf, keysOf } from "./keypad.ts";
import type { PhoneNumberSpellingToolInput, PhoneNumberSpellingToolOutput } from "./phone-number-spelling-tool.schema.ts";
import { spellDigits } from "./spell-digits.ts";
import type { WordIndex } from "./word-index.ts";

/** E.164: no number of the world has more. */
const LONGEST_NUMBER = 15;
const MOST_SPELLINGS = 100;

export function spellNumber(input: PhoneNumberSpellingToolInput, index: WordIndex): PhoneNumberSpellingToolOutput {
  const { mode = "spell", number = "", words = "", contains = "", wordsOnly = false, offensive = false } = input;
  const isDialing = mode === "dial";
  const text = isDialing ? words : number;
  const digits = digitsOf(text);
  if (digits === "")
    throw new AppError("input_invalid", { reason: isDialing ? "Type words, like 1-800-FLOWERS." : "Type a number, like 1-800-356-9377." });
  const keep = Math.min(digits.length, input.keep ?? codeLength(digits, text.trimStart().startsWith("+")));
  const kept = digits.slice(0, keep);
  const rest = digits.slice(keep);
  const spellings = spellDigits(rest.slice(0, LONGEST_NUMBER), index, { contains, wordsOnly, offensive, most: MOST_SPELLINGS });
  return {
    digits,
    formatted: grouped(digits),
    tel: telOf(digits, text),
    kept,
    spellings: spellings.map(({ parts, words: found, digitsLeft }) => ({
      text: [...(kept === "" ? [] : [grouped(kept)]), ...parts].join("-"),
      words: [...found],
      digitsLeft,
    })),
    keys: isDialing ? keysOf(text) : [],
    notes: notesOn({ digits, rest, contains, found: spellings.length, isDialing }),
  };
}

/** Country and area code of North America, where letters on keys are used most; elsewhere all but the last seven digits. */
function codeLength(digits: string, isInternational: boolean): number {
  if (digits.startsWith("1") && digits.length >= 11) return 4;
  if (isInternational) return Math.max(0, digits.length - 7);
  return digits.length >= 10 ? 3 : 0;
}

/** 1-800-356-9377. What is no number of North America stays in one piece. */
function grouped(digits: string): string {
  const [, country, area, office, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area) return [country, area, office, line].filter(Boolean).join("-");
  if (/^\d{7}$/.test(digits)) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return /^1\d{3}$/.test(digits) ? `1-${digits.slice(1)}` : digits;
}

function telOf(digits: string, text: string): string {
  // What follows the eleventh digit is not dialed, so a link leaves it out.
  if (/^1\d{10}/.test(digits)) return `tel:+${digits.slice(0, 11)}`;
  if (text.trimStart().startsWith("+")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

function notesOn(asked: { digits: string; rest: string; contains: string; found: number; isDialing: boolean }): string[] {
  const { digits, rest, contains, found, isDialing } = asked;
  const notes: string[] = [];
  const wanted = digitsOf(contains);
  if (/^1\d{11,}$/.test(digits))
    notes.push(
      `North American numbers have 11 digits with the 1. Networks ignore the last ${digits.length - 11}, so the words still reach you.`,
    );
  else if (digits.length > LONGEST_NUMBER) notes.push(`No number has more than ${LONGEST_NUMBER} digits. This one has ${digits.length}.`);
  if (isDialing) return notes;
  if (/[01]/.test(rest)) notes.push("0 and 1 have no letters, so they stay digits.");
  if (wanted !== "" && !rest.includes(wanted))
    notes.push(`${contains.toUpperCase()} is dialed ${wanted}, which is not in ${rest || "what is left"}. It needs another number.`);
  else if (found === 0) notes.push("No word of the list fits. Keep fewer digits, or allow digits between words.");
  return notes;
}
