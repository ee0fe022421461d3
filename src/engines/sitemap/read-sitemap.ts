import { createProblemList } from "./problem-list.ts";
import type { SitemapDocument, SitemapEntry } from "./sitemap-document.ts";
import { sitemapText, type TextFacts } from "./sitemap-text.ts";
import { readTextSitemap } from "./text-sitemap.ts";
import { readXmlSitemap } from "./xml-sitemap.ts";

/** sitemaps.org: 50,000 entries a file, in a sitemap as in an index. */
const MAX_ENTRIES = 50_000;

interface Options {
  /** Milliseconds since 1970; what lies behind it is the future. */
  now: number;
  /** Called for each entry as it is read. */
  onEntry?: (entry: SitemapEntry) => void;
  /** Entries to keep in the document; all are counted. */
  keep?: number;
  /** The body is the beginning of a longer one. */
  isTruncated?: boolean;
}

/** Reads a file in one go. For short ones: a long one should be read in steps. */
export function readSitemap(body: Uint8Array, options: Options): SitemapDocument {
  const steps = readSitemapInSteps(body, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a file piece by piece and yields after each, so that the caller may breathe. XML, text, RSS or Atom, by what stands in it. */
export function* readSitemapInSteps(
  body: Uint8Array,
  { now, onEntry, keep = MAX_ENTRIES, isTruncated = false }: Options,
): Generator<void, SitemapDocument> {
  const problems = createProblemList();
  const facts: TextFacts = { packed: false, encoding: "utf-8", bytes: 0, isCut: false, isDamaged: false, hasBadBytes: false };
  const entries: SitemapEntry[] = [];
  let count = 0;
  const add = (entry: SitemapEntry) => {
    count++;
    if (entries.length < keep) entries.push(entry);
    onEntry?.(entry);
  };
  const xml = readXmlSitemap(problems, add, now);
  const text = readTextSitemap(problems, add);
  let form: Form | undefined;

  let blank = "";
  for (const { text: piece } of sitemapText(body, facts)) {
    form ??= formOf(piece);
    if (form === undefined) blank += piece;
    else if (form !== "html") (form === "xml" ? xml : text).write(blank + piece);
    if (form !== undefined) blank = "";
    yield;
  }
  if (form === "xml") xml.end();
  else text.end({ isCut: isTruncated || facts.isCut });

  const kind = form === "html" ? "html" : form === "xml" ? xml.kind() : count > 0 ? "text" : "unknown";
  if (form === "html") problems.add("is-html", null);
  if (facts.isDamaged) problems.add("not-unpacked", null);
  if (facts.isCut && !facts.isDamaged) problems.add("too-large", null);
  if (facts.hasBadBytes) problems.add("bad-encoding", null, facts.encoding);
  if (facts.encoding !== "utf-8") problems.add("not-utf-8", null, facts.encoding);
  if (count > MAX_ENTRIES) problems.add("too-many", null, count.toLocaleString("en-US"));
  if (count === 0 && kind !== "html" && !problems.counts["loc-missing"] && !problems.counts["unknown-entity"]) problems.add("empty", null);
  return {
    kind,
    entries,
    count,
    problems: problems.problems,
    problemCounts: problems.counts,
    namespace: form === "xml" ? xml.namespace() : null,
    encoding: facts.encoding,
    packed: facts.packed,
    bytes: facts.bytes,
    isCut: facts.isCut || problems.counts["too-many-faults"] !== undefined || problems.counts["too-deep"] !== undefined,
  };
}

type Form = "xml" | "text" | "html";

/** By what stands first. Undefined while nothing does. */
function formOf(piece: string): Form | undefined {
  const start = piece.search(/[^\s\ufeff]/);
  if (start === -1) return undefined;
  if (piece[start] !== "<") return "text";
  return /^<(?:!doctype\s+html|html[\s>])/i.test(piece.slice(start, start + 40)) ? "html" : "xml";
}
