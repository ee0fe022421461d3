import { type Challenge, PROOF, type SolvedChallenge } from "#core/forms/guard-fields.ts";

const underway = new WeakMap<HTMLFormElement, Promise<void>>();

/** Fetches a challenge and solves it behind the visitor's back; the form carries the answer. */
export function prepareProof(form: HTMLFormElement): Promise<void> {
  const known = underway.get(form);
  if (known) return known;
  const work = prove(form).catch(() => {
    // A browser that cannot is taken without proof, within a tighter limit.
  });
  underway.set(form, work);
  return work;
}

/** A challenge counts once: the next send needs a new one. */
export function forgetProof(form: HTMLFormElement): void {
  underway.delete(form);
  write(form, "");
}

async function prove(form: HTMLFormElement): Promise<void> {
  const begin = performance.now();
  const response = await fetch("/api/challenge");
  const challenge = (await response.json()) as Challenge;
  const number = await solve(challenge);
  const { algorithm, salt, signature } = challenge;
  const solved: SolvedChallenge = { algorithm, challenge: challenge.challenge, salt, number, signature };
  // The server takes no answer that comes faster than a person types.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_MS - (performance.now() - begin))));
  write(form, btoa(JSON.stringify(solved)));
}

const MIN_MS = 1_800;

async function solve({ challenge, salt, maxnumber }: Challenge): Promise<number> {
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber; number++) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(`${salt}${number}`)));
    if (hex(digest) === challenge) return number;
    // The page goes on answering the visitor meanwhile.
    if (number % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error("no solution");
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function write(form: HTMLFormElement, value: string): void {
  const field = form.elements.namedItem(PROOF);
  if (field instanceof HTMLInputElement) field.value = value;
}
