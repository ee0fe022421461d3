/** How long a long run and its result can be come back to. */
export const JOBS_KEPT_DAYS = 30;
/** The same in words, for sentences. */
export const JOBS_KEPT = `${JOBS_KEPT_DAYS} days`;
