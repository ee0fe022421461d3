/** The first day that a witness knows does not change; what it says is remembered this long. */
export const WITNESS_KEPT_DAYS = 30;
