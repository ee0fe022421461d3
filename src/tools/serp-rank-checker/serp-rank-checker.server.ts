import { AppError } from "#core/errors/app-error.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { COUNTRIES, LANGUAGES } from "#core/providers/markets.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readSearchConsoleFile, readSearchConsoleText } from "#engines/search-console/read-search-console.ts";
import { reportOf } from "./rank-report.ts";
import { searchLinks } from "./search-links.ts";
import type { SerpRankCheckerInput, SerpRankCheckerOutput } from "./serp-rank-checker.schema.ts";

type Ports = Pick<ToolPorts, "askProvider" | "now">;

export async function checkRank(input: SerpRankCheckerInput, ports: Ports, signal: AbortSignal): Promise<SerpRankCheckerOutput> {
  const { table, earlier, file, brand } = input;
  const now = ports.now();
  const before = earlier ? readSearchConsoleText(earlier) : undefined;
  const read = file ? readFile(file) : table ? readSearchConsoleText(table) : undefined;
  return {
    search: input.keyword ? await askFor(input.keyword, input, ports, signal) : null,
    report: read ? reportOf(read, { now, brand, earlier: before }) : null,
  };
}

function readFile(base64: string) {
  try {
    return readSearchConsoleFile(Uint8Array.from(Buffer.from(base64, "base64")), "your file");
  } catch {
    throw new AppError("input_invalid", {
      reason: "That file is no export that we can read. Choose the ZIP, the workbook or a table of it.",
    });
  }
}

type Search = NonNullable<SerpRankCheckerOutput["search"]>;

async function askFor(
  keyword: string,
  { site, country, lang, device, depth }: SerpRankCheckerInput,
  { askProvider }: Ports,
  signal: AbortSignal,
): Promise<Search> {
  const answer = await askProvider("searchResults", { q: keyword, country, lang, device, depth }, signal);
  const links = searchLinks(keyword, { country, lang });
  const host = site ? hostOf(site) : undefined;
  const base = { keyword, site: host ?? null, links };
  if (answer.state === "unavailable")
    return { ...base, asked: null, rows: [{ name: host ?? keyword, figures: { position: answer } }], results: [], features: [] };
  const { source, asOf, value } = answer;
  const measured = (what: number | string): Figure => ({ state: "measured", value: what, source: `${value.engine}, by ${source}`, asOf });
  const own = host ? value.results.filter(({ url }) => isOf(url, host)) : [];
  const [best] = own;
  const figures: FigureRow["figures"] = host
    ? {
        position: measured(best ? best.position : `Not in the first ${value.results.length} checked`),
        ...(best ? { page: measured(best.url) } : {}),
      }
    : { checked: measured(value.results.length) };
  return {
    ...base,
    asked: `${value.engine}, ${COUNTRIES[country].name}, ${LANGUAGES[lang].name}, ${device}`,
    rows: [{ name: host ?? keyword, figures }],
    results: value.results.map(({ position, url, title }) => ({
      place: measured(position),
      url,
      title,
      isOwn: own.some((each) => each.url === url),
    })),
    features: [...value.features],
  };
}

function hostOf(site: string): string {
  const url = URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`);
  return (url?.hostname ?? site).replace(/^www\./, "").toLowerCase();
}

function isOf(url: string, host: string): boolean {
  const name = URL.parse(url)?.hostname.toLowerCase() ?? "";
  return name === host || name.endsWith(`.${host}`);
}
