/** The letter that the visitor's own mail program opens: to whom, about what, and with room for the answers. */
export function applicationMail({ to, title, send }: { to: string; title: string; send: readonly string[] }): string {
  const body = ["Name:", "Phone (optional):", "Link to your work (optional):", "", ...send.map((item, i) => `${i + 1}. ${item}`)];
  const fields = { subject: `Application: ${title}`, body: body.join("\r\n") };
  // Not URLSearchParams: mail programs show its plus signs (RFC 6068 wants %20).
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to}?${query.join("&")}`;
}
