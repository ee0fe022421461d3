import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { fold, topicWordsOf } from "#core/text/topic-words.ts";
import type { H1Subject } from "../h1-subject.ts";
import { headingEvidence, headingTag } from "./h1-evidence.ts";

/** Screaming Frog flags longer ones; no search engine names a limit. */
const MAX_CHARACTERS = 70;

/** What the H1 says, alone and beside the title. */
export const wordingRules: readonly Rule<H1Subject>[] = [
  {
    id: "h1-length",
    title: "Short enough to take in at once",
    kind: "title-edge",
    sources: [google.starterGuide],
    run({ main }) {
      if (!main || main.raw === "") return [];
      const { length } = [...main.raw];
      if (length <= MAX_CHARACTERS) return pass(`Short enough to take in at once: ${length} ${length === 1 ? "character" : "characters"}`);
      return [
        {
          title: `Long for a heading: ${length.toLocaleString("en-US")} characters`,
          detail:
            "No search engine names a limit; past 70 characters a heading reads as a sentence. Keep the name of the thing and move the rest below it.",
          evidence: [headingEvidence(main)],
        },
      ];
    },
  },
  {
    id: "h1-subject",
    title: "Names the page, not the site",
    kind: "title-wording",
    clause: "the H1 is the site’s name",
    sources: [google.titleLinks],
    run(subject) {
      const { main, siteName, suggestion } = subject;
      if (!main || !isSiteNameOnly(subject)) return [];
      return [
        {
          title: "The H1 is the site’s name, not this page’s",
          detail: "A theme that wraps its logo in an H1 gives every page the same one. The name of this page belongs there.",
          evidence: [headingEvidence(main)],
          ...(suggestion === "" || fold(suggestion) === fold(siteName)
            ? {}
            : { fix: { kind: "html", label: "Made from the title", code: headingTag(1, suggestion) } as const }),
        },
      ];
    },
  },
  {
    id: "h1-title",
    title: "Agrees with the title",
    kind: "title-wording",
    clause: "at odds with the title",
    sources: [google.titleLinks],
    run(subject) {
      const { main, title, shared, snapshot, suggestion, siteName } = subject;
      const [titleFact] = snapshot.titles;
      if (!main || main.raw === "" || title === "" || !titleFact || isSiteNameOnly(subject)) return [];
      const evidence = [headingEvidence(main), factEvidence(titleFact, titleFact.snippet)];
      if (fold(main.raw) === fold(title)) {
        const detail =
          "Nothing is wrong with that. The title may name the site or the place as well, for readers who see it among results.";
        return [{ grade: "note", title: "H1 and title are the same", detail, evidence }];
      }
      if (shared.length > 0) return pass(`Agrees with the title: ${shared.length} shared ${shared.length === 1 ? "word" : "words"}`);
      if (topicWordsOf(main.raw).length === 0 || topicWordsOf(title).length === 0) return [];
      return [
        {
          title: "H1 and title share no word",
          detail:
            "When the two disagree, Google tends to write a title of its own from the heading. Name the subject the same way in both.",
          evidence,
          ...(suggestion === "" || fold(suggestion) === fold(siteName)
            ? {}
            : { fix: { kind: "html", label: "Takes the words of the title", code: headingTag(1, suggestion) } as const }),
        },
      ];
    },
  },
];

/** A front page may well be headed by the site's name. */
function isSiteNameOnly({ main, siteName, isSiteNameKnown, snapshot }: H1Subject): boolean {
  if (!main || !isSiteNameKnown || fold(main.raw) !== fold(siteName)) return false;
  return new URL(snapshot.request.url).pathname !== "/";
}
