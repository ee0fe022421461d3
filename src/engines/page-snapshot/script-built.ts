import * as source from "#core/html/looks-script-built.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { PageSnapshot } from "./page-snapshot.ts";

/** Whether scripts write the page, as far as its source tells. */
export function looksScriptBuilt({ scripts, textBlocks, anchors }: PageSnapshot): boolean {
  return source.looksScriptBuilt({
    hasScript: scripts.some(({ type, raw, characters }) => source.isRunScript(type) && (raw !== "" || characters > 0)),
    characters: textBlocks.reduce((sum, { text }) => sum + text.length, 0),
    hasLink: anchors.some(({ raw, inNoscript }) => !inNoscript && source.leadsAway(raw)),
  });
}

interface Wanted<Subject> {
  id: string;
  /** “pictures”, “structured data” */
  what: string;
  /** How to see the page after its scripts, as a sentence. */
  look: string;
  isThere(subject: Subject): boolean;
}

/** For what a tool looks for and the source does not hold: nothing was judged, so nothing passes. */
export function scriptBuiltRule<Subject extends { snapshot: PageSnapshot }>({ id, what, look, isThere }: Wanted<Subject>): Rule<Subject> {
  return {
    id,
    mirrors: "words-in-source",
    title: `The HTML as sent holds the ${what}`,
    kind: "no-words",
    sources: [google.javaScriptBasics],
    run(subject) {
      if (isThere(subject) || !looksScriptBuilt(subject.snapshot)) return [];
      return [
        {
          grade: "advice",
          title: `No ${what} in the HTML: scripts write this page`,
          detail: `The server sends scripts and hardly a word, so there was nothing to judge. ${look} Google runs scripts later; most other crawlers never do.`,
        },
      ];
    },
  };
}

/** Where a tool can open the page in a browser, and where somebody has to. */
export const TICK_RENDERED = "Tick “after scripts have run” and check again, or paste the rendered HTML.";
export const PASTE_RENDERED = "Open the page in a browser, copy the html element from its developer tools, and paste it here.";
