import { present } from "#core/errors/present.ts";

/**
 * text: read by everyone. name: what a screen reader says in its place, an alt or a label. shown: seen, but replaced by a label.
 * hidden: neither, unless something refers to it. reference: ids of the elements that give the name.
 */
type PieceKind = "text" | "name" | "shown" | "hidden" | "reference";

/** The text of a page in pieces, so that the name of each link is a range of them: every character is touched once. */
export class NamePieces {
  readonly #kinds: PieceKind[] = [];
  readonly #values: string[] = [];
  /** By id: where its element begins and ends. */
  readonly #elements = new Map<string, [start: number, end: number]>();

  get end(): number {
    return this.#values.length;
  }

  add(kind: PieceKind, value: string): void {
    this.#kinds.push(kind);
    this.#values.push(value);
  }

  /** Returns what to call when the element ends. The first of two elements with one id counts. */
  openElement(id: string): () => void {
    if (this.#elements.has(id) || this.#elements.size >= MAX_ELEMENTS) return () => {};
    const range: [number, number] = [this.end, this.end];
    this.#elements.set(id, range);
    return () => {
      range[1] = this.end;
    };
  }

  /** What is seen. */
  text(start: number, end: number): string {
    return this.#join(start, end, (kind) => kind === "text" || kind === "shown");
  }

  /** What a screen reader says. */
  name(start: number, end: number): string {
    return this.#join(start, end, (kind) => kind === "text" || kind === "name" || kind === "reference");
  }

  hiddenText(start: number, end: number): string {
    return this.#join(start, end, (kind) => kind === "hidden");
  }

  /** The name that `aria-labelledby` gives: hidden elements count when they are named, and references are not followed twice. */
  labelledBy(ids: string): string {
    const names = words(ids).map((id) => {
      const [start, end] = this.#elements.get(id) ?? [0, 0];
      return this.#join(start, end, (kind) => kind !== "reference" && kind !== "shown");
    });
    return collapse(names.join(" "));
  }

  #join(start: number, end: number, counts: (kind: PieceKind) => boolean): string {
    let joined = "";
    for (let at = start; at < end && joined.length < MAX_NAME; at++) {
      const kind = present(this.#kinds[at]);
      const value = present(this.#values[at]);
      if (counts(kind)) joined += kind === "reference" ? ` ${this.labelledBy(value)} ` : kind === "name" ? ` ${value} ` : value;
    }
    return collapse(joined.slice(0, MAX_NAME));
  }
}

const MAX_ELEMENTS = 20_000;
/** Nobody reads more of a link, and a page inside one must not be copied for each. */
const MAX_NAME = 2_000;

export const collapse = (text: string) => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text).trim();
export const words = (text = "") => text.split(/\s+/).filter(Boolean);
