import { writeLetter } from "#core/mail/letter.ts";
import type { Mail } from "#platform/mail/mail.ts";

export interface Sender {
  brandName: string;
  origin: string;
  /** The agency's own words in place of ours. */
  letters?: { newsletterConfirm?: string | undefined; newsletterWelcome?: string | undefined } | undefined;
}

/** Asks whether it was really the owner of the address who subscribed. */
export function confirmLetter(to: string, token: string, { brandName, origin, letters }: Sender): Mail {
  return {
    to,
    fromName: brandName,
    subject: "Confirm your subscription",
    ...writeLetter({
      brandName,
      heading: "Was it you?",
      paragraphs: [
        letters?.newsletterConfirm ??
          "You asked for our newsletter: one email a month, about what changed in search and what we measured. Confirm that it was you.",
      ],
      action: { label: "Confirm the subscription", url: `${origin}/newsletter/confirm/${token}` },
      footer: "If it was not you, ignore this email: without the click nothing else comes. The link works for 48 hours.",
    }),
  };
}

export function welcomeLetter(to: string, leaveToken: string, { brandName, origin, letters }: Sender): Mail {
  return {
    to,
    fromName: brandName,
    subject: "You are subscribed",
    // The address that one click of a mail program posts to; opened in a browser it is a page with a button.
    unsubscribeUrl: `${origin}/newsletter/leave/${leaveToken}`,
    ...writeLetter({
      brandName,
      heading: "You are subscribed",
      paragraphs: [letters?.newsletterWelcome ?? "One email a month. The next one comes at the start of the month."],
      action: { label: "Read the latest posts", url: `${origin}/blog/` },
      footer: `Leave with one click at any time: ${origin}/newsletter/leave/${leaveToken}`,
    }),
  };
}
