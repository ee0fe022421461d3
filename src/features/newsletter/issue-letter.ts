import type { RichText, TextBlock } from "#core/content/rich-text.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import { parseInline } from "#core/text/html/inline-marks.ts";

/** An issue as it was when somebody said that it may go out. */
export interface IssueWords {
  title: string;
  preview: string;
  /** Its page in the archive. */
  path: string;
  content: RichText;
  posts: readonly { title: string; excerpt: string; path: string }[];
}

interface Around {
  brandName: string;
  origin: string;
  /** Where one click ends it. */
  leaveUrl: string;
}

/** Plain text and HTML of an issue. No picture, no tracking, no address that differs by reader but the one to leave by. */
export function writeIssue({ title, preview, path, content, posts }: IssueWords, { brandName, origin, leaveUrl }: Around) {
  const absolute = (href: string) => new URL(href, origin).href;
  const archive = absolute(path);
  const text = [
    title,
    ...content.map((block) => blockText(block, absolute)),
    ...posts.map((post) => `${post.title}\n${post.excerpt}\n${absolute(post.path)}`),
    `-- \n${brandName}\nOn the web: ${archive}\nYou get this because you confirmed your subscription. Stop these mails: ${leaveUrl}`,
  ].join("\n\n");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title></head><body style="margin:0;background:#f5f6fc"><div style="display:none">${escapeXml(preview)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:8px solid #fbd530;${TEXT}"><tr><td style="padding:28px 32px"><p style="margin:0 0 20px;font-weight:bold">${escapeXml(brandName)}</p><h1 style="margin:0 0 16px;font:bold 28px/1.2 Arial,Helvetica,sans-serif">${escapeXml(title)}</h1>${listed(content, absolute)}${posts
    .map(
      (post) =>
        `<h2 style="${HEADS.h2}"><a href="${escapeXml(absolute(post.path))}" style="color:#1139d7">${escapeXml(post.title)}</a></h2><p style="${PARAGRAPH}">${escapeXml(post.excerpt)}</p>`,
    )
    .join(
      "",
    )}</td></tr><tr><td style="padding:16px 32px 28px;font:14px/1.5 Arial,Helvetica,sans-serif;color:#4d5166">${escapeXml(brandName)}<br><a href="${escapeXml(archive)}" style="color:#4d5166">Read it on the web</a><br>You get this because you confirmed your subscription. <a href="${escapeXml(leaveUrl)}" style="color:#4d5166">Stop these mails</a></td></tr></table></td></tr></table></body></html>`;
  return { text, html };
}

type Absolute = (href: string) => string;
type Block = RichText[number];

const TEXT = "font:16px/1.5 Arial,Helvetica,sans-serif;color:#10142a";
const PARAGRAPH = "margin:0 0 16px";
const HEADS = {
  h2: "margin:24px 0 12px;font:bold 22px/1.25 Arial,Helvetica,sans-serif",
  h3: "margin:20px 0 8px;font:bold 18px/1.3 Arial,Helvetica,sans-serif",
};

/** Items that follow each other are one list. */
function listed(content: RichText, absolute: Absolute): string {
  let html = "";
  let open: "ul" | "ol" | undefined;
  for (const block of content) {
    const item = block._type === "block" ? block.listItem : undefined;
    const wanted = item && (item === "number" ? "ol" : "ul");
    if (wanted !== open) html += `${open ? `</${open}>` : ""}${wanted ? `<${wanted} style="margin:0 0 16px;padding-left:24px">` : ""}`;
    open = wanted;
    html += wanted && block._type === "block" ? `<li>${runs(block, absolute)}</li>` : blockHtml(block, absolute);
  }
  return open ? `${html}</${open}>` : html;
}

function blockHtml(block: Block, absolute: Absolute): string {
  if (block._type === "block") {
    const { style } = block;
    if (style === "h2" || style === "h3") return `<${style} style="${HEADS[style]}">${runs(block, absolute)}</${style}>`;
    if (style === "blockquote")
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:4px solid #cacddb">${runs(block, absolute)}</blockquote>`;
    return `<p style="${PARAGRAPH}">${runs(block, absolute)}</p>`;
  }
  if (block._type === "code")
    return `<pre style="margin:0 0 16px;padding:12px;background:#f5f6fc;white-space:pre-wrap">${escapeXml(block.code)}</pre>`;
  if (block._type !== "table") return "";
  const rows = block.rows.map(({ cells }, row) => {
    const tag = row === 0 ? "th" : "td";
    const inside = cells.map(
      (cell) => `<${tag} align="left" style="padding:6px 12px 6px 0;border-bottom:1px solid #cacddb">${escapeXml(plain(cell))}</${tag}>`,
    );
    return `<tr>${inside.join("")}</tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;${TEXT}">${rows.join("")}</table>`;
}

const TAGS: Record<string, string> = { strong: "strong", em: "em", code: "code" };

function runs({ children, markDefs }: TextBlock, absolute: Absolute): string {
  return children
    .map(({ text, marks }) =>
      marks.reduce((inside, mark) => {
        const href = markDefs.find(({ _key }) => _key === mark)?.href;
        if (href !== undefined) return `<a href="${escapeXml(absolute(href))}" style="color:#1139d7">${inside}</a>`;
        return TAGS[mark] ? `<${TAGS[mark]}>${inside}</${TAGS[mark]}>` : inside;
      }, escapeXml(text)),
    )
    .join("");
}

function blockText(block: Block, absolute: Absolute): string {
  if (block._type === "code") return block.code;
  if (block._type === "table") return block.rows.map(({ cells }) => cells.map(plain).join(" | ")).join("\n");
  if (block._type !== "block") return "";
  const words = block.children
    .map(({ text, marks }) => {
      const href = block.markDefs.find(({ _key }) => marks.includes(_key))?.href;
      return href === undefined ? text : `${text} (${absolute(href)})`;
    })
    .join("");
  return block.listItem ? `- ${words}` : words;
}

const plain = (cell: string) =>
  parseInline(cell)
    .map(({ text }) => text)
    .join("");
