const MINUTE = 60_000;
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1_440];

/** After this long without success a mail is dead. */
export const GIVE_UP_AFTER_MS = 72 * 60 * MINUTE;

/**
 * The pause after the n-th failed try: 1, 5, 15 and 60 minutes, then 3, 6, 12 hours, then a day each. `random` (0 to 1) spreads it by a
 * fifth to either side, so that mails which failed together do not come back together.
 */
export function pauseAfterTry(tries: number, random: number): number {
  const minutes = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 1;
  return Math.round(minutes * MINUTE * (0.8 + 0.4 * random));
}
