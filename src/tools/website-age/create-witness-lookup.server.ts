import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { DomainName } from "#engines/domain-figures/domain-name.ts";
import { witnessTrouble } from "#engines/domain-figures/registration/witness-trouble.ts";
import type { Witness } from "./website-age.schema.ts";
import { WITNESS_KEPT_DAYS } from "./witness-retention.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

/** What a witness says of a host: a day with its proof, nothing, or why it cannot say. */
export type Testimony = { date: string; sourceUrl: string } | { none: string } | { trouble: string };

interface Source {
  source: string;
  /** Who is asked, for the sentence that it cannot be reached. */
  server: string;
  questionsAMinute: number;
  /** Said when they are used up. */
  usedUp: string;
  /** In this order, until one is known. */
  hosts(name: DomainName): readonly string[];
  ask(host: string, fetchPage: ToolPorts["fetchPage"], signal: AbortSignal): Promise<Testimony>;
}

const KEPT_MS = WITNESS_KEPT_DAYS * 86_400_000;
const MAX_KEPT = 5_000;
/** One that does not answer is left alone for a while, so that a list of domains does not wait for it twenty times. */
const QUIET_MS = 30_000;

/** Asks one witness, politely: answers are kept for a month, and no more is asked in a minute than it bears. */
export function createWitnessLookup({ source, server, questionsAMinute, usedUp, hosts, ask }: Source) {
  const kept = new Map<string, { witness: Witness; until: number }>();
  const asked: number[] = [];
  let quietUntil = 0;

  return async function lookUp(name: DomainName, { fetchPage, now }: Ports, signal: AbortSignal): Promise<Witness> {
    const time = now().getTime();
    const known = kept.get(name.host);
    if (known && known.until > time) return known.witness;
    let testimony: Testimony = { trouble: "Not asked." };
    for (const host of new Set(hosts(name))) {
      testimony = await askPolitely(host, now, fetchPage, signal);
      if (!("none" in testimony)) break;
    }
    const witness = witnessOf(source, testimony);
    if (witness.state !== "unavailable") {
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
      kept.set(name.host, { witness, until: time + KEPT_MS });
    }
    return witness;
  };

  async function askPolitely(host: string, now: Ports["now"], fetchPage: ToolPorts["fetchPage"], signal: AbortSignal): Promise<Testimony> {
    const time = now().getTime();
    if (time < quietUntil) return { trouble: `${server} did not answer a moment ago. Ask again in a minute.` };
    while ((asked[0] ?? time) < time - 60_000) asked.shift();
    if (asked.length >= questionsAMinute) return { trouble: usedUp };
    asked.push(time);
    try {
      return await ask(host, fetchPage, signal);
    } catch (error) {
      quietUntil = now().getTime() + QUIET_MS;
      return { trouble: witnessTrouble(error, server) };
    }
  }
}

export function witnessOf(source: string, testimony: Testimony): Witness {
  const nothing = { source, sourceUrl: null, reason: null, date: null, isBefore: false };
  if ("trouble" in testimony) return { ...nothing, state: "unavailable", reason: testimony.trouble };
  if ("none" in testimony) return { ...nothing, state: "none", reason: testimony.none };
  return { ...nothing, state: "found", date: testimony.date, sourceUrl: testimony.sourceUrl };
}
