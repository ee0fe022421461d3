import { createHash } from "node:crypto";
import type { RawDocument } from "#core/content/raw-document.ts";
import { pathOf } from "./document-address.ts";

interface Move {
  /** Where the page was; undefined for one that is new. */
  from: string | undefined;
  to: string;
}

/**
 * What becomes of the redirects when a page moves: the old address leads to the new one, whatever led to the old one leads there at once,
 * and the new address leads nowhere but to the page.
 */
export function redirectsAfter({ from, to }: Move, redirects: readonly RawDocument[]): { put: RawDocument[]; removed: string[] } {
  const at = (value: unknown) => (typeof value === "string" ? pathOf(value) : undefined);
  const removed = redirects.filter((redirect) => at(redirect["from"]) === pathOf(to)).map(({ _id }) => _id);
  if (from === undefined || pathOf(from) === pathOf(to)) return { put: [], removed };
  const led = redirects
    .filter((redirect) => at(redirect["to"]) === pathOf(from) && !removed.includes(redirect._id))
    .map((redirect) => ({ ...redirect, to }));
  const left = redirectFrom(from, to, "The address of the page was changed.");
  return { put: [...led.filter(({ _id }) => _id !== left._id), left], removed };
}

export const redirectFrom = (from: string, to: string, cause: string): RawDocument => ({
  _id: idOf(from),
  _type: "redirect",
  from: pathOf(from),
  to,
  status: "301",
  cause,
});

/** One for an address, whoever moves it. */
const idOf = (from: string) => `redirect-${createHash("sha256").update(pathOf(from)).digest("hex").slice(0, 20)}`;
