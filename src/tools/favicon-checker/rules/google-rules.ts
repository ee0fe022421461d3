import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { type FaviconSubject, googleIcons, type Icon, isGood, isSquare, sidesOf } from "../favicon-subject.ts";

/** What Google asks of a favicon in results. */
export const googleRules: readonly Rule<FaviconSubject>[] = [
  {
    id: "icon-present",
    title: "There is an icon",
    kind: "icon-absent",
    clause: true,
    sources: [google.favicons],
    run({ icons }) {
      const named = icons.filter(({ kind }) => kind === "icon" || kind === "touch");
      const [first] = named;
      if (first) return pass(`${named.length === 1 ? "One icon is" : `${named.length} icons are`} named in the page`);
      const fallback = icons.find(({ kind }) => kind === "implicit");
      const fix = {
        kind: "html" as const,
        label: "Into the head of the home page",
        code: '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      };
      if (fallback && isGood(fallback))
        return [
          {
            title: "No tag names an icon; /favicon.ico is there",
            detail: "Browsers try that address by themselves. Google documents the link tag and promises nothing without it.",
            fix,
          },
        ];
      return [
        {
          title: "The page names no icon",
          detail: `Results, tabs and bookmarks show a globe or a letter instead.${fallback?.file?.problem ? ` At /favicon.ico: ${fallback.file.problem}` : ""}`,
          fix,
        },
      ];
    },
  },
  {
    id: "icon-answers",
    title: "Every icon answers",
    kind: "icon-wrong",
    sources: [google.favicons],
    run({ icons }) {
      const looked = icons.filter(({ kind, file }) => file !== null && kind !== "implicit");
      const lost = looked.filter((icon) => !isGood(icon));
      if (lost.length === 0) return looked.length === 0 ? [] : pass("Every icon answers");
      return [
        {
          title: `${lost.length === 1 ? "One icon" : `${lost.length} icons`} cannot be read`,
          detail: "Whoever needs that one shows nothing in its place.",
          evidence: lost
            .slice(0, 6)
            .flatMap(({ line, column, snippet, file, address }) => [
              factEvidence({ line, column }, snippet),
              factEvidence({ line: null, column: null }, `${address}  ${file?.problem}`),
            ]),
        },
      ];
    },
  },
  {
    id: "icon-square",
    title: "Icons are square",
    kind: "icon-wrong",
    sources: [google.favicons],
    run(subject) {
      const icons = subject.icons.filter((icon) => isGood(icon) && icon.kind !== "mask");
      const odd = icons.filter((icon) => !isSquare(icon));
      if (odd.length === 0) return icons.length === 0 ? [] : pass("Icons are square");
      return [
        {
          title: `${odd.length === 1 ? "One icon is" : `${odd.length} icons are`} not square`,
          detail: "Google asks for 1 to 1. Others squeeze it or leave a margin.",
          evidence: odd.slice(0, 5).map((icon) => factEvidence(icon, `${icon.address}  ${icon.file?.width} × ${icon.file?.height}`)),
        },
      ];
    },
  },
  {
    id: "icon-google-size",
    title: "Large enough for results",
    kind: "icon-wrong",
    sources: [google.favicons],
    run(subject) {
      const icons = googleIcons(subject).filter(isGood);
      if (icons.length === 0) return [];
      if (icons.some(({ file }) => file?.type === "svg")) return pass("A drawing, sharp at every size");
      const largest = Math.max(0, ...icons.flatMap(sidesOf));
      if (largest > 48) return pass(`Large enough for results: ${largest} × ${largest}`);
      if (largest === 0) return [];
      return [
        {
          ...(largest < 8 ? {} : { grade: "note" }),
          title: `The largest icon is ${largest} × ${largest}`,
          detail:
            largest < 8
              ? "Google takes nothing under 8 × 8."
              : "Google takes it from 8 × 8 and recommends more than 48 × 48. A multiple of 48 is no longer asked for.",
        },
      ];
    },
  },
  {
    id: "icon-robots",
    title: "Google may fetch page and icon",
    kind: "icon-wrong",
    sources: [google.favicons],
    run({ robots }) {
      const closed = robots.filter(({ allowed }) => !allowed);
      if (robots.length === 0) return [];
      if (closed.length === 0) return pass("Googlebot may fetch the home page, Googlebot-Image the icon");
      return closed.map(({ bot, address, line, rule }) => ({
        title: `robots.txt closes ${bot === "Googlebot" ? "the home page" : "the icon"} to ${bot}`,
        detail: "Google shows the favicon only when Googlebot may crawl the home page and Googlebot-Image the file.",
        evidence: [factEvidence({ line, column: null }, `${rule ?? ""}  ${address}`, rule ?? undefined)],
      }));
    },
  },
  {
    id: "icon-home",
    title: "The home page has the same icon",
    kind: "icon-wrong",
    sources: [google.favicons],
    run({ snapshot, home, icons }) {
      if (home === null) return [];
      const here = icons.filter(({ kind }) => kind === "icon").map(({ address }) => address);
      if (here.length === 0 || home.length === 0 || here.some((address) => home.includes(address)))
        return pass("The home page has the same icon");
      return [
        {
          title: "The home page has another icon",
          detail: `Google takes one favicon a host, from ${new URL("/", snapshot.request.url).href}. What this page names shows in tabs only.`,
          evidence: [
            factEvidence({ line: null, column: null }, `here  ${here[0]}`),
            factEvidence({ line: null, column: null }, `home  ${home[0]}`),
          ],
        },
      ];
    },
  },
  {
    id: "icon-stable",
    title: "The icon’s address stays the same",
    kind: "icon-absent",
    sources: [google.favicons],
    run(subject) {
      const changing = googleIcons(subject).filter(({ address }) =>
        /[.-][\da-f]{8,}\.\w+$|[?&](?:v|ver|version|t|ts|hash)=/i.test(address),
      );
      const [first] = changing;
      if (!first) return [];
      return [
        {
          title: "The icon’s address carries a version",
          detail: "Google asks for a stable one and may show the old picture, or none, until it crawls the home page again.",
          evidence: changing.slice(0, 3).map((icon) => factEvidence(icon, icon.snippet)),
        },
      ];
    },
  },
  {
    id: "icon-in-head",
    title: "Icons stand in the head",
    kind: "icon-wrong",
    sources: [google.favicons],
    run({ icons }) {
      const outside = icons.filter(({ inHead }) => !inHead);
      if (outside.length === 0) return [];
      return [
        {
          title: `${outside.length === 1 ? "One icon stands" : `${outside.length} icons stand`} outside the head`,
          detail: "Browsers forgive it, Google asks for the head. An element that may not stand there, such as a div, ends it early.",
          evidence: outside.slice(0, 5).map((icon) => factEvidence(icon, icon.snippet)),
        },
      ];
    },
  },
  {
    id: "icon-truth",
    title: "Types and sizes are what the tags say",
    kind: "icon-absent",
    sources: [whatwg.imageSniffing],
    run({ icons }) {
      const good = icons.filter(isGood);
      const wrong = good.flatMap((icon) => lies(icon).map((words) => ({ icon, words })));
      if (wrong.length === 0) return good.length === 0 ? [] : pass("Types and sizes are what the tags say");
      return [
        {
          title: `${wrong.length === 1 ? "One icon is" : `${wrong.length} things are`} not as declared`,
          detail: "Browsers choose by sizes and type before they fetch, so a wrong word leads them to the wrong file.",
          evidence: wrong.slice(0, 6).map(({ icon, words }) => factEvidence(icon, `${icon.address}  ${words}`)),
        },
      ];
    },
  },
];

function lies(icon: Icon): string[] {
  const { file, type, sizes } = icon;
  if (!file?.type) return [];
  const real = file.type === "svg" ? "image/svg+xml" : `image/${file.type}`;
  const isIcon = (mime: string) => file.type === "ico" && /icon|x-ico/.test(mime);
  const words: string[] = [];
  if (type && type !== real && !isIcon(type)) words.push(`type says ${type}, the bytes say ${real}`);
  if (file.sentAs && file.sentAs !== real && !isIcon(file.sentAs)) words.push(`sent as ${file.sentAs}, the bytes say ${real}`);
  const declared = (sizes?.toLowerCase().match(/\d+(?=x\d)/g) ?? []).map(Number);
  const sides = sidesOf(icon);
  const missing = declared.filter((side) => sides.length > 0 && !sides.includes(side));
  if (missing.length > 0 && file.type !== "svg") words.push(`sizes says ${sizes}, it holds ${sides.join(", ")}`);
  return words;
}
