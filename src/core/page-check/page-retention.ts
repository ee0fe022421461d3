/** How long a page that a tool read can be opened again. Pasted HTML may be private: an hour is enough to look at it with other tools. */
export const FETCHED_KEPT_DAYS = 7;
export const PASTED_KEPT_HOURS = 1;
/** The same in words, for sentences. */
export const FETCHED_KEPT = `${FETCHED_KEPT_DAYS} days`;
export const PASTED_KEPT = PASTED_KEPT_HOURS === 1 ? "an hour" : `${PASTED_KEPT_HOURS} hours`;

/** Whole seconds since a page was read. */
export const ageOf = (takenAt: string, now: Date): number => Math.max(0, Math.round((now.getTime() - Date.parse(takenAt)) / 1_000));
