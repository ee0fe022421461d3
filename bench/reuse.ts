import { readFileSync } from "node:fs";
import { judgeReuse } from "../src/engines/language/reuse/judge-reuse.ts";
import { textWords } from "../src/engines/language/reuse/match-runs.ts";

interface Answer {
  /** Which text of own-abstracts.json it goes back to, or only shares its topic with. */
  of: number;
  kind: "light" | "heavy" | "none";
  text: string;
}

/** How often texts that were reworded, lightly and heavily, are told from texts on the same topic: docs/plagiarism.md. */
export async function benchReuse(): Promise<void> {
  const read = <Data>(name: string) => JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), "utf8")) as Data;
  const sources = read<{ text: string }[]>("own-abstracts");
  const answers = read<Answer[]>("own-answers");
  const judged = answers.flatMap(({ of, kind, text }) => {
    const beside = (source: number) => judgeReuse(textWords(text), textWords(sources[source]?.text ?? ""));
    // Every text is also held against a source that it has nothing to do with.
    return [
      { kind, isReuse: kind !== "none", ...beside(of) },
      { kind: "other topic", isReuse: false, ...beside((of + 3) % sources.length) },
    ];
  });
  const isRight = ({ verdict, isReuse }: (typeof judged)[number]) => (verdict === "reused") === isReuse;
  const rowOf = (rows: typeof judged) => ({
    pairs: rows.length,
    "told right, %": Math.round((rows.filter(isRight).length / rows.length) * 1000) / 10,
  });
  console.log(`reuse: ${answers.length} texts written here, each beside its source and beside another one`);
  console.table(
    Object.fromEntries([
      ...[...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, rows]) => [kind, rowOf(rows)]),
      ["beside its own source", rowOf(judged.filter(({ kind }) => kind !== "other topic"))],
      ["all", rowOf(judged)],
    ]),
  );
}
