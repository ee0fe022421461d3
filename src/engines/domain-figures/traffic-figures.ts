import { DATASETS } from "#core/datasets/dataset-kind.ts";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import type { DomainTraffic } from "#core/providers/domain-data.ts";
import type { ProviderAnswer } from "#core/providers/provider-answer.ts";
import { majesticFigure, popularityFigure } from "./domain-figures.ts";

/** Ranks say who is visited more than whom. Nothing here makes visits of a rank. */
export const RANK_COLUMNS: readonly FigureColumn[] = [
  { key: "popularity", title: "Popularity rank", note: "who is visited more than whom" },
  { key: "majestic", title: "Majestic Million rank", note: "by links, not by visits" },
];

export const rankFigures = (known: KnownDomain): Record<string, Figure> => ({
  popularity: popularityFigure(known),
  majestic: majesticFigure(known),
});

type Answers = readonly ProviderAnswer<readonly DomainTraffic[]>[];

export function trafficColumns(answers: Answers): FigureColumn[] {
  return answers.map((answer, index) => ({
    key: `visits-${index}`,
    title: "Visits a month",
    ...(answer.state === "given" ? { note: `${answer.value[0]?.meaning ?? "an estimate"}, by ${answer.source}` } : {}),
  }));
}

export function trafficFigures(answers: Answers, domain: string): Record<string, Figure> {
  return Object.fromEntries(answers.map((answer, index) => [`visits-${index}`, visitsOf(answer, domain)]));
}

function visitsOf(answer: Answers[number], domain: string): Figure {
  if (answer.state === "unavailable") return answer;
  const { source, asOf, value } = answer;
  const traffic = value.find((one) => one.domain === domain);
  if (traffic && traffic.visits !== null)
    return { state: "estimated", value: traffic.visits, source, asOf, method: `${source}: ${traffic.meaning}.` };
  if (traffic?.rank) return { state: "measured", value: `Rank: ${traffic.rank}`, source, asOf };
  return { state: "unavailable", reason: "not-in-dataset", detail: `${source} has no figure for it.` };
}

/** The popularity rank in every list that is loaded, oldest first. */
export function rankHistory({ tranco }: KnownDomain): FigureRow[] {
  const { name, url } = DATASETS.tranco;
  return tranco.map(({ asOf, size, rank }) => ({
    name: asOf,
    figures: {
      rank:
        rank === null
          ? {
              state: "unavailable",
              reason: "not-in-dataset",
              detail: `Outside the published list of ${size.toLocaleString("en-US")} names.`,
            }
          : { state: "measured", value: rank, source: name, asOf, url },
    },
  }));
}
