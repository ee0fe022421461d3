import type { VendorKind } from "./vendors.ts";

/** What a visitor said of each; a kind that is missing was not asked about yet. */
export type Consent = Partial<Record<VendorKind, boolean>>;

const KEY = "consent";

/** The choice that this browser keeps. A browser that asks not to be shared (Global Privacy Control) has said no to what it did not choose. */
export function readConsent(kinds: readonly VendorKind[]): Consent {
  const hasRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return { ...(hasRefused && sameForAll(kinds, false)), ...keptConsent() };
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

export function sameForAll(kinds: readonly VendorKind[], answer: boolean): Consent {
  return Object.fromEntries(kinds.map((kind) => [kind, answer]));
}

function keptConsent(): Consent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, answer]) => typeof answer === "boolean"));
  } catch {
    return {};
  }
}
