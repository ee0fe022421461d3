import type { Evidence } from "#core/rules/evidence.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { PROPOSED } from "#core/rules/lasting-fixes.ts";
import type { Fact, HeadingFact, ImageFact, LinkFact, MetaFact, PageSnapshot } from "./page-snapshot.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** The page with a finding's fix in the place of what it replaces; null where the fix is a part that somebody has to complete. */
export function snapshotWithFix(snapshot: PageSnapshot, { fix, evidence = [] }: Finding): PageSnapshot | null {
  if (!fix || fix.code.includes("…")) return null;
  if (fix.kind === "http") return withHeaders(snapshot, fix.code);
  if (fix.kind !== "html") return null;
  const proposed = takeSnapshot({ html: fix.code, url: snapshot.base?.resolved ?? snapshot.request.url });
  const { titles, metas, links, headings, images, lang, doctype } = proposed;
  const isKnown = [titles, metas, links, headings, images].some(({ length }) => length > 0) || lang !== null || doctype !== null;
  if (!isKnown) return null;
  return {
    ...snapshot,
    doctype: doctype ?? snapshot.doctype,
    lang: lang ? placed(lang) : snapshot.lang,
    titles: titles.length > 0 ? titles.map(placed) : snapshot.titles,
    metas: [...metas.map(placed), ...snapshot.metas.filter((meta) => !metas.some((other) => isSameMeta(meta, other)))],
    links: [...links.map(placed), ...snapshot.links.filter((link) => !links.some((other) => isSameLink(link, other)))],
    headings: withHeadings(snapshot.headings, headings, evidence),
    images: withImages(snapshot.images, images),
  };
}

function placed<F extends Fact>(fact: F): F {
  return { ...fact, line: PROPOSED.line };
}

/** Each in the place of the heading that has its words, else of one that the finding showed; what is new stands first. */
function withHeadings(headings: readonly HeadingFact[], proposed: readonly HeadingFact[], shown: readonly Evidence[]): HeadingFact[] {
  const replaced = [...headings];
  const added = proposed.filter((heading) => {
    const isShown = (other: HeadingFact) => shown.some(({ line, column }) => line === other.line && column === other.column);
    const same = replaced.findIndex((other) => isShown(other) && other.raw === heading.raw);
    const place = same >= 0 ? same : replaced.findIndex(isShown);
    if (place >= 0) replaced[place] = placed(heading);
    return place < 0;
  });
  return [...added.map(placed), ...replaced];
}

function withImages(images: readonly ImageFact[], proposed: readonly ImageFact[]): ImageFact[] {
  return images.map((image) => {
    const { line, anchor, button, caption, isHidden } = image;
    const same = proposed.find(({ raw }) => raw === image.raw);
    return same ? { ...same, line, column: PROPOSED.column, anchor, button, caption, isHidden } : image;
  });
}

const isSameMeta = (a: MetaFact, b: MetaFact): boolean =>
  (a.name !== null && a.name === b.name) ||
  (a.property !== null && a.property === b.property) ||
  (a.httpEquiv !== null && a.httpEquiv === b.httpEquiv) ||
  (a.charset !== null && b.charset !== null);

const isSameLink = (a: LinkFact, b: LinkFact): boolean =>
  a.source === "html" &&
  a.rel.join(" ") === b.rel.join(" ") &&
  (b.attributes["hreflang"] === undefined
    ? ["hreflang", "sizes", "media"].every((name) => a.attributes[name] === b.attributes[name])
    : a.resolved === b.resolved && isForAll(a) === isForAll(b));

/** A language and everybody else may have one address. */
const isForAll = ({ attributes }: LinkFact): boolean => attributes["hreflang"]?.toLowerCase() === "x-default";

function withHeaders(snapshot: PageSnapshot, code: string): PageSnapshot | null {
  const { response, hops } = snapshot;
  const said = code.split("\n").map((line) => /^([\w-]+): (.+)$/.exec(line));
  if (!response || said.some((line) => line === null)) return null;
  const fresh = said.map((line): [string, string] => [line?.[1] ?? "", line?.[2] ?? ""]);
  const names = new Set(fresh.map(([name]) => name.toLowerCase()));
  const headers = [...response.headers.filter(([name]) => !names.has(name.toLowerCase())), ...fresh];
  return {
    ...snapshot,
    response: { ...response, headers },
    hops: hops.map((hop, index) => (index === hops.length - 1 ? { ...hop, headers } : hop)),
  };
}
