/** Character references that people leave in titles; the parser has resolved one layer already. */
const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  raquo: "»",
  laquo: "«",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
  eacute: "é",
};

export const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi;

/** "A &amp; B" → "A & B", and what was encoded twice over, to the end. */
export function decodeEntities(text: string): string {
  const decoded = text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return decoded === text ? text : decodeEntities(decoded);
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
