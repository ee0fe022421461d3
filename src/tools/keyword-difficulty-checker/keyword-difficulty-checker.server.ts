import { getDomain } from "tldts";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import type { AuthorityScore } from "#core/providers/domain-data.ts";
import { figureOf, type ProviderAnswer } from "#core/providers/provider-answer.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { linkRankFigure } from "#engines/domain-figures/domain-figures.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import {
  depthOf,
  estimateDifficulty,
  type JudgedPage,
  type KeywordMatch,
  METHOD,
  matchOf,
  matchScore,
  WEIGHTS,
} from "./keyword-difficulty-checker.engine.ts";
import type { KeywordDifficultyCheckerInput, KeywordDifficultyCheckerOutput } from "./keyword-difficulty-checker.schema.ts";

type Ports = Pick<ToolPorts, "askProvider" | "askProviders" | "fetchPage" | "knownDomains" | "now">;

const MOST = 10;
/** One slow page must not cost the others. */
const PAGE_MS = 10_000;

export async function checkDifficulty(
  { keyword, pages: named = [], country, lang }: KeywordDifficultyCheckerInput,
  ports: Ports,
  signal: AbortSignal,
): Promise<KeywordDifficultyCheckerOutput> {
  const today = ports.now().toISOString().slice(0, 10);
  const market = { country, lang };
  const given = ports.askProvider("keywordDifficulty", { keywords: [keyword], ...market }, signal);
  const found =
    named.length > 0
      ? undefined
      : await ports.askProvider("searchResults", { q: keyword, ...market, device: "desktop", depth: MOST }, signal);
  const addresses = found?.state === "given" ? found.value.results.slice(0, MOST).map(({ url }) => url) : named;
  const read = await Promise.all(addresses.map((address) => readPage(address, keyword, ports, signal)));
  const hosts = [...new Set(read.flatMap(({ address }) => hostOf(address) ?? []))];
  const domains = [...new Set(hosts.flatMap((host) => getDomain(host) ?? []))];
  const [scores, known] = await Promise.all([
    hosts.length > 0 ? ports.askProviders("authorityScores", { domains: hosts }, signal) : [],
    domains.length > 0 ? ports.knownDomains(domains, signal) : [],
  ]);
  const links = read.map(({ address }) => linkFigure(address, scores, known));
  const judged = read.map(
    (page, index): JudgedPage => ({
      linkScore: scoreIn(links[index]),
      matchScore: page.match ? matchScore(page.match) : 0,
      isHome: depthOf(page.address) === 0,
    }),
  );
  const own = figureOf(await given, (list) => list.find((each) => each.keyword.toLowerCase() === keyword.toLowerCase())?.difficulty, {
    missing: "it gives nothing for this keyword.",
  });
  const estimate = estimateOf(judged, today);
  return {
    headline: headlineOf(read, own, estimate),
    keyword,
    difficulty: [{ name: keyword, figures: { given: own, estimate } }],
    pages: read.map((page, index) => pageRow(page, links[index], today)),
    pagesFrom:
      found?.state === "given"
        ? `The first ${addresses.length} results of ${found.value.engine}, by ${found.source}, ${found.asOf}.`
        : named.length > 0
          ? "The pages that you named."
          : "",
    notes:
      found?.state === "unavailable"
        ? [`${found.detail} Name the pages that stand for this keyword today, and they are compared here.`]
        : [],
  };
}

interface ReadPage {
  address: string;
  match: KeywordMatch | null;
  /** Why it could not be read. */
  trouble: string;
}

async function readPage(address: string, keyword: string, { fetchPage }: Ports, signal: AbortSignal): Promise<ReadPage> {
  try {
    const page = await fetchPage(address, { signal, onTruncate: "keep", totalMs: PAGE_MS });
    if (page.status >= 400) return { address: page.url, match: null, trouble: "The page answers with an error." };
    return { address: page.url, match: matchOf(keyword, takeSnapshot(page)), trouble: "" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { address, match: null, trouble: error.message.replace(/\d+/g, "some") };
  }
}

type Scores = readonly ProviderAnswer<readonly AuthorityScore[]>[];

/** The first score that a source gives a domain, out of a hundred; else our own, from the imported web graph. */
function linkFigure(address: string, scores: Scores, known: readonly KnownDomain[]): Figure {
  const host = hostOf(address);
  for (const answer of scores) {
    const score = answer.state === "given" ? answer.value.find(({ domain, value }) => domain === host && value !== null) : undefined;
    if (answer.state === "given" && score && score.value !== null)
      return { state: "measured", value: Math.round((score.value / score.outOf) * 100), source: answer.source, asOf: answer.asOf };
  }
  const record = known.find(({ domain }) => domain === getDomain(host ?? ""));
  if (record && record.linkRanks.length > 0) return linkRankFigure(record.linkRanks);
  const [first] = scores;
  if (first?.state === "unavailable") return first;
  return { state: "unavailable", reason: "not-in-dataset", detail: "No source that was asked knows this domain." };
}

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "");

const scoreIn = (figure: Figure | undefined) => (figure && figure.state !== "unavailable" ? Number(figure.value) : null);

function estimateOf(pages: readonly JudgedPage[], asOf: string): Figure {
  const value = estimateDifficulty(pages);
  if (value !== null)
    return {
      state: "estimated",
      value,
      source: "Our formula",
      asOf,
      method: METHOD,
      inputs: ["link scores of the pages", "their match with the keyword", "their places"],
    };
  return {
    state: "unavailable",
    reason: "no-provider",
    detail:
      pages.length === 0 ? "No pages are known that stand for this keyword." : "Too few of the pages have a link score that a source gave.",
    unlock:
      pages.length === 0
        ? "Name the pages that stand for it today."
        : "It appears here once the owner of this site connects a source of authority scores or imports the Common Crawl domain ranks.",
  };
}

function pageRow({ address, match, trouble }: ReadPage, links: Figure | undefined, asOf: string): FigureRow {
  const measured = (value: number | string): Figure => ({ state: "measured", value, source: "The page itself", asOf });
  const common = {
    depth: measured(depthOf(address) === 0 ? "home page" : `${depthOf(address)} below the home page`),
    ...(links && { links }),
  };
  if (!match) return { name: address, figures: { match: { state: "unavailable", reason: "upstream-error", detail: trouble }, ...common } };
  const holds = (place: keyof KeywordMatch) => measured(match[place] === 1 ? "all words" : match[place] === 0 ? "no word" : "some words");
  return {
    name: address,
    figures: {
      match: {
        state: "estimated",
        value: matchScore(match),
        source: "The page itself",
        asOf,
        method: `Of 100: title ${WEIGHTS.title}, address ${WEIGHTS.address}, headings ${WEIGHTS.headings}, description ${WEIGHTS.description}, text ${WEIGHTS.text}.`,
      },
      title: holds("title"),
      headings: holds("headings"),
      address: holds("address"),
      ...common,
    },
  };
}

function headlineOf(pages: readonly ReadPage[], given: Figure, estimate: Figure): string {
  if (given.state !== "unavailable") return `Difficulty ${given.value} of 100, says ${given.source}.`;
  if (estimate.state !== "unavailable") return `Difficulty about ${estimate.value} of 100, by our estimate.`;
  const read = pages.filter(({ match }) => match !== null).length;
  if (pages.length === 0) return "The difficulty cannot be measured, and no pages are known to compare.";
  if (read === 0)
    return `The difficulty cannot be measured. ${pages.length === 1 ? "The page could not" : `None of the ${pages.length} pages could`} be read.`;
  return `The difficulty cannot be measured. What ${pages.length === 1 ? "the page makes" : read === 1 ? "1 page makes" : `${read} pages make`} of the keyword can.`;
}
