/** How long a confirmation link works, and within how many days of the click somebody acts. */
export const REQUEST_DAYS = 30;
