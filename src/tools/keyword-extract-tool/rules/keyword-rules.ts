import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { Source } from "#core/sources/source.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { PASTE_RENDERED, scriptBuiltRule } from "#engines/page-snapshot/script-built.ts";
import type { KeywordFacts, Phrase } from "../keyword-extract-tool.schema.ts";

export interface KeywordSubject extends KeywordFacts {
  snapshot: PageSnapshot;
}

/** Where the phrases that a text is about do not stand. */
export const keywordRules: readonly Rule<KeywordSubject>[] = [
  // Title and description stand in the source of such a page too, and are not what it is about.
  scriptBuiltRule({ id: "keyword-by-script", what: "text", look: PASTE_RENDERED, isThere: () => false }),
  placeRule("keyword-in-title", "title", "title", "the title", google.titleLinks),
  placeRule("keyword-in-h1", "h1", "H1", "the H1", google.starterGuide),
  placeRule("keyword-in-headings", "heading", "subheading", "a subheading", google.starterGuide),
  {
    id: "keyword-only-linked",
    title: "What links promise stands in the text",
    kind: "reading",
    sources: [google.starterGuide],
    run({ hasPlaces, phrases }) {
      if (!hasPlaces) return [];
      const only = phrases.filter(
        ({ places, count }) => count <= places.link && places.link > 0 && places.heading === 0 && places.h1 === 0,
      );
      if (only.length === 0) return pass("No leading phrase stands in links alone");
      return [
        {
          title: `${only.length} ${only.length === 1 ? "phrase stands" : "phrases stand"} in link texts alone`,
          detail: `${listed(only)}. The page leads to them and does not speak of them itself.`,
        },
      ];
    },
  },
];

function placeRule(id: string, place: keyof Phrase["places"], name: string, named: string, source: Source): Rule<KeywordSubject> {
  return {
    id,
    title: `The leading phrase stands in ${named}`,
    kind: "reading",
    sources: [source],
    run({ hasPlaces, phrases }) {
      const [main] = phrases;
      if (!hasPlaces || !main) return [];
      if (main.places[place] > 0) return pass(`“${main.phrase}” stands in ${named}`);
      const there = phrases.filter(({ places }) => places[place] > 0).slice(0, 5);
      return [
        {
          title: `“${main.phrase}” is in no ${name}`,
          detail:
            there.length === 0
              ? `None of the leading phrases is in ${named}. A reader who sees only that does not learn what the text is about.`
              : `In ${named} we found ${listed(there)} instead. If that is the topic, the text speaks more of something else.`,
        },
      ];
    },
  };
}

export function listed(phrases: readonly Pick<Phrase, "phrase">[], most = 8): string {
  const names = phrases.slice(0, most).map(({ phrase }) => `“${phrase}”`);
  const more = phrases.length - names.length;
  return `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
