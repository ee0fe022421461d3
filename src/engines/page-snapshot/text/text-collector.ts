/** ASCII white space stripped at the ends and collapsed inside, as `document.title` does. */
export function collapse(text: string): string {
  // Most texts hold single spaces only, and replacing each of them by itself is a twentieth of the time of a page.
  const single = /[\t\n\f\r]| {2}/.test(text) ? text.replace(/[\t\n\f\r ]+/g, " ") : text;
  return single.replace(/^ | $/g, "");
}

/** An element that is never closed may hold the page; elements inside one another would then cost its size each. */
const MAX_CHARACTERS = 5_000;

interface Collected {
  text: string;
  alts: string[];
  hasImage: boolean;
}

/** Gathers the text of elements that may stand inside one another, each piece of text touched once. */
export class TextCollector {
  readonly #open: (Collected & { owner: object; done: ((collected: Collected) => void) | null })[] = [];

  open(owner: object, done: (collected: Collected) => void): void {
    this.#open.push({ owner, done, text: "", alts: [], hasImage: false });
  }

  /** What is gathered until this owner closes is dropped: text that stands beside the page's own. */
  openAside(owner: object): void {
    this.#open.push({ owner, done: null, text: "", alts: [], hasImage: false });
  }

  add(text: string): void {
    const inner = this.#open.at(-1);
    if (inner && inner.text.length < MAX_CHARACTERS) inner.text += text.slice(0, MAX_CHARACTERS);
  }

  addImage(alt: string): void {
    const inner = this.#open.at(-1);
    if (!inner) return;
    inner.hasImage = true;
    if (alt === "") return;
    inner.text += ` ${alt} `;
    inner.alts.push(alt);
  }

  /** An element may be open twice: a link that has the role of a heading. */
  close(owner: object): void {
    while (this.#open.at(-1)?.owner === owner) this.#closeInner();
  }

  #closeInner(): void {
    const inner = this.#open.pop();
    if (!inner?.done) return;
    inner.done(inner);
    const outer = this.#open.at(-1);
    if (!outer) return;
    if (outer.text.length < MAX_CHARACTERS) outer.text += inner.text;
    outer.hasImage ||= inner.hasImage;
    outer.alts = outer.alts.length === 0 ? inner.alts : outer.alts.concat(inner.alts);
  }
}
