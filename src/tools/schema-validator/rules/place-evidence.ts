import type { Evidence } from "#core/rules/evidence.ts";
import type { Verdict } from "#core/rules/rule.ts";
import type { Place } from "#engines/structured-data/entity.ts";
import type { StructuredData } from "#engines/structured-data/read-structured-data.ts";

/** As much of a line as is worth showing; minified JSON has one line of a hundred kilobytes. */
const BEFORE = 60;
const WIDTH = 200;

/** The line that a place stands on, with the place marked. */
export function placeEvidence({ source, lines }: Pick<StructuredData, "source" | "lines">, place: Place): Evidence {
  const start = lines.startOf(place.line);
  const end = place.line < lines.lines ? lines.startOf(place.line + 1) : source.length;
  const from = Math.max(start, place.start - BEFORE);
  const whole = source.slice(from, Math.min(end, from + WIDTH)).replace(/[\r\n]+$/, "");
  const lead = from > start ? "… " : "";
  const trimmed = lead === "" ? whole.trimStart() : whole;
  const shift = lead.length - (whole.length - trimmed.length);
  const snippet = lead + trimmed + (from + WIDTH < end ? " …" : "");
  const markFrom = place.start - from + shift;
  const markTo = Math.min(place.end - from + shift, lead.length + trimmed.length);
  return {
    line: place.line,
    column: place.column,
    snippet,
    ...(markFrom >= 0 && markTo > markFrom ? { mark: [markFrom, markTo] as [number, number] } : {}),
  };
}

/** Places of one kind of fault: the first few are shown, the rest counted in the title. */
export function listEvidence(data: StructuredData, places: readonly Place[]): Evidence[] {
  return places.slice(0, 5).map((place) => placeEvidence(data, place));
}

export function times(count: number): string {
  return count === 1 ? "" : `, ${count} times`;
}

const MAX_VERDICTS = 25;

/** A rule that would say the same of hundreds of terms says it of the first, and how many more there are. */
export function bounded(verdicts: readonly Verdict[], what: string): Verdict[] {
  if (verdicts.length <= MAX_VERDICTS) return [...verdicts];
  const rest = verdicts.length - MAX_VERDICTS;
  const [first] = verdicts;
  const more: Verdict = {
    ...(first?.kind ? { kind: first.kind } : {}),
    ...(first?.grade ? { grade: first.grade } : {}),
    title: `${rest} more ${what}`,
    detail: "Repair these first and run the page again.",
  };
  return [...verdicts.slice(0, MAX_VERDICTS), more];
}
