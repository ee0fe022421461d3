import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { tokensOf } from "../page/page-tree.ts";
import { isAbsoluteIri, resolveIri, withoutFragment } from "../page/resolve-iri.ts";
import { initialPrefixes, initialTerms } from "./initial-context.ts";
import type { Resource } from "./rdfa-triple.ts";

/** The names that are good at one place of the page. A scope holds what one element added and leans on the scope around it. */
export interface NameScope {
  prefixes: ReadonlyMap<string, string>;
  outer: NameScope | null;
  vocabulary: string | null;
  base: string;
}

export function outermostScope(base: string): NameScope {
  return { prefixes: initialPrefixes, outer: null, vocabulary: null, base: withoutFragment(base) };
}

/** The scope inside an element that may set prefixes and a vocabulary. */
export function scopeIn(element: HtmlElement, around: NameScope): NameScope {
  const vocab = attributeOf(element, "vocab");
  const prefixes = prefixesOf(element);
  if (vocab === null && prefixes.size === 0) return around;
  const vocabulary = vocab === null ? around.vocabulary : vocab.trim() === "" ? null : resolveIri(vocab, around.base);
  return prefixes.size === 0 ? { ...around, vocabulary } : { prefixes, outer: around, vocabulary, base: around.base };
}

function prefixesOf({ attrs }: HtmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, value } of attrs) if (name.startsWith("xmlns:")) found.set(name.slice(6).toLowerCase(), value);
  const words =
    attrs
      .find(({ name }) => name === "prefix")
      ?.value.split(/[\t\n\f\r ]+/)
      .filter(Boolean) ?? [];
  for (let index = 0; index + 1 < words.length; index++) {
    const word = words[index] ?? "";
    if (!word.endsWith(":") || word.length < 2) continue;
    found.set(word.slice(0, -1).toLowerCase(), words[++index] ?? "");
  }
  // "_" is for nodes without an address and cannot be redefined.
  found.delete("_");
  return found;
}

/** property, typeof, rel, rev, datatype: a term, a prefixed name or an absolute address. */
export function nameToIri(word: string, scope: NameScope): string | null {
  if (word === "") return null;
  if (!word.includes(":")) {
    if (scope.vocabulary !== null) return scope.vocabulary + word;
    return initialTerms.get(word) ?? initialTerms.get(word.toLowerCase()) ?? null;
  }
  const iri = prefixedToIri(word, scope) ?? word;
  return isAbsoluteIri(iri) && !iri.startsWith("_:") ? iri : null;
}

export function namesToIris(list: string | null, scope: NameScope): string[] {
  return tokensOf(list).flatMap((word) => nameToIri(word, scope) ?? []);
}

/** Types may be nodes without an address. */
export function typesToResources(list: string | null, scope: NameScope): Resource[] {
  return tokensOf(list).flatMap((word) => blankName(word) ?? nameToIri(word, scope) ?? []);
}

/** about and resource: [prefix:name], prefix:name or an address. Null when the brackets hold no such name. */
export function resourceOf(value: string, scope: NameScope): Resource | null {
  const trimmed = value.trim();
  const inner = /^\[(.*)\]$/s.exec(trimmed)?.[1];
  const name = inner ?? trimmed;
  const named = blankName(name) ?? prefixedToIri(name, scope);
  if (named !== null) return named;
  return inner === undefined ? addressOf(trimmed, scope) : null;
}

/** href and src: an address. */
export function addressOf(value: string, { base }: NameScope): Resource | null {
  const iri = resolveIri(value, base);
  return isAbsoluteIri(iri) ? iri : null;
}

function blankName(name: string): Resource | null {
  return name.startsWith("_:") ? `_:n-${name.slice(2)}` : null;
}

function prefixedToIri(name: string, scope: NameScope): string | null {
  const colon = name.indexOf(":");
  if (colon < 0) return null;
  const reference = name.slice(colon + 1);
  if (colon === 0) return `http://www.w3.org/1999/xhtml/vocab#${reference}`;
  // http://… is an address even where somebody defined a prefix "http".
  if (reference.startsWith("//")) return null;
  const prefix = name.slice(0, colon).toLowerCase();
  for (let at: NameScope | null = scope; at; at = at.outer) {
    const iri = at.prefixes.get(prefix);
    if (iri !== undefined) return resolveIri(iri, scope.base) + reference;
  }
  return null;
}
