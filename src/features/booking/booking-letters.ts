import { writeLetter } from "#core/mail/letter.ts";
import type { BookingTable } from "#platform/database/tables/visitor-tables.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { calendarFile } from "./calendar-file.ts";

export interface Caller {
  brandName: string;
  mail: string;
  origin: string;
}

export type LetterKind = "confirmed" | "moved" | "cancelled" | "reminder";

/** To the visitor: when in the visitor's own time, with whom, and the way to change it. */
export function visitorLetter(booking: BookingTable, token: string, kind: LetterKind, caller: Caller, now: Date): Mail {
  const { brandName, mail, origin } = caller;
  const manageUrl = `${origin}/booking/${token}/`;
  const when = shownTime(booking.start_at, booking.zone);
  const words: Record<LetterKind, { subject: string; heading: string; paragraph: string }> = {
    confirmed: {
      subject: `Call on ${when}`,
      heading: "See you then",
      paragraph: "Your host sends the video link before the call. If you prefer the phone, answer this email with your number.",
    },
    moved: {
      subject: `Moved: call on ${when}`,
      heading: "Your call has a new time",
      paragraph: "The attached entry replaces the old one in your calendar.",
    },
    cancelled: {
      subject: `Canceled: call on ${when}`,
      heading: "Your call is canceled",
      paragraph: "The attached entry takes it out of your calendar. You can book another whenever you like.",
    },
    reminder: {
      subject: `Soon: call on ${when}`,
      heading: "Your call is coming up",
      paragraph: "If the time no longer suits you, move or cancel the call with the button below.",
    },
  };
  const { subject, heading, paragraph } = words[kind];
  return {
    to: booking.email,
    replyTo: mail,
    fromName: brandName,
    subject: subject.slice(0, 200),
    ...writeLetter({
      brandName,
      heading,
      paragraphs: [paragraph],
      facts: [
        ["When", `${when} (${booking.zone})`],
        ["Who", booking.host_name],
        ...(booking.website ? [["About", booking.website] as const] : []),
      ],
      action:
        kind === "cancelled" ? { label: "Book another call", url: `${origin}/contact-us` } : { label: "Change or cancel", url: manageUrl },
      footer: "You get this email because a call was booked with this address.",
    }),
    ...(kind === "reminder" ? {} : { attachments: [entry(booking, manageUrl, kind === "cancelled" ? "CANCEL" : "REQUEST", caller, now)] }),
  };
}

/** To the team: who, when in the host's words, and what about. */
export function teamLetter(booking: BookingTable, kind: Exclude<LetterKind, "reminder">, caller: Caller, now: Date): Mail {
  const { brandName, mail, origin } = caller;
  const what = { confirmed: "New call", moved: "Call moved", cancelled: "Call canceled" }[kind];
  const when = shownTime(booking.start_at, "UTC");
  return {
    to: mail,
    replyTo: booking.email,
    fromName: brandName,
    subject: `${what}: ${booking.host_name}, ${when} UTC`.slice(0, 200),
    ...writeLetter({
      brandName,
      heading: what,
      paragraphs: [booking.reason ? `Reason: ${booking.reason}` : "Answer this email to write to the visitor."],
      facts: [
        ["When", `${when} UTC, ${shownTime(booking.start_at, booking.zone)} for the visitor`],
        ["Host", booking.host_name],
        ["Name", booking.name],
        ["Email", booking.email],
        ["Website", booking.website],
      ].filter((fact): fact is [string, string] => fact[1] !== ""),
      ...(booking.note ? { quote: booking.note } : {}),
      action: { label: "Open the bookings", url: `${origin}/admin/bookings` },
      footer: "Sent because somebody booked, moved or canceled a call on the site.",
    }),
    attachments: [entry(booking, `${origin}/admin/bookings`, kind === "cancelled" ? "CANCEL" : "REQUEST", caller, now)],
  };
}

function entry(booking: BookingTable, manageUrl: string, method: "REQUEST" | "CANCEL", { brandName, mail }: Caller, now: Date) {
  return {
    fileName: "call.ics",
    contentType: `text/calendar; method=${method}`,
    content: new TextEncoder().encode(calendarFile(booking, { brandName, mail, manageUrl, method, now })),
  };
}

/** “Wed, Nov 18, 2026, 10:30 AM”, on the wall of a zone. */
export function shownTime(moment: string, zone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(moment));
}
