import { createWitnessLookup, type Testimony } from "./create-witness-lookup.server.ts";
import { dayOf } from "./day-of.ts";

/** The index of the Wayback Machine. */
const CDX = "https://web.archive.org/cdx/search/cdx";

/** The first capture of a host in the Wayback Machine. */
export function createArchiveLookup() {
  return createWitnessLookup({
    source: "Wayback Machine",
    server: "web.archive.org",
    // It takes about 24 questions a minute from one address and then refuses for longer.
    questionsAMinute: 20,
    usedUp: "The archive takes about 24 questions a minute from one address, and ours are used up. Ask again in a minute.",
    // The exact host first; the index sorts by name and not by time, so a whole domain would not give its oldest page.
    hosts: ({ host, domain }) => [host, domain],
    async ask(host, fetchPage, signal): Promise<Testimony> {
      const url = new URL(CDX);
      url.search = String(new URLSearchParams({ url: host, fl: "timestamp,original", filter: "statuscode:200", limit: "1" }));
      const page = await fetchPage(url, { maxBytes: 20_000, onTruncate: "keep", accept: "text/plain", signal });
      if (page.status === 429) return { trouble: "The archive has had too many questions from us. Ask again in a few minutes." };
      if (page.status !== 200) return { trouble: `The archive answers with status ${page.status}.` };
      const [, timestamp, original] = /^(\d{14})\s+(\S+)/.exec(new TextDecoder().decode(page.body)) ?? [];
      const date = timestamp && dayOf(timestamp);
      if (!date || !original) return { none: `No page of ${host} was ever captured with status 200.` };
      return { date, sourceUrl: `https://web.archive.org/web/${timestamp}/${original.slice(0, 500)}` };
    },
  });
}
