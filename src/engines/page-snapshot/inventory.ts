import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { type Origin, placeOf } from "./source-location.ts";

type Counted = Pick<PageSnapshot, "elements" | "duplicateIds" | "obsolete" | "headElements">;

/** Evidence of one kind is shown, not listed without end. */
const MAX_NOTED = 200;
const MAX_IN_HEAD = 1000;

/** Counts every element of a page. */
export class Inventory {
  readonly #counts = new Map<string, number>();
  readonly #ids = new Map<string, Counted["duplicateIds"][number]>();
  readonly #obsolete: Counted["obsolete"] = [];
  readonly #head: Counted["headElements"] = [];
  #total = 0;
  #maxDepth = 0;

  see(element: HtmlElement, depth: number, source: string, origin: Origin): void {
    const { tagName } = element;
    this.#total++;
    this.#maxDepth = Math.max(this.#maxDepth, depth);
    this.#counts.set(tagName, (this.#counts.get(tagName) ?? 0) + 1);
    if (obsolete.has(tagName) && this.#obsolete.length < MAX_NOTED)
      this.#obsolete.push({ element: tagName, ...placeOf(element, source, origin) });
    if (element.parentNode?.nodeName === "head" && this.#head.length < MAX_IN_HEAD)
      this.#head.push({ element: tagName, ...placeOf(element, source, origin) });
    const id = attributeOf(element, "id");
    if (!id) return;
    const line = (element.sourceCodeLocation?.startLine ?? 1) + origin.line - 1;
    const seen = this.#ids.get(id);
    if (!seen) this.#ids.set(id, { id, lines: [line] });
    else if (seen.lines.length < MAX_NOTED) seen.lines.push(line);
  }

  counted(): Counted {
    const byCount = [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return {
      elements: { total: this.#total, maxDepth: this.#maxDepth, counts: byCount.map(([name, count]) => ({ name, count })) },
      duplicateIds: [...this.#ids.values()].filter(({ lines }) => lines.length > 1).slice(0, MAX_NOTED),
      obsolete: this.#obsolete,
      headElements: this.#head,
    };
  }
}

/** https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features */
const obsolete = new Set(
  (
    "applet acronym bgsound dir frame frameset noframes isindex keygen menuitem listing nextid noembed param plaintext rb rtc strike " +
    "xmp basefont big blink center font marquee multicol nobr spacer tt"
  ).split(" "),
);
