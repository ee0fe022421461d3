/** How long a long run and its result can be come back to. */
export const JOBS_KEPT_DAYS = 30;
