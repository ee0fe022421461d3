import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { aboutRel } from "../known-rels.ts";
import type { TagSubject } from "../tag-subject.ts";

/** What stands in the head, tag by tag. */
export const tagRules: readonly Rule<TagSubject>[] = [
  {
    id: "meta-duplicates",
    title: "No meta tag stands twice",
    kind: "tags-twice",
    clause: "a tag stands twice",
    sources: [whatwg.metaElement],
    run({ metas }) {
      const again = metas.filter(({ isDuplicate }) => isDuplicate);
      if (again.length === 0) return metas.length > 0 ? pass("No meta tag stands twice") : [];
      const names = [...new Set(again.map(({ name }) => name))];
      const all = metas.filter(({ name }) => names.includes(name));
      return [
        {
          title: `${names.slice(0, 4).join(", ")} ${names.length === 1 ? "stands" : "stand"} more than once`,
          detail: "Readers differ in which one they take. Usually a theme and a plugin each print theirs.",
          evidence: all.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "meta-empty",
    title: "No meta tag is empty",
    kind: "tags-idle",
    clause: "a tag says nothing",
    sources: [whatwg.metaElement],
    run({ metas }) {
      const empty = metas.filter(({ kind, fact }) => (kind === "name" || kind === "property") && fact.raw.trim() === "");
      const nameless = metas.filter(({ kind, fact }) => kind === "none" && fact.inHead);
      const faulty = [...empty, ...nameless];
      if (faulty.length === 0) return [];
      return [
        {
          title: `${faulty.length} meta ${faulty.length === 1 ? "tag says" : "tags say"} nothing`,
          detail: "A name without content, or content without a name. A template had nothing to put there.",
          evidence: faulty.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "meta-ignored",
    title: "Every meta tag is read by somebody",
    kind: "tags-idle",
    sources: [google.metaTags],
    run({ metas }) {
      const idle = metas.filter(({ about }) => about?.status === "ignored" || about?.status === "retired");
      if (idle.length === 0) return metas.length > 0 ? pass("Every meta tag that we know is read by somebody") : [];
      const names = [...new Set(idle.map(({ name }) => name))];
      return [
        {
          title: `${names.slice(0, 5).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}: nobody reads ${names.length === 1 ? "it" : "them"}`,
          detail: idle[0]?.about?.text ?? "",
          evidence: idle.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "meta-unknown",
    title: "No unknown meta tag",
    kind: "tags-idle",
    sources: [google.metaTags],
    run({ metas }) {
      const unknown = metas.filter(({ kind, about, name }) => about === null && name !== "" && kind !== "charset");
      if (unknown.length === 0) return [];
      const names = [...new Set(unknown.map(({ name }) => name))];
      return [
        {
          title: `${names.length} meta ${names.length === 1 ? "name" : "names"} we do not know: ${names.slice(0, 4).join(", ")}`,
          detail: "They may be for a program of your own. Look for typos such as descripton or og:tittle.",
          evidence: unknown.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "base-element",
    title: "base is used as it should be",
    kind: "head-cut",
    sources: [whatwg.baseElement],
    run({ snapshot }) {
      const { bases, base, request, links, scripts } = snapshot;
      if (bases.length === 0) return [];
      const evidence = bases.slice(0, 4).map((fact) => factEvidence(fact, fact.snippet));
      const withHref = bases.filter(({ hasHref }) => hasHref);
      if (withHref.length > 1)
        return [
          {
            title: `${withHref.length} base elements; only the first counts`,
            detail: "All relative addresses are resolved against the first one.",
            evidence,
          },
        ];
      if (bases.some(({ inHead }) => !inHead))
        return [
          {
            title: "base stands in the body",
            detail: "It may stand only in the head, before everything that has an address.",
            evidence,
          },
        ];
      const resolved = base?.resolved ? URL.parse(base.resolved) : null;
      if (base && (!resolved || !/^https?:$/.test(resolved.protocol)))
        return [
          {
            title: "The address of base cannot be used",
            detail: "Browsers ignore it and resolve against the page.",
            evidence,
          },
        ];
      if (base && resolved && resolved.host !== new URL(request.url).host)
        return [
          {
            grade: "advice",
            title: `base sends relative addresses to ${resolved.host}`,
            detail: "Every relative link, image and script of the page goes there, “#top” as well. Often a staging address left in.",
            evidence: [factEvidence(base, base.snippet, base.raw)],
          },
        ];
      const before = base
        ? [...links, ...scripts].find(
            ({ source, line, raw, resolved: to }) =>
              source === "html" && raw !== "" && to !== null && (line ?? 0) < (base.line ?? 0) && !/^[a-z]+:|^\/\//i.test(raw),
          )
        : undefined;
      if (base && before)
        return [
          {
            grade: "advice",
            title: "A relative address stands before base",
            detail: "Whether it is resolved with or without base depends on how far the browser has read. Put base first.",
            evidence: [factEvidence(before, before.snippet), factEvidence(base, base.snippet)],
          },
        ];
      return pass("base is used as it should be");
    },
  },
  {
    id: "link-preload",
    title: "Preloads say what they load",
    kind: "paint-held",
    clause: "a preload does not work",
    sources: [whatwg.linkTypes],
    run({ snapshot: { links } }) {
      const preloads = links.filter(({ rel }) => rel.includes("preload"));
      const lost = preloads.filter(({ attributes }) => !attributes["as"]?.trim());
      if (lost.length > 0)
        return [
          {
            title: `${lost.length === 1 ? "A preload" : `${lost.length} preloads`} without as`,
            detail: "Browsers do not load it ahead of time, or load it twice.",
            evidence: lost.slice(0, 4).map((fact) => factEvidence(fact, fact.snippet)),
            fix: {
              kind: "html",
              label: "With its kind: style, script, font, image",
              code: `<link rel="preload" href="${lost[0]?.raw.replaceAll('"', "&quot;") ?? ""}" as="font" type="font/woff2" crossorigin>`,
            },
          },
        ];
      const fonts = preloads.filter(({ attributes }) => attributes["as"] === "font" && attributes["crossorigin"] === undefined);
      if (fonts.length > 0)
        return [
          {
            title: "A font is preloaded without crossorigin",
            detail: "Fonts are always fetched that way, so this copy is thrown away and loaded again.",
            evidence: fonts.slice(0, 4).map((fact) => factEvidence(fact, fact.snippet)),
          },
        ];
      return preloads.length > 0 ? pass("Preloads say what they load") : [];
    },
  },
  {
    id: "link-unknown",
    title: "Link types that browsers and crawlers know",
    kind: "tags-idle",
    sources: [whatwg.linkTypes],
    run({ snapshot: { links } }) {
      const strange = links.filter(
        ({ rel, source, inNoscript }) =>
          source === "html" && !inNoscript && (rel.length === 0 || rel.every((type) => aboutRel(type) === undefined)),
      );
      if (strange.length === 0) return [];
      const detail = "A link element without a known rel does nothing. Some are for programs of your own; some are typos.";
      return [
        {
          title: `${strange.length} link ${strange.length === 1 ? "element" : "elements"} of an unknown kind`,
          detail,
          evidence: strange.slice(0, 5).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "scripts-blocking",
    title: "No script holds up the page",
    kind: "paint-held",
    clause: "scripts hold up the page",
    sources: [chrome.renderBlockingResources],
    run({ scripts }) {
      const files = scripts.filter(({ mode }) => mode !== "inline" && mode !== "data");
      const blocking = files.filter(({ mode, fact }) => mode === "blocking" && fact.inHead && !fact.inNoscript);
      if (blocking.length === 0) return files.length > 0 ? pass("No script in the head holds up the page") : [];
      const [first] = blocking;
      return [
        {
          title: `${blocking.length === 1 ? "A script holds" : `${blocking.length} scripts hold`} up the page`,
          detail: "The browser stops reading until each is loaded and run. With defer they load meanwhile and run afterward, in order.",
          evidence: blocking.slice(0, 6).map(({ fact }) => factEvidence(fact, fact.snippet)),
          fix: {
            kind: "html",
            label: "Loads meanwhile, runs after the page is read",
            code: `<script src="${first?.fact.raw.replaceAll('"', "&quot;") ?? ""}" defer></script>`,
          },
        },
      ];
    },
  },
  {
    id: "tracking-dead",
    title: "No dead tracker",
    kind: "tracker-idle",
    clause: "a dead tracker is still loaded",
    sources: [google.universalAnalytics],
    run({ ids }) {
      const dead = ids.filter((id) => id.dead !== null);
      if (dead.length === 0) return [];
      return [
        {
          title: `${dead
            .map(({ id }) => id)
            .slice(0, 3)
            .join(", ")}: ${dead[0]?.service} is dead`,
          detail: `${dead[0]?.dead} The script still costs every visitor a download.`,
          evidence: dead.slice(0, 4).map(({ id, line }) => ({ line, column: null, snippet: id })),
        },
      ];
    },
  },
  {
    id: "tracking-duplicates",
    title: "Each service once",
    kind: "tracker-idle",
    clause: "one service is loaded twice",
    sources: [google.universalAnalytics],
    run({ ids }) {
      const twice = [
        ...Map.groupBy(
          ids.filter(({ dead }) => dead === null),
          ({ service }) => service,
        ),
      ].filter(([service, group]) => group.length > 1 && /Analytics 4|Tag Manager|Meta Pixel|Clarity|Hotjar/.test(service));
      const [first] = twice;
      if (!first)
        return ids.length > 0 ? pass(`${ids.length} tracking ${ids.length === 1 ? "number" : "numbers"} found, each service once`) : [];
      const [service, group] = first;
      return [
        {
          title: `${service} is loaded with ${group.length} numbers: ${group
            .map(({ id }) => id)
            .slice(0, 4)
            .join(", ")}`,
          detail: "Sometimes meant, more often a leftover of a former agency: visits are counted twice, or by somebody else.",
          evidence: group.slice(0, 4).map(({ id, line }) => ({ line, column: null, snippet: id })),
        },
      ];
    },
  },
];
