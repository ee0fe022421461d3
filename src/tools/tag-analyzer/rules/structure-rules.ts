import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { smuggledLinks } from "../smuggled-links.ts";
import type { TagSubject } from "../tag-subject.ts";

/** Lighthouse warns from the first on and fails from the second. */
const [MANY_ELEMENTS, TOO_MANY_ELEMENTS, DEEP] = [800, 1400, 32];

/** The body: what it is made of. */
export const structureRules: readonly Rule<TagSubject>[] = [
  {
    id: "links-in-sight",
    title: "No link to another site is hidden",
    kind: "break-in",
    clause: "links to other sites are hidden in it",
    sources: [google.hiddenLinks],
    run({ snapshot }) {
      if (snapshot.anchors.length === 0) return [];
      const found = smuggledLinks(snapshot);
      if (found.length === 0) return pass("No link to another site is hidden");
      return [
        {
          title: found.length === 1 ? "A link to another site is hidden" : `${found.length} links to other sites are hidden`,
          detail:
            "Nobody sees them, and search engines read them: so work those who break into sites to sell links. Google counts it as spam against the site that carries them. If you did not put them there, look for what did: a plug-in, a theme, a changed file, an unknown account.",
          evidence: found.slice(0, 6).map((fact) => factEvidence(fact, `${fact.text || "(no words)"} → ${fact.resolved}`.slice(0, 300))),
        },
      ];
    },
  },
  {
    id: "obsolete-elements",
    title: "No obsolete element",
    kind: "old-html",
    clause: "elements are in use that HTML dropped",
    sources: [whatwg.obsoleteFeatures],
    run({ snapshot }) {
      const found = snapshot.obsolete;
      if (found.length === 0) return pass("No obsolete element");
      const names = [...new Set(found.map(({ element }) => element))];
      return [
        {
          title: `HTML has dropped ${names
            .slice(0, 4)
            .map((name) => `<${name}>`)
            .join(", ")}`,
          detail: "Browsers still draw most of them, with no promise. Style sheets do what they did.",
          evidence: found.slice(0, 6).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "duplicate-ids",
    title: "Every id stands once",
    kind: "old-html",
    clause: "ids stand twice",
    sources: [whatwg.idAttribute],
    run({ snapshot: { duplicateIds } }) {
      if (duplicateIds.length === 0) return pass("Every id stands once");
      return [
        {
          title: `${duplicateIds.length === 1 ? `The id “${duplicateIds[0]?.id.slice(0, 40)}” stands` : `${duplicateIds.length} ids stand`} more than once`,
          detail: "Links to a part, labels of fields and scripts reach only the first one.",
          evidence: duplicateIds.slice(0, 6).map(({ id, lines }) => ({
            line: lines[0] ?? null,
            column: null,
            snippet: `id="${id.slice(0, 80)}" on ${lines.length} elements, lines ${lines.slice(0, 8).join(", ")}`,
          })),
        },
      ];
    },
  },
  {
    id: "dom-size",
    title: "The page is not too large",
    kind: "weight-facts",
    clause: ({ snapshot: { elements } }) => (elements.total > MANY_ELEMENTS ? "the page is very large" : "elements nest very deep"),
    sources: [chrome.domSize],
    run({ snapshot: { elements } }) {
      const { total, maxDepth, counts } = elements;
      if (total <= MANY_ELEMENTS && maxDepth <= DEEP) return pass(`${total.toLocaleString("en-US")} elements, at most ${maxDepth} deep`);
      const common = counts
        .slice(0, 3)
        .map(({ name, count }) => `${count.toLocaleString("en-US")} ${name}`)
        .join(", ");
      return [
        {
          title: total > MANY_ELEMENTS ? `${total.toLocaleString("en-US")} elements` : `Elements nest ${maxDepth} deep`,
          detail: `Lighthouse warns from ${MANY_ELEMENTS} elements or ${DEEP} levels on and fails past ${TOO_MANY_ELEMENTS.toLocaleString("en-US")}. Every style change and click has to look at all of them. Most common: ${common}.`,
        },
      ];
    },
  },
  {
    id: "main-element",
    title: "The main part is marked",
    kind: "alt-words",
    sources: [whatwg.mainElement],
    run({ snapshot }) {
      const mains = snapshot.elements.counts.find(({ name }) => name === "main")?.count ?? 0;
      if (mains === 1) return pass("The main part is marked");
      if (mains === 0) {
        if (snapshot.textBlocks.some(({ region }) => region === "main")) return pass("The main part is marked by role");
        if (snapshot.textBlocks.length === 0) return [];
        return [{ title: "No main element", detail: "Screen readers jump to it, and readers’ views find the text by it." }];
      }
      return [{ title: `${mains} main elements`, detail: "Only one of them may be in view at a time." }];
    },
  },
  {
    id: "text-share",
    title: "Words and markup in proportion",
    kind: "reading",
    sources: [chrome.domSize],
    run({ text, source }) {
      if (source === 0 || text === 0) return [];
      const share = Math.round((text / source) * 100);
      const title = `${share < 1 ? "Less than 1" : share}% of the source is text that readers see`;
      if (share >= 10) return pass(title);
      return [
        {
          title,
          detail: "No search engine uses this figure. It hints at inline scripts, styles or data that could live in files of their own.",
        },
      ];
    },
  },
];
