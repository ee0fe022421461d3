import { diffLines } from "diff";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { robotsDirectivesOf } from "#engines/page-snapshot/robots-directives.ts";
import type { Rendered } from "./fetch-html-content.schema.ts";

/** What scripts made of a page, part by part: what search engines read first, then counts. */
export function changesBetween(raw: PageSnapshot, rendered: PageSnapshot): Rendered["changes"] {
  const [before, after] = [partsOf(raw), partsOf(rendered)];
  return before.map(({ name, value }, index) => {
    const other = after[index]?.value ?? null;
    return { name, raw: value, rendered: other, differs: value !== other };
  });
}

function partsOf(snapshot: PageSnapshot): { name: string; value: string | null }[] {
  const { titles, metas, links, headings, anchors, images, textBlocks, jsonLd, lang, elements } = snapshot;
  const meta = (wanted: string) => metas.find(({ name, property }) => name === wanted || property === wanted)?.raw.trim() || null;
  const canonical = links.find(({ rel, source }) => rel.includes("canonical") && source === "html");
  const robots = robotsDirectivesOf(snapshot).filter(({ fact }) => fact.source === "html");
  const words = textBlocks.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    { name: "Title", value: titles[0]?.text || null },
    { name: "Description", value: meta("description") },
    { name: "Canonical", value: canonical?.resolved ?? canonical?.raw ?? null },
    { name: "Robots", value: robots.map(({ name, value }) => (value === null ? name : `${name}:${value}`)).join(", ") || null },
    { name: "Language", value: lang?.raw || null },
    { name: "H1", value: headings.find(({ level, isHidden }) => level === 1 && !isHidden)?.raw || null },
    { name: "og:title", value: meta("og:title") },
    { name: "Words in view", value: count(words) },
    { name: "Headings", value: count(headings.length) },
    { name: "Links", value: count(anchors.length) },
    { name: "Images", value: count(images.length) },
    { name: "JSON-LD blocks", value: count(jsonLd.length) },
    { name: "Elements", value: count(elements.total) },
  ].map(({ name, value }) => ({ name, value: value?.slice(0, 500) ?? null }));
}

const MAX_CHARACTERS = 300_000;
const MAX_MS = 2_000;
/** Lines around a change that help to find it. */
const AROUND = 2;

/** Line by line, long stretches without a change folded to their number. Null when the two are too long or too different to compare. */
export function diffOf(raw: string, rendered: string): Rendered["diff"] {
  if (raw.length > MAX_CHARACTERS || rendered.length > MAX_CHARACTERS) return null;
  const parts = diffLines(`${raw}\n`, `${rendered}\n`, { timeout: MAX_MS });
  if (!parts) return null;
  return parts.flatMap(({ added, removed, value, count }, index) => {
    if (added || removed)
      return [{ kind: added ? ("added" as const) : ("removed" as const), text: value.replace(/\n$/, ""), lines: count }];
    return folded(value.replace(/\n$/, "").split("\n"), index === 0, index === parts.length - 1);
  });
}

function folded(lines: readonly string[], isFirst: boolean, isLast: boolean): NonNullable<Rendered["diff"]> {
  const same = (text: readonly string[]) => ({ kind: "same" as const, text: text.join("\n"), lines: text.length });
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
  if (lines.length <= head + tail + 1) return [same(lines)];
  // An empty text stands for the lines that are left out.
  const between = { kind: "same" as const, text: "", lines: lines.length - head - tail };
  return [...(head > 0 ? [same(lines.slice(0, head))] : []), between, ...(tail > 0 ? [same(lines.slice(-tail))] : [])];
}
