import type { LinkRegion } from "#core/crawl/page-link.ts";

/** What an element hands down to its content. */
export interface OpenElement {
  tagName: string;
  region: LinkRegion;
  isHidden: boolean;
  /** An aria-label stands for all that is inside. */
  isLabelled: boolean;
  lang: string | undefined;
  onClose?: (() => void) | undefined;
}

/** Chromium nests no deeper either. */
const MAX_DEPTH = 512;

/** An end tag inside these ends nothing outside them. */
const walls = new Set(["table", "td", "th", "caption", "button", "object", "template", "foreignobject", "svg", "math"]);

const blocks =
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul";

interface Ending {
  ends: ReadonlySet<string>;
  within: ReadonlySet<string>;
}
const ending = (ends: string, within = ""): Ending => ({ ends: new Set(ends.split(" ")), within: new Set(within.split(" ")) });

/** Start tags that end an element which was left open. */
const impliedEnds = new Map<string, Ending>([
  ...blocks.split(" ").map((name): [string, Ending] => [name, ending("p")]),
  ["li", ending("li", "ul ol menu")],
  ["dt", ending("dt dd", "dl")],
  ["dd", ending("dt dd", "dl")],
  ["option", ending("option", "select")],
  ["td", ending("td th", "tr table")],
  ["th", ending("td th", "tr table")],
  ["tr", ending("tr", "table")],
  ["a", ending("a")],
]);

/** The elements around the point of reading, as a parser would keep them: enough of its rules to know region, hiding and text of each link. */
export class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  #tooDeep = 0;
  #drawings = 0;
  #formulas = 0;
  #templates = 0;

  get inner(): OpenElement | undefined {
    return this.#stack.at(-1);
  }

  /** Asked for at every tag. */
  get isInDrawing(): boolean {
    return this.#drawings > 0;
  }

  get isForeign(): boolean {
    return this.#drawings > 0 || this.#formulas > 0;
  }

  get isInTemplate(): boolean {
    return this.#templates > 0;
  }

  has(tagName: string): boolean {
    return (this.#counts.get(tagName) ?? 0) > 0;
  }

  /** Ends what the start tag of `tagName` ends. */
  endImplied(tagName: string): void {
    const rule = impliedEnds.get(tagName);
    if (!rule) return;
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const { tagName: name } = this.#stack[at] as OpenElement;
      if (rule.ends.has(name)) this.#popTo(at);
      if (rule.ends.has(name) || rule.within.has(name) || walls.has(name)) return;
    }
  }

  open(element: OpenElement): void {
    if (this.#stack.length >= MAX_DEPTH) {
      this.#tooDeep++;
      element.onClose?.();
      return;
    }
    this.#stack.push(element);
    this.#count(element.tagName, 1);
  }

  close(tagName: string): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    if (!this.has(tagName)) return;
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const { tagName: name } = this.#stack[at] as OpenElement;
      if (name === tagName) {
        this.#popTo(at);
        return;
      }
      if (walls.has(name) && !walls.has(tagName) && tagName !== "tr") return;
    }
  }

  closeAll(): void {
    this.#popTo(0);
  }

  #popTo(length: number): void {
    while (this.#stack.length > length) {
      const { tagName, onClose } = this.#stack.pop() as OpenElement;
      this.#count(tagName, -1);
      onClose?.();
    }
  }

  #count(tagName: string, by: 1 | -1): void {
    this.#counts.set(tagName, (this.#counts.get(tagName) ?? 0) + by);
    if (tagName === "svg") this.#drawings += by;
    else if (tagName === "math") this.#formulas += by;
    else if (tagName === "template") this.#templates += by;
  }
}
