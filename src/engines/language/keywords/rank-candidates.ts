import { type Keyword, type KeywordPart, keywordPlaces } from "./keyword.ts";
import { placesOf, type StemmedPart, timesIn } from "./part-stems.ts";

/** A phrase that might be a keyword, before it is ranked against the others. */
export interface Candidate {
  /** Stems with a space between them. */
  key: string;
  /** How much it tells, before count, position and places are looked at. More is better. */
  telling: number;
  /** Ways it is written → times. */
  forms: ReadonlyMap<string, number>;
  count: number;
  /** Words before its first place. */
  first: number;
  sentences: ReadonlySet<number>;
}

/** What a place says of a phrase in it: authors put the topic into titles. */
const BY_PLACE: Partial<Record<KeywordPart["place"], number>> = { title: 0.6, h1: 0.4, heading: 0.15 };

/** Best first, 100 the best. A phrase that says no more than a longer one before it is left out. */
export function rankCandidates(candidates: readonly Candidate[], parts: readonly StemmedPart[], limit: number): Keyword[] {
  const marked = parts.filter(({ place }) => BY_PLACE[place] !== undefined);
  const scored = candidates
    .map((candidate) => ({ candidate, value: candidate.telling * boostOf(placesOf(candidate.key, marked)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.candidate.first - b.candidate.first);
  const chosen: typeof scored = [];
  for (const entry of scored) {
    if (chosen.length >= limit) break;
    if (!chosen.some(({ candidate }) => says(candidate, entry.candidate, parts))) chosen.push(entry);
  }
  const best = chosen[0]?.value ?? 1;
  return chosen.map(({ candidate: { key, forms, count, first, sentences }, value }) => ({
    phrase: mostOften(forms),
    score: Math.max(1, Math.round((value / best) * 100)),
    count: Math.max(timesIn(key, parts), parts.some(({ place }) => place !== "text") ? 0 : count),
    places: placesOf(key, parts),
    key,
    sentences: [...sentences],
    first,
  }));
}

function boostOf(places: Keyword["places"]): number {
  return keywordPlaces.reduce((boost, place) => boost + (places[place] > 0 ? (BY_PLACE[place] ?? 0) : 0), 1);
}

/** A part of a chosen phrase that stands nowhere else. */
const says = (chosen: Candidate, { key, count }: Candidate, parts: readonly StemmedPart[]) =>
  ` ${chosen.key} `.includes(` ${key} `) && (chosen.count >= count || timesIn(chosen.key, parts) >= Math.max(1, timesIn(key, parts)));

function mostOften(forms: ReadonlyMap<string, number>): string {
  let [best, times] = ["", 0];
  for (const [form, count] of forms) if (count > times) [best, times] = [form, count];
  return best;
}
