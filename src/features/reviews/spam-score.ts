import type { GuardVerdict } from "#platform/form-guard/form-guard.ts";

export interface SpamScore {
  /** 0 to 100. It orders the queue; a person decides. */
  score: number;
  reasons: string[];
}

/** How much a text looks like one that a program wrote, and why. */
export function spamScore({ name, feedback }: { name: string; feedback: string }, { isTrap, isProved }: GuardVerdict): SpamScore {
  const links = (feedback.match(/https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|ru|xyz|top|shop|online)\b/gi) ?? []).length;
  const letters = feedback.replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  const checks: [isSo: boolean, weight: number, reason: string][] = [
    [isTrap, 100, "Filled in a field that people do not see"],
    [!isProved, 20, "Sent without the proof that browsers give"],
    [links > 0, Math.min(60, 25 + 10 * links), links === 1 ? "Has a link in it" : `Has ${links} links in it`],
    [/https?:|www\.|@/i.test(name), 40, "The name is an address"],
    [letters.length >= 20 && capitals / letters.length > 0.6, 20, "Mostly capitals"],
    [/(.)\1{7,}/u.test(feedback), 15, "Repeats one sign over and over"],
    [
      /\b(?:casino|viagra|crypto|backlinks? (?:for sale|service)|loan|betting|seo agency|guest post)\b/i.test(feedback),
      35,
      "Uses words that spam uses",
    ],
    [feedback.trim().split(/\s+/).length < 3, 10, "Shorter than three words"],
  ];
  const met = checks.filter(([isSo]) => isSo);
  return {
    score: Math.min(
      100,
      met.reduce((sum, [, weight]) => sum + weight, 0),
    ),
    reasons: met.map(([, , reason]) => reason),
  };
}
