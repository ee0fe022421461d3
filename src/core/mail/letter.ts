import { escapeXml } from "../text/html/escape-xml.ts";

/** What a mail says, once; both its parts are made from it. */
export interface Letter {
  /** The agency's name, above and below. */
  brandName: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts in two columns. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** What a visitor wrote, set apart and never mixed with our own words. */
  quote?: string;
  /** Small, at the end: why this mail came. */
  footer: string;
}

/** Plain text and HTML of one letter. No picture, no tracking; readable with styles off. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ brandName, heading, paragraphs, facts = [], action, quote, footer }: Letter): string {
  return [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    quote?.replace(/^/gm, "> "),
    action && `${action.label}:\n${action.url}`,
    `-- \n${brandName}\n${footer}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function htmlOf({ brandName, heading, paragraphs, facts = [], action, quote, footer }: Letter): string {
  const text = "font:16px/1.5 Arial,Helvetica,sans-serif;color:#10142a";
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#4d5166;vertical-align:top">${escapeXml(name)}</td><td style="padding:4px 0">${lines(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(heading)}</title></head><body style="margin:0;background:#f5f6fc"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:8px solid #fbd530;${text}"><tr><td style="padding:28px 32px"><p style="margin:0 0 20px;font-weight:bold">${escapeXml(brandName)}</p><h1 style="margin:0 0 16px;font:bold 26px/1.2 Arial,Helvetica,sans-serif">${escapeXml(heading)}</h1>${paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`)
    .join(
      "",
    )}${rows.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;${text}">${rows.join("")}</table>` : ""}${quote ? `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #cacddb;background:#f5f6fc">${lines(quote)}</blockquote>` : ""}${
    action
      ? `<p style="margin:24px 0"><a href="${escapeXml(action.url)}" style="display:inline-block;padding:14px 24px;background:#fbd530;color:#10142a;font-weight:bold;text-decoration:none;border-radius:999px">${escapeXml(action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#4d5166">Or open this address: ${escapeXml(action.url)}</p>`
      : ""
  }</td></tr><tr><td style="padding:16px 32px 28px;font:14px/1.5 Arial,Helvetica,sans-serif;color:#4d5166">${escapeXml(brandName)}<br>${lines(footer)}</td></tr></table></td></tr></table></body></html>`;
}

const lines = (text: string): string => escapeXml(text).replaceAll("\n", "<br>");
