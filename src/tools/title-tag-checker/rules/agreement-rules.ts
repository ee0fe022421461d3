import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as social from "#core/sources/social.ts";
import { fold, isSameTopic, topicWordsOf } from "#core/text/topic-words.ts";
import { dominantScript, scriptOfLanguage } from "../title-script.ts";
import type { TitleSubject } from "../title-subject.ts";
import { titleEvidence, titleTag } from "./title-evidence.ts";

/** The title against what else the page says about itself. */
export const agreementRules: readonly Rule<TitleSubject>[] = [
  {
    id: "title-language",
    title: "Same language as the page",
    kind: "language-wrong",
    clause: "in another script than the page",
    sources: [google.titleLinks],
    run(subject) {
      const text = subject.title?.text;
      const script = text ? dominantScript(text) : undefined;
      const body = dominantScript(
        subject.snapshot.headings
          .map(({ raw }) => raw)
          .join(" ")
          .slice(0, 2000),
      );
      const declared = scriptOfLanguage(subject.snapshot.lang?.raw ?? "");
      // The headings count for more than a lang attribute that a theme may have left in.
      const expected = body ?? declared;
      if (!script || !expected) return [];
      if (script === expected) return pass("Same script as the page");
      const heading = subject.snapshot.headings.find(({ raw }) => dominantScript(raw) === expected);
      const { lang } = subject.snapshot;
      return [
        {
          title: `The title is in ${script} script, the page in ${expected}`,
          detail: "Google replaces a title whose script or language differs from the main content.",
          evidence: [
            titleEvidence(subject),
            ...(heading
              ? [factEvidence(heading, `<h${heading.level}>${heading.raw}</h${heading.level}>`)]
              : lang
                ? [factEvidence(lang, lang.snippet)]
                : []),
          ],
          ...(subject.mainHeading
            ? { fix: { kind: "html", label: "Takes the words of the H1", code: titleTag(subject.mainHeading) } }
            : {}),
        },
      ];
    },
  },
  {
    id: "title-h1",
    mirrors: "h1-title",
    title: "Agrees with the H1",
    kind: "title-wording",
    clause: "at odds with the H1",
    sources: [google.titleLinks],
    run(subject) {
      const { title, snapshot, siteName, isSiteNameKnown } = subject;
      if (!title?.text) return [];
      const headings = snapshot.headings.filter(({ level, isHidden, raw }) => level === 1 && !isHidden && raw !== "");
      const [first] = headings;
      if (!first) {
        const detail = "Google takes words from the main heading when it replaces a title; this page has none to take.";
        const isEmpty = snapshot.headings.some(({ level, isHidden }) => level === 1 && !isHidden);
        return [{ grade: "note", title: isEmpty ? "The H1 is empty: write the page's subject into it" : "No H1 to compare with", detail }];
      }
      const name = isSiteNameKnown ? topicWordsOf(siteName).map(({ folded }) => folded) : [];
      const words = topicWordsOf(title.text);
      const shared = Math.max(
        ...headings.slice(0, 20).map(({ raw }) => {
          const others = topicWordsOf(raw.slice(0, 2000));
          const all = new Set(words.filter((word) => others.some((other) => isSameTopic(word, other))).map(({ folded }) => folded));
          const own = [...all].filter((word) => !name.includes(word));
          // A front page may well be headed by the site's name alone.
          return own.length || all.size;
        }),
      );
      if (shared > 0) return pass(`Agrees with the H1 (${shared} shared ${shared === 1 ? "word" : "words"})`);
      if (words.length === 0) return [];
      return [
        {
          title: "Title and H1 share no word",
          detail: "When the two disagree, Google tends to show the heading. Name the subject the same way in both.",
          evidence: [titleEvidence(subject), factEvidence(first, `<h1>${first.raw}</h1>`)],
          fix: { kind: "html", label: "Takes the words of the H1", code: titleTag(first.raw) },
        },
      ];
    },
  },
  {
    id: "title-og",
    title: "og:title says the same",
    kind: "title-edge",
    sources: [social.openGraph],
    run(subject) {
      const { title, snapshot, siteName } = subject;
      const shared = snapshot.metas.find(({ property, name }) => property === "og:title" || name === "og:title");
      if (!title?.text || !shared || shared.raw.trim() === "") return [];
      const bare = (text: string) =>
        fold(text)
          .replaceAll(fold(siteName), "")
          .replace(/[^\p{L}\p{N}]+/gu, " ")
          .trim();
      if (bare(shared.raw) === bare(title.text)) return pass("og:title says the same");
      return [
        {
          title: "og:title differs: noted, not a fault",
          detail: "Networks show og:title when the page is shared. Google lists it among the sources for its own titles.",
          evidence: [titleEvidence(subject), factEvidence(shared, shared.snippet, shared.raw)],
        },
      ];
    },
  },
];
