/**
 * npm run survey -- sites.txt [--pages 100]   adds sites, one a line; running instances read them
 * npm run survey                              says how far they are
 * npm run survey -- --stop                    ends what is not read yet
 * What links where joins the graph that the link and authority tools ask: docs/survey.md.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSiteList } from "#features/survey/site-list.ts";
import { createSurveyStore } from "#features/survey/survey-store.ts";
import { withConnection } from "./with-connection.ts";

const MOST_PAGES = 1_000;
const say = (words: string) => process.stdout.write(`${words}\n`);
const told = (count: number) => count.toLocaleString("en-US");

await withConnection(async (database) => {
  const options = { pages: { type: "string", default: "100" }, stop: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const store = createSurveyStore(database);
  const now = new Date();
  if (values.stop) say(`${told(await store.stop(now))} sites ended.`);
  const [file] = positionals;
  if (file !== undefined) {
    const pages = Number(values.pages);
    if (!Number.isInteger(pages) || pages < 1 || pages > MOST_PAGES)
      throw new Error(`Give the pages of each site as a number from 1 to ${told(MOST_PAGES)}.`);
    const { sites, faults } = readSiteList(readFileSync(file, "utf8"));
    for (const fault of faults) say(fault);
    const added = await store.add(sites, pages, now);
    say(`${told(added)} of ${told(sites.length)} sites added; the others are being read already.`);
  }
  const { sites, open, pages, outcomes } = await store.progress();
  say(`${told(sites)} sites of the last 30 days: ${told(pages)} pages read, ${told(open)} sites open.`);
  for (const [outcome, count] of outcomes) say(`${told(count).padStart(9)} ${outcome}`);
});
