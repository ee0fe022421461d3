/**
 * Which element stands in which, as far as selectors ask for it: its tag and its classes. Elements that are alike in these, within others
 * that are, are one place: a table of ten thousand rows has as many places as one of two. Ids are not asked: each would be a place.
 */
export interface ElementTree {
  words: ReadonlySet<string>[];
  /** The place that it stands in, -1 at the top. */
  parents: number[];
  /** Where each word stands. */
  holders: ReadonlyMap<string, readonly number[]>;
}

/** An element that a selector means, and those that must be somewhere around it. What is not known of them is not asked. */
export interface Chain {
  subject: Compound;
  around: Compound[];
}

/** Words that must all be on the element, and lists of which one word must be. */
interface Compound {
  words: string[];
  oneOf: string[][];
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Undefined where the tags do not close each other, as a text that somebody pasted may have them: then nothing is known. */
export function elementsOf(html: string): ElementTree | undefined {
  const words: Set<string>[] = [];
  const parents: number[] = [];
  const tags: string[] = [];
  const holders = new Map<string, number[]>();
  const places = new Map<string, number>();
  let open = -1;
  const text = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  for (const [, end, name = "", attributes = ""] of text.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    const tag = name.toLowerCase();
    if (end) {
      if (tags[open] !== tag) return undefined;
      open = parents[open] ?? -1;
      continue;
    }
    const classes = CLASSES.exec(attributes)?.[1] ?? "";
    const likeness = `${open} ${tag} ${classes}`;
    const place = places.get(likeness) ?? words.length;
    if (place === words.length) {
      const own = new Set([`<${tag}`, ...classes.split(/\s+/).flatMap((each) => (each ? [`.${each}`] : []))]);
      for (const word of own) {
        const held = holders.get(word);
        if (held) held.push(place);
        else holders.set(word, [place]);
      }
      places.set(likeness, place);
      words.push(own);
      parents.push(open);
      tags.push(tag);
    }
    if (!VOID.has(tag) && !attributes.endsWith("/")) open = place;
  }
  return open === -1 ? { words, parents, holders } : undefined;
}

const CLASSES = /(?:^|\s)class="([^"]*)"/;

/** Whether an element stands where the selector asks for one. */
export function stands({ subject, around }: Chain, tree: ElementTree | undefined): boolean {
  const [first] = subject.words;
  if (!tree || (first === undefined && subject.oneOf.length === 0)) return true;
  const places = first === undefined ? (subject.oneOf[0] ?? []).flatMap((word) => tree.holders.get(word) ?? []) : tree.holders.get(first);
  return (places ?? []).some((place) => matches(subject, tree.words[place]) && around.every((each) => isIn(each, place, tree)));
}

function isIn(compound: Compound, place: number, { words, parents }: ElementTree): boolean {
  for (let at = parents[place] ?? -1; at !== -1; at = parents[at] ?? -1) if (matches(compound, words[at])) return true;
  return false;
}

const matches = ({ words, oneOf }: Compound, own: ReadonlySet<string> | undefined): boolean =>
  own !== undefined && words.every((word) => own.has(word)) && oneOf.every((list) => list.some((word) => own.has(word)));

/** The parts of a selector between its combinators. One before a `+` or `~` is around nothing. */
export function chainOf(selector: string): Chain {
  const parts: { text: string; next: string }[] = [{ text: "", next: "" }];
  for (const piece of piecesOf(selector.trim())) {
    const last = parts[parts.length - 1];
    if (last && /^[\s>+~]+$/.test(piece)) {
      last.next = piece.trim();
      parts.push({ text: "", next: "" });
    } else if (last) last.text += piece;
  }
  const compounds = parts.map(({ text, next }) => ({ compound: compoundOf(text), next }));
  const subject = compounds.pop()?.compound ?? { words: [], oneOf: [] };
  const around = compounds
    .filter(({ compound: { words, oneOf }, next }) => next !== "+" && next !== "~" && words.length + oneOf.length > 0)
    .map(({ compound }) => compound);
  return { subject, around };
}

/** Combinators, functions with all they hold, attributes, and what stands between them. */
const piecesOf = (selector: string): string[] =>
  selector.match(
    /[\s>+~]+|:[\w-]+\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|\[[^\]]*\]|[^\s>+~[(]+?(?=:[\w-]+\(|[\s>+~[]|$)/g,
  ) ?? [];

const SINGLE_WORDS = /^:(?:is|where)\((\s*\.?-?[_a-zA-Z][\w-]*\s*(?:,\s*\.?-?[_a-zA-Z][\w-]*\s*)*)\)$/;

/** What stands in functions is not asked, but for a list of single classes and tags in `:is()` or `:where()`. */
function compoundOf(text: string): Compound {
  const pieces = piecesOf(text);
  return {
    words: wordsIn(pieces.filter((piece) => !piece.endsWith(")") && !piece.endsWith("]")).join("")),
    oneOf: pieces.flatMap((piece) => {
      const list = SINGLE_WORDS.exec(piece)?.[1];
      return list === undefined ? [] : [list.split(",").flatMap((one) => wordsIn(one.trim()))];
    }),
  };
}

function wordsIn(compound: string): string[] {
  const flat = compound.replace(/::?-?[_a-zA-Z][\w-]*/g, "");
  const tag = /^[a-zA-Z][\w-]*/.exec(flat)?.[0];
  return [...(flat.match(/\.-?[_a-zA-Z][\w-]*/g) ?? []), ...(tag ? [`<${tag.toLowerCase()}`] : [])];
}
