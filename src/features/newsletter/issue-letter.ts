import type { CalloutBlock, PictureBlock, RichText, TextBlock } from "#core/content/rich-text.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import { parseInline } from "#core/text/html/inline-marks.ts";

/** An issue as it was when somebody said that it may go out. */
export interface IssueWords {
  title: string;
  preview: string;
  /** Its page in the archive. */
  path: string;
  content: RichText;
  /** `publicFrom`: the moment before which its page is not there. */
  posts: readonly { title: string; excerpt: string; path: string; publicFrom: string }[];
  /** Posts that were chosen and are not published. */
  gaps: number;
}

interface Around {
  brandName: string;
  origin: string;
  /** Where one click ends it. */
  leaveUrl: string;
}

/**
 * Plain text and HTML of an issue. No tracking, no address that differs by reader but the one to leave by, and no picture: a server that
 * sends one learns who opened the mail. What a figure shows is said in words, with the way to it.
 */
export function writeIssue({ title, preview, path, content, posts }: IssueWords, { brandName, origin, leaveUrl }: Around) {
  const absolute = absoluteOn(origin);
  const around = { absolute, archive: absolute(path) };
  const text = [
    title,
    ...content.map((block) => blockText(block, around)).filter(Boolean),
    ...posts.map((post) => `${post.title}\n${post.excerpt}\n${absolute(post.path)}`),
    `-- \n${brandName}\nOn the web: ${around.archive}\nYou get this because you confirmed your subscription. Stop these mails: ${leaveUrl}`,
  ].join("\n\n");
  const linked = posts.map(
    (post) =>
      `<h2 style="${HEADS.h2}">${anchor(absolute(post.path), escapeXml(post.title))}</h2><p style="${PARAGRAPH}">${escapeXml(post.excerpt)}</p>`,
  );
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(title)}</title><style>${IN_THE_DARK}{${DARK}}</style></head>`,
    `<body style="margin:0;background:#f5f6fc"><div style="display:none">${escapeXml(preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:8px solid #fbd530;${TEXT}">`,
    `<tr><td style="padding:28px 32px"><p style="margin:0 0 20px;font-weight:bold">${escapeXml(brandName)}</p><h1 style="margin:0 0 16px;font:bold 28px/1.2 Arial,Helvetica,sans-serif">${escapeXml(title)}</h1>${listed(content, around)}${linked.join("")}</td></tr>`,
    `<tr><td class="soft" style="padding:16px 32px 28px;font:14px/1.5 Arial,Helvetica,sans-serif;color:#4d5166">${escapeXml(brandName)}<br><a href="${escapeXml(around.archive)}" style="color:#4d5166">Read it on the web</a><br>You get this because you confirmed your subscription. <a href="${escapeXml(leaveUrl)}" style="color:#4d5166">Stop these mails</a></td></tr>`,
    "</table></td></tr></table></body></html>",
  ].join("");
  return { text, html };
}

/** What is no address stays as it was written: the check of the links names it. */
const absoluteOn = (origin: string) => (href: string) => URL.parse(href, origin)?.href ?? href;

/** Every address that the mail leads to, once each; its own page, the way out and posts that are not public at that moment aside. */
export function linksIn({ content, posts }: IssueWords, origin: string, now: Date): string[] {
  const found = new Set<string>();
  const absolute = absoluteOn(origin);
  const note = (href: string) => {
    found.add(absolute(href));
    return href;
  };
  for (const block of content) blockText(block, { absolute: note, archive: "" });
  for (const { path, publicFrom } of posts) if (Date.parse(publicFrom) <= now.getTime()) note(path);
  return [...found];
}

const IN_THE_DARK = "@media (prefers-color-scheme:dark)";
const DARK =
  "body{background:#090c1a!important}.sheet,.sheet table{background:#15182c!important;color:#f5f6fc!important}.sheet a{color:#a5b8ff!important}.sheet .box{background:#22263f!important}.sheet .soft,.sheet .soft a{color:#b9bdd1!important}";

/** A letter as mail programs show it in the dark, wherever it is looked at. */
export const inTheDark = (html: string) => html.replace(IN_THE_DARK, "@media all");

/** Its plain text as a page, for who wants to see that too. */
export const plainPage = (text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain text</title></head><body style="margin:0;padding:20px;background:#ffffff;color:#10142a"><pre style="margin:0;font:14px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere">${escapeXml(text)}</pre></body></html>`;

interface Links {
  absolute(href: string): string;
  /** Where all of it stands. */
  archive: string;
}
type Block = RichText[number];

interface Run {
  text: string;
  marks: readonly string[];
  href?: string;
}

const TEXT = "font:16px/1.5 Arial,Helvetica,sans-serif;color:#10142a";
const PARAGRAPH = "margin:0 0 16px";
const HEADS = {
  h2: "margin:24px 0 12px;font:bold 22px/1.25 Arial,Helvetica,sans-serif",
  h3: "margin:20px 0 8px;font:bold 18px/1.3 Arial,Helvetica,sans-serif",
};

/** Items that follow each other are one list. */
function listed(content: RichText, links: Links): string {
  let html = "";
  let open: "ul" | "ol" | undefined;
  for (const block of content) {
    const item = block._type === "block" ? block.listItem : undefined;
    const wanted = item && (item === "number" ? "ol" : "ul");
    if (wanted !== open) html += `${open ? `</${open}>` : ""}${wanted ? `<${wanted} style="margin:0 0 16px;padding-left:24px">` : ""}`;
    open = wanted;
    html += wanted && block._type === "block" ? `<li>${runs(block, links)}</li>` : blockHtml(block, links);
  }
  return open ? `${html}</${open}>` : html;
}

function blockHtml(block: Block, links: Links): string {
  if (block._type === "block") {
    const { style } = block;
    if (style === "h2" || style === "h3") return `<${style} style="${HEADS[style]}">${runs(block, links)}</${style}>`;
    if (style === "blockquote")
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:4px solid #cacddb">${runs(block, links)}</blockquote>`;
    return `<p style="${PARAGRAPH}">${runs(block, links)}</p>`;
  }
  if (block._type === "code") return `<pre class="box" style="${BOX};white-space:pre-wrap">${escapeXml(block.code)}</pre>`;
  if (block._type === "callout") {
    const paragraphs = paragraphsOf(block.text).map(
      (words) =>
        `<br>${parseInline(words)
          .map((run) => runHtml(run, links))
          .join("")}`,
    );
    return `<p class="box" style="${BOX};border-left:4px solid ${block.tone === "warning" ? "#fbd530" : "#501485"}"><strong>${CALLOUTS[block.tone]}</strong>${paragraphs.join("<br>")}</p>`;
  }
  if (block._type === "tool")
    return `<p class="box" style="${BOX}">${anchor(links.absolute(block.href), `<strong>${escapeXml(block.title)}</strong>`)}${block.text ? `<br>${escapeXml(block.text)}` : ""}</p>`;
  if (block._type === "image") {
    const words = pictureWords(block);
    return words ? `<p style="${PARAGRAPH}"><em>${escapeXml(words)}</em> ${anchor(links.archive, "See it on the web")}</p>` : "";
  }
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
const BOX = "margin:0 0 16px;padding:12px 16px;background:#f5f6fc";
const CALLOUTS: Record<CalloutBlock["tone"], string> = { note: "Note", tip: "Tip", warning: "Careful" };

/** `inside` is HTML. */
const anchor = (href: string, inside: string) => `<a href="${escapeXml(href)}" style="color:#1139d7">${inside}</a>`;

const paragraphsOf = (text: string) => text.split(/\n\s*\n/);

/** What a figure says to who does not see it; empty where it only decorates. */
const pictureWords = ({ alt, caption }: PictureBlock) =>
  [alt && `Picture: ${alt}${/[.!?]$/.test(alt) ? "" : "."}`, caption && plain(caption)].filter(Boolean).join(" ");

function runs({ children, markDefs }: TextBlock, links: Links): string {
  const hrefOf = (mark: string) => markDefs.find(({ _key }) => _key === mark)?.href;
  return children
    .map(({ text, marks }) => {
      const href = marks.map(hrefOf).find((found) => found !== undefined);
      return runHtml({ text, marks, ...(href !== undefined && { href }) }, links);
    })
    .join("");
}

function runHtml({ text, marks, href }: Run, { absolute }: Links): string {
  const inside = marks.reduce((html, mark) => (TAGS[mark] ? `<${TAGS[mark]}>${html}</${TAGS[mark]}>` : html), escapeXml(text));
  return href === undefined ? inside : anchor(absolute(href), inside);
}

function blockText(block: Block, links: Links): string {
  switch (block._type) {
    case "code":
      return block.code;
    case "table":
      return block.rows.map(({ cells }) => cells.map(plain).join(" | ")).join("\n");
    case "callout":
      return `${CALLOUTS[block.tone]}: ${paragraphsOf(block.text)
        .map((words) =>
          parseInline(words)
            .map((run) => runText(run, links))
            .join(""),
        )
        .join("\n")}`;
    case "tool":
      return [block.title, block.text, links.absolute(block.href)].filter(Boolean).join("\n");
    case "image": {
      const words = pictureWords(block);
      return words && `${words} (${links.archive})`;
    }
    case "block": {
      const words = block.children.map(({ text, marks }) => {
        const href = block.markDefs.find(({ _key }) => marks.includes(_key))?.href;
        return runText({ text, marks: [], ...(href !== undefined && { href }) }, links);
      });
      return `${block.listItem ? "- " : ""}${words.join("")}`;
    }
  }
}

const runText = ({ text, href }: Run, { absolute }: Links) => (href === undefined ? text : `${text} (${absolute(href)})`);

const plain = (cell: string) =>
  parseInline(cell)
    .map(({ text }) => text)
    .join("");
