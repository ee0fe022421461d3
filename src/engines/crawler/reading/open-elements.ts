import type { LinkRegion } from "#core/crawl/page-link.ts";
import { present } from "#core/errors/present.ts";

/** What the content of an element inherits. */
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
  ends: readonly string[];
  within: readonly string[];
}
const ending = (ends: string, within = ""): Ending => ({ ends: ends.split(" "), within: within.split(" ") });

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
  /** Where the open elements of each name stand in the stack, so that no page makes a tag walk through it. */
  readonly #places = new Map<string, number[]>();
  readonly #walls: number[] = [];
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
    return this.#last(tagName) >= 0;
  }

  /** Ends what the start tag of `tagName` ends. */
  endImplied(tagName: string): void {
    const rule = impliedEnds.get(tagName);
    if (!rule) return;
    const ended = this.#lastOf(rule.ends);
    if (ended >= 0 && ended >= this.#lastWall && ended > this.#lastOf(rule.within)) this.#popTo(ended);
  }

  open(element: OpenElement): void {
    if (this.#stack.length >= MAX_DEPTH) {
      this.#tooDeep++;
      element.onClose?.();
      return;
    }
    const { tagName } = element;
    const places = this.#places.get(tagName);
    if (places) places.push(this.#stack.length);
    else this.#places.set(tagName, [this.#stack.length]);
    if (walls.has(tagName)) this.#walls.push(this.#stack.length);
    this.#stack.push(element);
    this.#count(tagName, 1);
  }

  close(tagName: string): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const at = this.#last(tagName);
    const isHeld = at < this.#lastWall && !walls.has(tagName) && tagName !== "tr";
    if (at >= 0 && !isHeld) this.#popTo(at);
  }

  closeAll(): void {
    this.#popTo(0);
  }

  #popTo(length: number): void {
    while (this.#stack.length > length) {
      const { tagName, onClose } = present(this.#stack.pop());
      this.#places.get(tagName)?.pop();
      if (walls.has(tagName)) this.#walls.pop();
      this.#count(tagName, -1);
      onClose?.();
    }
  }

  /** -1 when none is open. */
  #last(tagName: string): number {
    return this.#places.get(tagName)?.at(-1) ?? -1;
  }

  #lastOf(tagNames: readonly string[]): number {
    return Math.max(-1, ...tagNames.map((name) => this.#last(name)));
  }

  get #lastWall(): number {
    return this.#walls.at(-1) ?? -1;
  }

  #count(tagName: string, by: 1 | -1): void {
    if (tagName === "svg") this.#drawings += by;
    else if (tagName === "math") this.#formulas += by;
    else if (tagName === "template") this.#templates += by;
  }
}
