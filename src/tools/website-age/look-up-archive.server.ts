import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { DomainName } from "./domain-name.ts";
import type { Witness } from "./website-age.schema.ts";
import { witnessTrouble } from "./witness-trouble.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

/** The index of the Wayback Machine. */
const CDX = "https://web.archive.org/cdx/search/cdx";
/** It takes about 24 questions a minute from one address and then refuses for longer. */
const QUESTIONS_A_MINUTE = 20;
const KEPT_MS = 30 * 86_400_000;
const MAX_KEPT = 5_000;

/** The first capture of a host in the Wayback Machine. Answers are kept for a month: the first capture does not change. */
export function createArchiveLookup() {
  const kept = new Map<string, { witness: Witness; until: number }>();
  const asked: number[] = [];

  return async function lookUpArchive(name: DomainName, ports: Ports, signal: AbortSignal): Promise<Witness> {
    const now = ports.now().getTime();
    const known = kept.get(name.host);
    if (known && known.until > now) return known.witness;
    // The exact host first; the index sorts by name and not by time, so a whole domain would not give its oldest page.
    const hosts = [...new Set([name.host, name.domain])];
    let witness: Witness = unavailable("Not asked.");
    for (const host of hosts) {
      witness = await ask(host, ports, signal);
      if (witness.state !== "none") break;
    }
    if (witness.state !== "unavailable") {
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
      kept.set(name.host, { witness, until: now + KEPT_MS });
    }
    return witness;
  };

  async function ask(host: string, { fetchPage, now }: Ports, signal: AbortSignal): Promise<Witness> {
    const time = now().getTime();
    while ((asked[0] ?? time) < time - 60_000) asked.shift();
    if (asked.length >= QUESTIONS_A_MINUTE)
      return unavailable("The archive takes about 24 questions a minute from one address, and ours are used up. Ask again in a minute.");
    asked.push(time);
    const url = new URL(CDX);
    url.search = String(new URLSearchParams({ url: host, fl: "timestamp,original", filter: "statuscode:200", limit: "1" }));
    try {
      const page = await fetchPage(url, { maxBytes: 20_000, onTruncate: "keep", accept: "text/plain", signal });
      if (page.status !== 200)
        return unavailable(
          page.status === 429
            ? "The archive has had too many questions from us. Ask again in a few minutes."
            : `The archive answers with status ${page.status}.`,
        );
      const [, timestamp, original] = /^(\d{14})\s+(\S+)/.exec(new TextDecoder().decode(page.body)) ?? [];
      const date = timestamp && captureDay(timestamp);
      if (!date || !original) return { ...NOTHING, state: "none", reason: `No page of ${host} was ever captured with status 200.` };
      return { ...NOTHING, state: "found", date, sourceUrl: `https://web.archive.org/web/${timestamp}/${original.slice(0, 500)}` };
    } catch (error) {
      return unavailable(witnessTrouble(error, url.hostname));
    }
  }
}

const NOTHING: Omit<Witness, "state"> = { source: "Wayback Machine", sourceUrl: null, reason: null, date: null, isBefore: false };

const unavailable = (reason: string): Witness => ({ ...NOTHING, state: "unavailable", reason });

/** "20030512…" → "2003-05-12"; undefined when it is no day. */
export function captureDay(timestamp: string): string | undefined {
  const digits = timestamp.replaceAll("-", "");
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
