import { type StemmedPart, stemFor, stemmedPart, timesIn } from "#engines/language/keywords/part-stems.ts";
import { adviseOn } from "./advise.ts";
import { readDraft } from "./read-draft.ts";
import type { ContentStudy, DraftMarks, StudiedTopic } from "./seo-content-optimization.schema.ts";

/** How much of a topic's words must stand together for it to be taken up. */
const TAKEN_UP = 2 / 3;
/** Words of a text that count as its opening. */
const OPENING = 100;

/** A draft held against what the pages have. Quick enough for every key pressed; reading ease is worked out beside it. */
export function markDraft(study: ContentStudy, draft: string, beside: { images: number; links: number }, ease: number | null): DraftMarks {
  const { parts, counts } = readDraft(draft, study.language.tag, beside);
  const stem = stemFor(study.language.tag);
  const stemmed = parts.map((part) => stemmedPart(part, stem));
  const held = stemmed.map(({ place, stems }) => ({ isHeading: place !== "text", stems: new Set(stems.split(" ")) }));
  const takenUp = ({ stems }: StudiedTopic) => {
    const fits = held.filter((part) => stems.filter((each) => part.stems.has(each)).length >= stems.length * TAKEN_UP);
    return fits.length === 0 ? "missing" : fits.some(({ isHeading }) => isHeading) ? "heading" : "text";
  };
  const marks: Omit<DraftMarks, "headline" | "advice"> = {
    counts,
    ease,
    terms: study.terms.map(({ key }) => timesIn(key, stemmed)),
    names: study.names.map(({ key }) => timesIn(key, stemmed)),
    headings: study.headings.map(takenUp),
    questions: study.questions.map(takenUp),
    keyword: study.keyword && placementOf(study.keyword.key, stemmed),
  };
  return { ...marks, headline: headlineOf(study, marks), advice: adviseOn(study, marks) };
}

/** In which places all words of a keyword stand. */
export function placementOf(key: string, parts: readonly StemmedPart[]): NonNullable<DraftMarks["keyword"]> {
  const wanted = key.split(" ");
  const holds = (stems: readonly string[]) => wanted.every((stem) => stems.includes(stem));
  const stemsIn = (places: readonly string[]) =>
    parts.flatMap(({ place, stems }) => (places.includes(place) ? [stems.trim().split(" ")] : []));
  const text = stemsIn(["text"]);
  return {
    h1: stemsIn(["h1"]).some(holds),
    opening: holds(text.flat().slice(0, OPENING)),
    subheading: stemsIn(["heading"]).some(holds),
    text: text.some(holds),
  };
}

function headlineOf({ pages, terms }: ContentStudy, marks: Pick<DraftMarks, "counts" | "terms">): string {
  if (pages.length === 0) return "No pages to compare with yet.";
  const read = pages.length === 1 ? "the page" : `the ${pages.length} pages`;
  if (terms.length === 0) return `No term stands out in ${read}.`;
  if (marks.counts.words === 0)
    return `${terms.length} ${terms.length === 1 ? "term leads" : "terms lead"} in ${read}. Start the draft below.`;
  const covered = marks.terms.filter((times) => times > 0).length;
  return `Your draft has ${covered} of the ${terms.length} terms that lead in ${read}.`;
}
