import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { numberWord } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { isRefusal } from "#engines/page-snapshot/readable-page.ts";
import type { CanonicalSubject } from "../canonical-subject.ts";
import { aboutSomethingElse, type Declared, isSameAddress } from "../declared-canonicals.ts";
import { withoutTracking } from "../url-differences.ts";
import { tagFix } from "./canonical-fix.ts";

const evidenceOf = (declared: readonly Declared[]) =>
  declared.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet, fact.raw || undefined));

/** That there is one, once, where Google reads it. */
export const declarationRules: readonly Rule<CanonicalSubject>[] = [
  {
    id: "canonical-page-status",
    title: "The page answers with 200",
    kind: "page-not-served",
    sources: [google.canonicalUrls],
    run({ snapshot: { response } }) {
      if (!response || (response.status >= 200 && response.status < 300)) return [];
      const isRefused = isRefusal(response.status);
      return [
        {
          ...(isRefused ? { grade: "fault" } : {}),
          title: `The address answers with status ${response.status}`,
          detail: isRefused
            ? "The server refused us, so what follows describes its refusal. Paste the HTML of the page instead."
            : "Google reads no canonical from an answer that is no page. Repair the status first.",
        },
      ];
    },
  },
  {
    id: "canonical-present",
    title: "A canonical is declared",
    kind: "canonical-absent",
    sources: [google.canonicalUrls],
    run({ declared, pageUrl, isPlaceless, isHtml }) {
      if (declared.length > 0) return [];
      return [
        {
          title: isHtml ? "No canonical is declared" : "No canonical in the headers",
          detail: isHtml
            ? "That is allowed: Google chooses by itself. A tag that names the page's own address keeps copies with parameters from competing."
            : "A file that is no HTML can only declare one by a Link header.",
          ...(isPlaceless
            ? {}
            : isHtml
              ? { fix: tagFix("Names the page itself", withoutTracking(pageUrl)) }
              : {
                  fix: { kind: "http" as const, label: "Sent with the file", code: `Link: <${withoutTracking(pageUrl)}>; rel="canonical"` },
                }),
        },
      ];
    },
  },
  {
    id: "canonical-in-head",
    title: "The canonical stands in the head",
    kind: "canonicals-disagree",
    sources: [whatwg.linksInBody, google.canonicalUrls],
    run({ declared, counted, snapshot, canonical }) {
      const outside = declared.filter(({ where }) => where === "body" || where === "noscript");
      if (outside.length === 0) return counted.some(({ where }) => where === "head") ? pass("The canonical stands in the head") : [];
      const { headBreak } = snapshot;
      const why = headBreak
        ? `Line ${headBreak.line} holds ${headBreak.element === "#text" ? "text" : `a <${headBreak.element}>`}, which ends the head there. Everything after it counts as body.`
        : "Google reads it in the head only, since anybody's content may put one into the body.";
      const where = outside.some((one) => one.where === "noscript") ? "in noscript" : "in the body";
      return [
        {
          title: outside.length === 1 ? `The canonical stands ${where}` : `${outside.length} canonicals stand ${where}`,
          detail: why,
          evidence: [
            ...evidenceOf(outside),
            ...(headBreak ? [{ line: headBreak.line, column: headBreak.column, snippet: headBreak.snippet }] : []),
          ],
          ...(outside[0]?.url && canonical === null
            ? { fix: tagFix("Moved up, before anything that is not metadata", outside[0].url) }
            : {}),
        },
      ];
    },
  },
  {
    id: "canonical-attributes",
    title: "No attribute turns it into something else",
    kind: "canonicals-disagree",
    sources: [google.canonicalUrls],
    run({ declared }) {
      const odd = declared.filter(({ fact }) => aboutSomethingElse(fact) !== undefined);
      return odd.map(({ fact, url }) => {
        const attribute = aboutSomethingElse(fact) ?? "";
        return {
          title: `A canonical with a ${attribute} attribute is passed over`,
          detail: "Google disregards rel=canonical with hreflang, lang, media or type: those describe versions, and a canonical is none.",
          evidence: [factEvidence(fact, fact.snippet, attribute)],
          ...(url ? { fix: tagFix("Without the attribute", url) } : {}),
        };
      });
    },
  },
  {
    id: "canonical-valid",
    title: "It is a web address",
    kind: "canonicals-disagree",
    sources: [ietf.canonicalRelation],
    run({ declared, counted }) {
      const broken = declared.filter(({ url, where }) => url === null && where !== "body" && where !== "noscript");
      if (broken.length === 0) return counted.length > 0 ? pass("It is a web address") : [];
      return broken.slice(0, 5).map(({ raw, fact }) => ({
        title: raw.trim() === "" ? "The canonical is empty" : "The canonical is no web address",
        detail: /\{\{|\$\{|<%|%%/.test(raw)
          ? "A template left its placeholder in."
          : "It has to lead to a page by http or https. An address that cannot be read is passed over.",
        evidence: [factEvidence(fact, fact.snippet, raw || undefined)],
      }));
    },
  },
  {
    id: "canonical-single",
    title: "One canonical, said once",
    kind: "canonicals-disagree",
    sources: [google.canonicalUrls, ietf.canonicalRelation],
    run({ counted }) {
      const inHead = counted.filter(({ where }) => where === "head");
      if (inHead.length < 2) return inHead.length === 1 ? pass("One canonical, said once") : [];
      const [first] = inHead;
      const isSame = inHead.every(({ url }) => isSameAddress(url ?? "", first?.url ?? ""));
      if (isSame)
        return [
          {
            grade: "note",
            title: `The same canonical stands there ${inHead.length} times`,
            detail: "Harmless today. Two parts of the system write it, and one day they will disagree.",
            evidence: evidenceOf(inHead),
          },
        ];
      const count = new Set(inHead.map(({ url }) => url)).size;
      return [
        {
          title: `${numberWord(count).replace(/^./, (letter) => letter.toUpperCase())} canonicals disagree`,
          detail: "Google then ignores all of them. A theme and a plugin that both write the tag are the usual cause.",
          evidence: evidenceOf(inHead),
        },
      ];
    },
  },
  {
    id: "canonical-header",
    title: "Header and tag name the same address",
    kind: "canonicals-disagree",
    sources: [google.canonicalUrls],
    run({ counted }) {
      const [header] = counted.filter(({ where }) => where === "header");
      const [tag] = counted.filter(({ where }) => where === "head");
      if (!header || !tag) return [];
      if (isSameAddress(header.url ?? "", tag.url ?? "")) return pass("Header and tag name the same address");
      return [
        {
          title: "Header and tag name different addresses",
          detail:
            "Both count the same to Google, so neither does. The header often comes from a CDN or a server rule that nobody remembers.",
          evidence: evidenceOf([header, tag]),
        },
      ];
    },
  },
];
