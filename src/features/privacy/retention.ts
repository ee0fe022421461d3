const DAY_MS = 86_400_000;
/** The privacy policy: exchanges go when the matter is closed. Days in which a slip can be undone, and an answer still come. */
export const AFTER_THE_END_DAYS = 30;

interface Options {
  /** Each removes what ended before a time, out of tables of its own. */
  removers: readonly ((before: string) => Promise<unknown>)[];
  now: () => Date;
}

/** What the privacy policy promises to delete after the end of a matter. */
export function createRetention({ removers, now }: Options) {
  return {
    async removeOld(): Promise<void> {
      const before = new Date(now().getTime() - AFTER_THE_END_DAYS * DAY_MS).toISOString();
      for (const remove of removers) await remove(before);
    },
  };
}
