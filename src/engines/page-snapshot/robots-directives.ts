import { directivesFor, hasExpired, type RobotsDirective, readRobotsContent, readRobotsTag } from "#core/http/robots-tag.ts";
import type { Fact, PageSnapshot } from "./page-snapshot.ts";

interface SaidDirective extends RobotsDirective {
  /** Where it stands. */
  fact: Pick<Fact, "line" | "column" | "snippet" | "source">;
}

/** Every directive of a page: meta tags in the order of the source, then X-Robots-Tag headers in the order sent. */
export function robotsDirectivesOf({ metas, response }: PageSnapshot): SaidDirective[] {
  const inTags = metas
    .filter(({ name, inNoscript }) => name !== null && crawlerNames.has(name) && !inNoscript)
    .flatMap((fact) =>
      readRobotsContent(fact.raw).map(({ name, value }) => ({ agent: fact.name === "robots" ? null : fact.name, name, value, fact })),
    );
  const inHeaders = (response?.headers ?? [])
    .filter(([name]) => name.toLowerCase() === "x-robots-tag")
    .flatMap(([name, value]) => {
      const fact = { line: null, column: null, snippet: `${name}: ${value}`.slice(0, 300), source: "header" as const };
      return readRobotsTag(value).map((directive) => ({ ...directive, fact }));
    });
  return [...inTags, ...inHeaders];
}

/** What takes the page out of Google's results: noindex, none, or a day to leave them that has passed. */
export function keptOutBy(snapshot: PageSnapshot, now: Date): SaidDirective | undefined {
  const directives = directivesFor("googlebot", robotsDirectivesOf(snapshot));
  return directives.find(({ name }) => name === "noindex" || name === "none") ?? directives.find((directive) => hasExpired(directive, now));
}

/** Names that a meta tag may address: all crawlers, and those whose makers document the tag. */
const crawlerNames = new Set(
  `robots googlebot googlebot-news googlebot-image googlebot-video adsbot-google bingbot msnbot slurp duckduckbot yandex yandexbot
   baiduspider applebot seznambot naverbot yeti petalbot`.split(/\s+/),
);
