import { directivesFor } from "#core/http/robots-tag.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { MetaFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { robotsDirectivesOf } from "#engines/page-snapshot/robots-directives.ts";
import { type DescriptionPreview, descriptionPreview } from "#engines/serp-preview/description-preview.ts";
import { restoredContent, strayAttributes } from "./broken-quote.ts";
import { suggestDescription } from "./suggest-description.ts";

type SaidDirective = ReturnType<typeof robotsDirectivesOf>[number];

/** What the description rules read: the page and what was computed from it once. */
export interface DescriptionSubject {
  snapshot: PageSnapshot;
  /** Every description tag, those inside noscript left out. */
  tags: MetaFact[];
  /** The one that counts: the first in the head, else the first. */
  tag: MetaFact | null;
  /** Its content, white space collapsed, cut to 5,000 characters. */
  text: string;
  /** Characters, a Chinese, Japanese or Korean one as two: it takes the room of two. */
  length: number;
  preview: DescriptionPreview;
  title: string;
  siteName: string;
  /** What keeps Google from showing a description; the strictest of several. */
  limits: { noindex: SaidDirective | null; nosnippet: SaidDirective | null; maxSnippet: (SaidDirective & { characters: number }) | null };
  suggestion: string;
  /** The page after its scripts ran; null when nobody asked. */
  rendered: RenderedSnapshot | null;
}

const MAX_CHARACTERS = 5000;

export function descriptionSubject(snapshot: PageSnapshot, rendered: RenderedSnapshot | null): DescriptionSubject {
  const tags = descriptionTags(snapshot);
  const tag = tags.find(({ inHead }) => inHead) ?? tags[0] ?? null;
  const text = collapsed(tag?.raw ?? "").slice(0, MAX_CHARACTERS);
  return {
    snapshot,
    tags,
    tag,
    text,
    length: lengthOf(text),
    preview: descriptionPreview(text),
    title: snapshot.titles[0]?.text.slice(0, 2000) ?? "",
    siteName: siteNameOf(snapshot).name,
    limits: limitsOf(snapshot),
    suggestion: suggestDescription(tag && strayAttributes(tag).length > 0 ? restoredContent(tag) : text, snapshot),
    rendered,
  };
}

/** Those inside noscript left out. */
export function descriptionTags({ metas }: PageSnapshot): MetaFact[] {
  return metas.filter(({ name, inNoscript }) => name === "description" && !inNoscript);
}

function lengthOf(text: string): number {
  return [...text].length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
}

function limitsOf(snapshot: PageSnapshot): DescriptionSubject["limits"] {
  const directives = directivesFor("googlebot", robotsDirectivesOf(snapshot));
  const said = (...names: string[]) => directives.find(({ name }) => names.includes(name)) ?? null;
  const maxima = directives.flatMap((directive) => {
    const characters = directive.name === "max-snippet" && /^-?\d+$/.test(directive.value ?? "") ? Number(directive.value) : -1;
    return characters >= 0 ? [{ ...directive, characters }] : [];
  });
  const [maxSnippet = null] = maxima.toSorted((a, b) => a.characters - b.characters);
  return {
    noindex: said("noindex", "none"),
    // A snippet of no characters is none: Google's documentation calls the two equal.
    nosnippet: said("nosnippet") ?? (maxSnippet?.characters === 0 ? maxSnippet : null),
    maxSnippet: maxSnippet?.characters === 0 ? null : maxSnippet,
  };
}

export function collapsed(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").trim();
}
