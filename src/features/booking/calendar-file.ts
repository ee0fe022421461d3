import type { BookingTable } from "#platform/database/tables/visitor-tables.ts";

interface Around {
  brandName: string;
  /** The organiser: where mails come from and go to. */
  mail: string;
  /** Where the call can be changed. */
  manageUrl: string;
  method: "REQUEST" | "CANCEL";
  now: Date;
}

/** The call for a calendar: RFC 5545, with a stable UID and a sequence that grows, so that a change replaces what is there (RFC 5546). */
export function calendarFile(booking: BookingTable, { brandName, mail, manageUrl, method, now }: Around): string {
  const { id, start_at, end_at, host_name, name, email, sequence, website } = booking;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${plain(brandName)}//Booking//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${id}@${mail.slice(mail.lastIndexOf("@") + 1)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(start_at)}`,
    `DTEND:${stamp(end_at)}`,
    `SUMMARY:${text(`Call with ${host_name}, ${brandName}`)}`,
    `DESCRIPTION:${text(`${website ? `About ${website}. ` : ""}Change or cancel: ${manageUrl}`)}`,
    `ORGANIZER;CN=${quoted(brandName)}:mailto:${mail}`,
    `ATTENDEE;CN=${quoted(name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `URL:${manageUrl}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

const stamp = (iso: string): string => iso.replace(/[-:]|\.\d+/g, "");
const plain = (value: string): string => value.replace(/[\p{Cc}/]/gu, " ");
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
const quoted = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, " ")}"`;

/** At most 75 octets a line, continued by a space; no character is cut in two. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = "";
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join("\r\n ");
}
