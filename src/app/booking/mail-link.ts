/** A link that opens the reader's mail program with the mail written. RFC 6068 wants line breaks as CRLF. */
export function mailLink(to: string, { subject, body }: { subject: string; body: string }): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"))}`;
}
