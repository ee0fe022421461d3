import type { TargetFacts } from "./target-facts.ts";

interface AskedLink {
  facts: TargetFacts | undefined;
  isInternal: boolean;
}

/** From so many hosts without an answer on, it is likelier that this server has no connection than that all of them are gone. */
const SILENT_HOSTS = 3;
const SILENCE = new Set(["dns_not_found", "dns_failed", "connect_failed", "response_timeout"]);

/** Whether none of several outside hosts said a word: then the fault may well be ours, and no link to them is called broken. */
export function isOutsideSilent(links: Iterable<readonly [address: string, link: AskedLink]>): boolean {
  const silent = new Set<string>();
  for (const [address, { facts, isInternal }] of links) {
    if (isInternal || !facts || facts.unasked || facts.closed) continue;
    if (!facts.error || !SILENCE.has(facts.error.code)) return false;
    silent.add(URL.parse(address)?.host ?? "");
  }
  return silent.size >= SILENT_HOSTS;
}
