import type { Service } from "#content/service/service.content-type.ts";

type Proof = Extract<Service["proof"], { client: string }>;

interface Study {
  growth: { figure: string };
  series: readonly { label: string; value: number }[];
  figures: readonly { before: string; after: string; change?: string | undefined }[];
}

/** What the plate draws: measured months, or two values. Nothing is drawn that was not measured. */
export type ProofPicture =
  | { kind: "series"; points: { label: string; value: number }[] }
  | { kind: "pair"; before: string; after: string; from: number; to: number };

export function proofPicture(proof: Proof, study: Study | undefined): ProofPicture | undefined {
  if (study && study.growth.figure === proof.figure && study.series.length > 2) return { kind: "series", points: [...study.series] };
  const row = study?.figures.find(({ change }) => change === proof.figure);
  const [, before, after] = row ? [proof.figure, row.before, row.after] : (/^(.+?) to (.+)$/.exec(proof.figure) ?? []);
  if (before === undefined || after === undefined) return undefined;
  const [from, to] = [numberIn(before), numberIn(after)];
  return from === undefined || to === undefined || from === to ? undefined : { kind: "pair", before, after, from, to };
}

function numberIn(text: string): number | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
