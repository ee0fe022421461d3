import type { KnownDomain } from "#core/datasets/domain-record.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import type { AuthorityScore } from "#core/providers/domain-data.ts";
import type { ProviderAnswer } from "#core/providers/provider-answer.ts";
import { linkPositionFigure, linkRankFigure, majesticFigure, popularityFigure, referringFigure, seenFigure } from "./domain-figures.ts";

/** What our own data says of a domain's standing. */
export const OWN_COLUMNS: readonly FigureColumn[] = [
  { key: "score", title: "Link rank score", note: "ours, 0 to 100" },
  { key: "position", title: "Link rank", note: "by harmonic centrality" },
  { key: "referring", title: "Domains that link to it", note: "in one crawl, all kinds of links" },
  { key: "seen", title: "Domains that link to it", note: "seen in our own crawls" },
  { key: "popularity", title: "Popularity rank" },
  { key: "majestic", title: "Majestic Million rank", note: "by referring subnets" },
];

export function ownFigures(known: KnownDomain): Record<string, Figure> {
  return {
    score: linkRankFigure(known.linkRanks),
    position: linkPositionFigure(known.linkRanks),
    referring: referringFigure(known),
    seen: seenFigure(known),
    popularity: popularityFigure(known),
    majestic: majesticFigure(known),
  };
}

type Answers = readonly ProviderAnswer<readonly AuthorityScore[]>[];

/** A column for every score that a provider gave, under its owner's name; one that says why where there is none. */
export function scoreColumns(answers: Answers): FigureColumn[] {
  const columns = new Map<string, FigureColumn>();
  for (const [index, answer] of answers.entries()) {
    if (answer.state === "unavailable") columns.set(`provider-${index}`, { key: `provider-${index}`, title: "Scores of other companies" });
    else
      for (const { name, outOf } of answer.value)
        columns.set(name, { key: name, title: name, note: `by ${answer.source}, up to ${outOf}` });
  }
  return [...columns.values()];
}

export function scoreFigures(answers: Answers, domain: string): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [index, answer] of answers.entries()) {
    if (answer.state === "unavailable") {
      figures[`provider-${index}`] = answer;
      continue;
    }
    const { source, asOf, value } = answer;
    for (const name of new Set(value.map((score) => score.name))) {
      const score = value.find((one) => one.name === name && one.domain === domain)?.value ?? null;
      figures[name] =
        score === null
          ? { state: "unavailable", reason: "not-in-dataset", detail: `${source} has no ${name} for it.` }
          : { state: "measured", value: score, source, asOf };
    }
  }
  return figures;
}
