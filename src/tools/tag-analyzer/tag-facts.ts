import { aboutRel } from "./known-rels.ts";
import type { TagFacts } from "./tag-analyzer.schema.ts";
import type { TagSubject } from "./tag-subject.ts";

/** Lists are shown, not kept without end. */
const MAX_ROWS = 300;
const MAX_VALUE = 300;

/** Sections, landmarks and the elements that name what a piece of text is. */
const semantic = new Set(
  "main header footer nav aside article section figure figcaption address time details summary dialog search blockquote form table dl ul ol".split(
    " ",
  ),
);

export function tagFacts(subject: TagSubject): TagFacts {
  const { snapshot, metas, scripts, ids, text, source } = subject;
  const { elements } = snapshot;
  return {
    head: snapshot.headElements.slice(0, MAX_ROWS).map(({ element, line, snippet }) => ({ element, source: snippet, line })),
    metas: metas.slice(0, MAX_ROWS).map(({ fact, kind, name, about, isDuplicate }) => ({
      kind,
      name: kind === "charset" ? "charset" : name || "without a name",
      value: (kind === "charset" ? (fact.charset ?? "") : fact.raw).slice(0, MAX_VALUE),
      line: fact.line,
      inHead: fact.inHead,
      status: kind === "charset" ? "used" : (about?.status ?? "unknown"),
      about: kind === "charset" ? "The character encoding." : (about?.text ?? ""),
      isDuplicate,
    })),
    links: snapshot.links.slice(0, MAX_ROWS).map(({ rel, raw, attributes, line, source: place, inHead }) => ({
      rel: rel.join(" ") || "without rel",
      href: raw.slice(0, MAX_VALUE),
      more: Object.entries(attributes)
        .map(([name, value]) => (value === "" ? name : `${name}=${value}`))
        .join(" ")
        .slice(0, 200),
      line,
      place: place === "header" ? "header" : inHead ? "head" : "body",
      about: rel.map(aboutRel).find((about) => about !== undefined) ?? null,
    })),
    scripts: scripts.slice(0, MAX_ROWS).map(({ fact, mode, isThirdParty }) => ({
      source: fact.raw === "" ? fact.text.trim().replace(/\s+/g, " ").slice(0, 120) : fact.raw.slice(0, MAX_VALUE),
      mode,
      inHead: fact.inHead,
      isThirdParty,
      characters: fact.characters,
      line: fact.line,
    })),
    ids,
    structure: {
      elements: elements.total,
      maxDepth: elements.maxDepth,
      sourceCharacters: source,
      textCharacters: text,
      counts: elements.counts.slice(0, 60),
      semantic: elements.counts.filter(({ name }) => semantic.has(name)),
    },
    hreflang: hreflangFacts(subject),
  };
}

function hreflangFacts({ hreflang: { alternates, inBody }, own, alternates: asked }: TagSubject): TagFacts["hreflang"] {
  const read = alternates.map(({ code, url, link, checked }) => {
    const answer = asked?.answers.find((each) => each.url === url);
    return {
      code,
      url: link.raw.slice(0, MAX_VALUE),
      line: link.line,
      place: link.source === "header" ? ("header" as const) : ("head" as const),
      problem: checked?.problem ?? null,
      isSelf: url !== null && own.has(url),
      status: answer?.status ?? null,
      returns: answer ? answer.returns : null,
    };
  });
  const unread = inBody.map(({ attributes, raw, line, resolved }) => ({
    code: attributes["hreflang"] ?? "",
    url: raw.slice(0, MAX_VALUE),
    line,
    place: "body" as const,
    problem: "it stands in the body, where Google reads none",
    isSelf: resolved !== null && own.has(resolved),
    status: null,
    returns: null,
  }));
  return [...read, ...unread].slice(0, MAX_ROWS);
}
