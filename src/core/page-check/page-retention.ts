/** How long a page that a tool read can be come back to. Pasted HTML is nobody's business: an hour is enough to look at it from every side. */
export const FETCHED_KEPT_DAYS = 7;
export const PASTED_KEPT_HOURS = 1;
