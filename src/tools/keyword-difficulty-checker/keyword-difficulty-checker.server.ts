import { AppError } from "#core/errors/app-error.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import type { AuthorityScore } from "#core/providers/domain-data.ts";
import { figureOf, type ProviderAnswer } from "#core/providers/provider-answer.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
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

type Ports = Pick<ToolPorts, "askProvider" | "askProviders" | "fetchPage" | "now">;

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
  const hosts = [...new Set(read.flatMap(({ address }) => URL.parse(address)?.hostname.replace(/^www\./, "") ?? []))];
  const scores = hosts.length > 0 ? await ports.askProviders("authorityScores", { domains: hosts }, signal) : [];
  const judged = read.map(
    (page): JudgedPage => ({
      linkScore: linkScoreOf(page.address, scores),
      matchScore: page.match ? matchScore(page.match) : 0,
      isHome: depthOf(page.address) === 0,
    }),
  );
  const own = figureOf(await given, (list) => list.find((each) => each.keyword.toLowerCase() === keyword.toLowerCase())?.difficulty, {
    missing: "it gives nothing for this keyword.",
  });
  const estimate = estimateOf(judged, today);
  return {
    headline: headlineOf(read.length, own, estimate),
    keyword,
    difficulty: [{ name: keyword, figures: { given: own, estimate } }],
    pages: read.map((page, index) => pageRow(page, judged[index]?.linkScore ?? null, scores, today)),
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

/** The first score that a source gives a domain, out of a hundred. */
function linkScoreOf(address: string, scores: Scores): number | null {
  const host = URL.parse(address)?.hostname.replace(/^www\./, "");
  for (const answer of scores) {
    const score = answer.state === "given" ? answer.value.find(({ domain, value }) => domain === host && value !== null) : undefined;
    if (score?.value !== undefined && score.value !== null) return (score.value / score.outOf) * 100;
  }
  return null;
}

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
        : "It appears here once the owner of this site connects a source of authority scores.",
  };
}

function pageRow({ address, match, trouble }: ReadPage, linkScore: number | null, scores: Scores, asOf: string): FigureRow {
  const unread: Figure = { state: "unavailable", reason: "upstream-error", detail: trouble };
  const measured = (value: number | string): Figure => ({ state: "measured", value, source: "The page itself", asOf });
  const holds = (place: keyof KeywordMatch): Figure =>
    match ? measured(match[place] === 1 ? "all words" : match[place] === 0 ? "no word" : "some words") : unread;
  const [first] = scores;
  return {
    name: address,
    figures: {
      match: match
        ? {
            ...{ state: "estimated", value: matchScore(match), source: "The page itself", asOf },
            method: `Of 100: title ${WEIGHTS.title}, address ${WEIGHTS.address}, headings ${WEIGHTS.headings}, description ${WEIGHTS.description}, text ${WEIGHTS.text}.`,
          }
        : unread,
      title: holds("title"),
      headings: holds("headings"),
      address: holds("address"),
      depth: measured(depthOf(address) === 0 ? "home page" : `${depthOf(address)} below the home page`),
      links: linkFigure(linkScore, first),
    },
  };
}

function linkFigure(score: number | null, first: Scores[number] | undefined): Figure {
  if (score !== null && first?.state === "given")
    return { state: "measured", value: Math.round(score), source: first.source, asOf: first.asOf };
  if (first?.state === "unavailable") return first;
  return { state: "unavailable", reason: "not-in-dataset", detail: "No source that was asked knows this domain." };
}

function headlineOf(pages: number, given: Figure, estimate: Figure): string {
  if (given.state !== "unavailable") return `Difficulty ${given.value} of 100, says ${given.source}.`;
  if (estimate.state !== "unavailable") return `Difficulty about ${estimate.value} of 100, by our estimate.`;
  if (pages === 0) return "No difficulty can be told, and no pages are known to compare.";
  return `No difficulty can be told. What ${pages === 1 ? "the page makes" : `${pages} pages make`} of the keyword can.`;
}
