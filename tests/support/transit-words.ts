/** Drawings may speak of a railway; what tells somebody where they are or what to do may not. */
export const TRANSIT =
  /\b(?:stations?|(?:each|every|next|last|better) (?:stop|track|train)|terminus|departures?|arrivals?|timetables?|interchange|aboard|mind the gap|carriages?|fares?|(?:end of the|on this) line|platform edge)\b/i;

/** Words of a railway that also have another meaning: a text of ours where none of these is meant has none of them. */
export const TRANSIT_NOUNS = /\b(?:tracks?|trains?|platforms?|stops?)\b/i;
