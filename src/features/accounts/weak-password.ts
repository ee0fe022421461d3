import { isCommonPassword } from "./common-password.ts";

const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** What is wrong with a password, as a sentence; undefined when it will do. Length counts, not kinds of characters (NIST SP 800-63B). */
export function weaknessOf(password: string, email: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters. Four words are easy to keep in mind.`;
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`;
  const plain = password.toLowerCase();
  const name = email.slice(0, email.indexOf("@")).toLowerCase();
  if (name.length >= 4 && plain.includes(name)) return "Leave your own name out of it.";
  // “aaaaaaaaaaaa”, “abcabcabcabc”, “123456789012”: few different characters, or a walk along the alphabet or the keys.
  if (new Set(plain).size < 5) return "Use more different characters.";
  if (WALKS.some((walk) => walk.includes(plain))) return "Choose something that is no row of keys.";
  if (isCommonPassword(password) || EXAMPLES.has(plain.replaceAll(/[^a-z]/g, ""))) return "Many people use that one. Choose another.";
  return undefined;
}

/** Good advice that everybody has read. */
const EXAMPLES = new Set(["correcthorsebatterystaple"]);

const WALKS = [
  "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
  "1234567890123456789012345678901234567890",
  "qwertyuiopasdfghjklzxcvbnm",
];
