import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule } from "#core/rules/rule.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { breadcrumbOf } from "#engines/serp-preview/breadcrumb.ts";
import type { FaviconFacts, FoundIcon } from "./favicon-checker.schema.ts";
import {
  type FaviconSubject,
  faviconSubject,
  type GatheredIcons,
  googleIcons,
  type Icon,
  isGood,
  isSquare,
  sidesOf,
} from "./favicon-subject.ts";
import { iconSet } from "./head-block.ts";
import { browserRules } from "./rules/browser-rules.ts";
import { googleRules } from "./rules/google-rules.ts";

export const faviconRules: readonly Rule<FaviconSubject>[] = [...googleRules, ...browserRules];

/** What is said of a page's icons. `showImage` gives each an address on our own site, because our policy loads pictures from nowhere else. */
export function faviconCheck(showImage: (address: string) => string): PageCheck<FaviconSubject, FaviconFacts, GatheredIcons> {
  return {
    rules: faviconRules,
    subjectOf: (snapshot, { extra }) => faviconSubject(snapshot, extra),
    extraWithFix: null,
    factsOf: (subject) => factsOf(subject, showImage),
    verdictOf,
  };
}

function factsOf(subject: FaviconSubject, showImage: (address: string) => string): FaviconFacts {
  const { snapshot, manifest, appTitle } = subject;
  const { name, isKnown } = siteNameOf(snapshot);
  const shown = (icon: Icon | undefined) => (icon && isGood(icon) ? proxied(icon.address, showImage) : null);
  const android = bestAndroid(subject);
  // A place in the list that nobody named and nobody answers at is no icon.
  const icons = subject.icons.filter((icon) => icon.kind !== "implicit" || isGood(icon));
  return {
    icons: icons.map((icon) => foundIcon(icon, shown(icon))),
    manifest: manifest && {
      address: manifest.address,
      problem: manifest.problem,
      name: manifest.name,
      shortName: manifest.shortName,
      themeColor: manifest.themeColor,
      backgroundColor: manifest.backgroundColor,
    },
    previews: {
      siteName: name,
      breadcrumb: breadcrumbOf(new URL("/", snapshot.request.url).href),
      title: snapshot.titles[0]?.text.slice(0, 200) || name,
      appName: (appTitle || manifest?.shortName || manifest?.name || name).slice(0, 40),
      google: shown(bestGoogle(subject)),
      tab: shown(bestTab(subject)),
      ios: shown(subject.icons.filter((icon) => icon.kind === "touch" && isGood(icon)).sort(bySize)[0]),
      android: shown(android),
      isMaskable: android?.purpose?.includes("maskable") ?? false,
    },
    ...iconSet(subject, isKnown ? name : ""),
    largest: shown(largestSquare(subject)),
  };
}

const bySize = (a: Icon, b: Icon) => (sidesOf(b)[0] ?? 0) - (sidesOf(a)[0] ?? 0);

/** Which one Google takes is not published; the largest square one is the likeliest to look as drawn. */
function bestGoogle(subject: FaviconSubject): Icon | undefined {
  const good = googleIcons(subject).filter((icon) => isGood(icon) && isSquare(icon));
  return good.find(({ file }) => file?.type === "svg") ?? good.sort(bySize)[0];
}

/** A drawing first, then the smallest that is large enough for a sharp screen. */
function bestTab({ icons }: FaviconSubject): Icon | undefined {
  const good = icons.filter((icon) => isGood(icon) && (icon.kind === "icon" || icon.kind === "implicit"));
  const enough = good.filter((icon) => (sidesOf(icon)[0] ?? 0) >= 32).sort((a, b) => bySize(b, a));
  return good.find(({ file }) => file?.type === "svg") ?? enough[0] ?? good.sort(bySize)[0];
}

function bestAndroid({ icons }: FaviconSubject): Icon | undefined {
  const good = icons.filter((icon) => icon.kind === "manifest" && isGood(icon)).sort(bySize);
  return good.find(({ purpose }) => purpose?.includes("maskable")) ?? good[0];
}

function largestSquare({ icons }: FaviconSubject): Icon | undefined {
  const good = icons.filter((icon) => isGood(icon) && isSquare(icon) && icon.kind !== "mask");
  return good.find(({ file }) => file?.type === "svg") ?? good.sort(bySize)[0];
}

function proxied(address: string, showImage: (address: string) => string): string | null {
  if (/^https?:/.test(address)) return showImage(address);
  return address.startsWith("data:image/") && address.length <= 20_000 ? address : null;
}

function foundIcon(icon: Icon, shown: string | null): FoundIcon {
  const { file } = icon;
  return {
    address: icon.address.slice(0, 2048),
    shown,
    kind: icon.kind,
    snippet: icon.snippet,
    line: icon.line,
    declaredSizes: icon.sizes,
    declaredType: icon.type,
    purpose: icon.purpose,
    type: file?.type ?? null,
    sentAs: file?.sentAs ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    sizes: file?.ico ? sidesOf(icon) : [],
    bytes: file ? file.bytes : null,
    problem: file?.problem ?? null,
  };
}

function verdictOf({ icons }: FaviconSubject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  const named = icons.filter(({ kind }) => kind !== "implicit").length;
  return {
    figure: String(named),
    unit: named === 1 ? "icon" : "icons",
    headline: headlineOr("A set that serves every place."),
    summary: countsOf(findings),
  };
}
