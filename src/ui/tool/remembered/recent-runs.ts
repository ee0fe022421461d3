import { createKeptList } from "./kept-list.ts";

export interface RecentRun {
  slug: string;
  /** What was checked: an address, a file's name. */
  label: string;
  href: string;
  at: string;
}

const list = createKeptList<RecentRun>("tools:recent", 20);

/** The last twenty runs of this browser; they never leave it. */
export const recentRuns = {
  ...list,
  add(run: Omit<RecentRun, "at">) {
    list.write([{ ...run, at: new Date().toISOString() }, ...list.read().filter(({ href }) => href !== run.href)]);
  },
};
