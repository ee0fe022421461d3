/** ASCII white space stripped at the ends and collapsed inside, as `document.title` does. */
export function collapse(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
}

interface Collected {
  text: string;
  alts: string[];
}

/** Gathers the text of elements that may stand inside one another, each piece of text touched once. */
export class TextCollector {
  readonly #open: (Collected & { owner: object; done: ((collected: Collected) => void) | null })[] = [];

  open(owner: object, done: (collected: Collected) => void): void {
    this.#open.push({ owner, done, text: "", alts: [] });
  }

  /** What is gathered until this owner closes is dropped: text that stands beside the page's own. */
  openAside(owner: object): void {
    this.#open.push({ owner, done: null, text: "", alts: [] });
  }

  add(text: string): void {
    const inner = this.#open.at(-1);
    if (inner) inner.text += text;
  }

  addAlt(alt: string): void {
    const inner = this.#open.at(-1);
    if (!inner) return;
    inner.text += ` ${alt} `;
    inner.alts.push(alt);
  }

  close(owner: object): void {
    const inner = this.#open.at(-1);
    if (inner?.owner !== owner) return;
    this.#open.pop();
    if (!inner.done) return;
    inner.done(inner);
    const outer = this.#open.at(-1);
    if (!outer) return;
    outer.text += inner.text;
    outer.alts = outer.alts.length === 0 ? inner.alts : outer.alts.concat(inner.alts);
  }
}
