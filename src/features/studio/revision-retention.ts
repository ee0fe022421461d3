/** How long a version that was only saved is kept. */
export const SAVED_KEPT_DAYS = 30;
