import { SaxesParser, type SaxesTagNS } from "saxes";
import { checkAttributes, createEntryReader } from "./entry-reader.ts";
import { createAmpersandEscaper } from "./escape-ampersands.ts";
import type { ProblemList } from "./problem-list.ts";
import type { SitemapDocument, SitemapEntry } from "./sitemap-document.ts";
import { OLD_SITEMAP, SITEMAP } from "./sitemap-namespaces.ts";

/** Deeper than any sitemap or feed goes. */
const MAX_DEPTH = 60;
/** A file with more faults than this is not worth its time, and telling them costs more than reading. */
const MAX_FAULTS = 1_000;

interface XmlSitemap {
  write(text: string): void;
  end(): void;
  kind(): SitemapDocument["kind"];
  namespace(): string | null;
}

class StopReading extends Error {}

/**
 * Reads XML as it comes. No entity but the five of XML is ever expanded, a document type is reported and skipped, depth and faults are
 * bounded, and a fault does not end the reading: what can be read is read.
 */
export function readXmlSitemap(problems: ProblemList, onEntry: (entry: SitemapEntry) => void, now: number): XmlSitemap {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const entries = createEntryReader(problems, onEntry, now);
  let root: SaxesTagNS | undefined;
  let depth = 0;
  let faults = 0;
  let isStopped = false;
  const fault = () => {
    if (++faults <= MAX_FAULTS) return;
    problems.add("too-many-faults", parser.line);
    throw new StopReading();
  };
  const escaper = createAmpersandEscaper((line, around) => {
    problems.add("bare-ampersand", line, around);
    fault();
  });

  parser.on("error", ({ message }) => {
    const words = message.replace(/^[\d:]+\s*/, "");
    if (/entity/.test(words)) {
      problems.add("unknown-entity", parser.line, words);
      entries.spoil();
    } else if (/XML declaration must be at the start|XML declaration.*first/.test(words))
      problems.add("space-before-declaration", parser.line, words);
    else if (/unbound namespace prefix/.test(words)) problems.add("prefix-undeclared", parser.line, words);
    // Names without a prefix cannot be unbound; what follows an undeclared one is the same fault again.
    else problems.add("not-well-formed", parser.line, words);
    fault();
  });
  parser.on("doctype", (text) => {
    problems.add("has-doctype", parser.line, text);
  });
  parser.on("opentag", (tag) => {
    depth++;
    if (depth > MAX_DEPTH) {
      problems.add("too-deep", parser.line);
      throw new StopReading();
    }
    if (!root) {
      root = tag;
      checkRoot(tag, parser.line, problems);
      entries.begin({ kind: rootKind(tag), uri: tag.uri });
    } else entries.open(tag, depth, parser.line);
  });
  parser.on("text", (text) => entries.text(text, depth, parser.line));
  parser.on("cdata", (text) => entries.text(text, depth, parser.line));
  parser.on("closetag", (tag) => {
    entries.close(tag, depth, parser.line);
    depth--;
  });

  function guarded(work: () => void) {
    if (isStopped) return;
    try {
      work();
    } catch (error) {
      if (!(error instanceof StopReading)) throw error;
      isStopped = true;
    }
  }

  return {
    write: (text) => guarded(() => void parser.write(escaper.write(text))),
    end() {
      guarded(() => void parser.write(escaper.end()).close());
      entries.end(parser.line);
    },
    kind: () => (root ? rootKind(root) : "unknown"),
    namespace: () => root?.uri ?? null,
  };
}

function rootKind({ local }: SaxesTagNS): SitemapDocument["kind"] {
  switch (local.toLowerCase()) {
    case "urlset":
      return "urlset";
    case "sitemapindex":
      return "sitemapindex";
    case "rss":
    case "rdf":
      return "rss";
    case "feed":
      return "atom";
    case "html":
      return "html";
    default:
      return "unknown";
  }
}

function checkRoot(tag: SaxesTagNS, line: number, problems: ProblemList): void {
  const kind = rootKind(tag);
  if (kind === "html") problems.add("is-html", line);
  else if (kind === "unknown") problems.add("unknown-root", line, `<${tag.name}>`);
  if (kind !== "urlset" && kind !== "sitemapindex") return;
  checkAttributes(tag, line, problems);
  if (tag.uri === "") problems.add("namespace-missing", line, `<${tag.name}>`);
  else if (tag.uri === OLD_SITEMAP) problems.add("namespace-old", line, tag.uri);
  else if (tag.uri !== SITEMAP) problems.add("namespace-wrong", line, tag.uri);
}
