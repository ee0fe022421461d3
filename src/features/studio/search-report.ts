import type { ContentSource } from "#core/content/content-source.ts";
import type { FieldFault } from "#core/content/field-fault.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentUse } from "#core/content/writable-documents.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { isSameTopic, topicWordsOf } from "#core/text/topic-words.ts";

/** `stop` keeps it from being published. */
export interface DraftFinding {
  level: "stop" | "fix" | "note" | "pass";
  title: string;
  detail: string;
  /** The tool that says so. */
  tool: string;
  /** Of the field that a stop is in. */
  path?: string[];
}

export interface DraftLink {
  href: string;
  words: string;
  /** Whether a page of ours is there; undefined for an address elsewhere, which nobody asked. */
  works: boolean | undefined;
}

/** Everything around a draft that search engines and social networks would see. */
export interface SearchReport {
  /** Worst first. */
  findings: DraftFinding[];
  linksFrom: DraftLink[];
  linksTo: DocumentUse[];
  /** Pages of ours whose titles are about the same words. */
  rivals: { id: string; type: string; title: string; words: string[] }[];
  /** Undefined while the page cannot be made. */
  /** Its picture is drawn for a page that is public. */
  card: { title: string; description: string; image?: string } | undefined;
  /** JSON-LD, as it stands on the page. */
  structuredData: string[];
}

export interface SearchPorts {
  /** What a visitor would get at one of our addresses; undefined when there is no page. */
  pageAt(address: string): Promise<string | undefined>;
  /** What our own tools say of a page. */
  judge(page: { path: string; html: string }): Promise<{ name: string; findings: readonly Finding[] }[]>;
}

const LEVELS = ["stop", "fix", "note", "pass"] as const;

export async function judgeDraft(html: string | undefined, path: string, faults: readonly FieldFault[], ports: Pick<SearchPorts, "judge">) {
  const stops = faults.map(
    ({ path: at, field, message }): DraftFinding => ({
      level: "stop",
      title: field || "The page",
      detail: message,
      tool: "Publishing",
      path: at.map(String),
    }),
  );
  const judged = html === undefined ? [] : await ports.judge({ path, html });
  const said = judged.flatMap(({ name, findings }) =>
    findings.map(({ status, title, detail }): DraftFinding => ({ level: levelOf(status), title, detail, tool: name })),
  );
  return [...stops, ...said].toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

const levelOf = (status: Finding["status"]): DraftFinding["level"] => (status === "fail" || status === "warn" ? "fix" : status);

/** What a text links to, with the words of each link. */
export async function linksOf(document: RawDocument, isOurPage: (path: string) => Promise<boolean>): Promise<DraftLink[]> {
  const found = new Map<string, string>();
  (function walk(value: unknown) {
    if (typeof value !== "object" || value === null) return;
    const { markDefs, children, href, title } = value as Block;
    for (const { _key, href: to } of Array.isArray(markDefs) ? markDefs : [])
      if (typeof to === "string") found.set(to, wordsOf(Array.isArray(children) ? children : [], _key));
    if (typeof href === "string" && !found.has(href)) found.set(href, typeof title === "string" ? title : href);
    Object.values(value).forEach(walk);
  })(document);
  return Promise.all(
    [...found].slice(0, MOST_LINKS).map(async ([href, words]) => ({
      href,
      words,
      works: /^\/(?!\/)/.test(href) ? await isOurPage(href) : undefined,
    })),
  );
}

interface Block {
  markDefs?: { _key: string; href?: unknown }[];
  children?: { text?: string; marks?: string[] }[];
  href?: unknown;
  title?: unknown;
}

const wordsOf = (children: NonNullable<Block["children"]>, key: string) =>
  children
    .filter(({ marks }) => marks?.includes(key))
    .map(({ text = "" }) => text)
    .join("");

/** Other pages whose titles share at least two topic words with this one, and half of their own. */
export async function rivalsOf(source: ContentSource, id: string, title: string): Promise<SearchReport["rivals"]> {
  const own = topicWordsOf(title);
  const pages = (await source.fetch(TITLES, { id })) as { _id: string; _type: string; title: string | null }[];
  return pages
    .flatMap(({ _id, _type, title: other }) => {
      const theirs = topicWordsOf(other ?? "");
      const words = own.filter((word) => theirs.some((each) => isSameTopic(word, each))).map(({ text }) => text);
      return words.length >= 2 && words.length * 2 >= theirs.length ? [{ id: _id, type: _type, title: other ?? "", words }] : [];
    })
    .toSorted((a, b) => b.words.length - a.words.length)
    .slice(0, 5);
}

const TITLES = `*[defined(slug.current) && _id != $id && _type != "redirect"]{_id, _type, "title": coalesce(seo.title, title, name, jobTitle)}`;
const MOST_LINKS = 100;

/** What social networks and search engines read from the head of one of our own pages. */
export function readHead(html: string): Pick<SearchReport, "card" | "structuredData"> {
  const property = (name: string) => unescaped(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = ""]) =>
    pretty(json),
  );
  return {
    card: { title: property("title"), description: property("description"), image: property("image") },
    structuredData: scripts,
  };
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };
const unescaped = (text: string) => text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
