import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { BOOTSTRAP, knownRdap } from "./registry-servers.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

const DAY_MS = 86_400_000;
/** A list that could not be fetched is asked for again after this. */
const RETRY_MS = 300_000;

/** Which RDAP server knows an ending: IANA's list, kept for a day, or the few we know while it cannot be had. */
export function createRdapServers() {
  let known: { servers: ReadonlyMap<string, string>; until: number } | undefined;

  return async function rdapServerOf(suffix: string, ports: Ports, signal: AbortSignal): Promise<string | undefined> {
    const now = ports.now().getTime();
    if (!known || known.until <= now) {
      const fetched = await fetchServers(ports, signal);
      known = fetched
        ? { servers: fetched, until: now + DAY_MS }
        : { servers: known?.servers ?? new Map(Object.entries(knownRdap)), until: now + RETRY_MS };
    }
    // The list names whole endings as well as their last label: "co.uk" is answered by "uk".
    const labels = suffix.split(".");
    for (let from = 0; from < labels.length; from++) {
      const server = known.servers.get(labels.slice(from).join("."));
      if (server) return server;
    }
    return undefined;
  };
}

async function fetchServers({ fetchPage }: Ports, signal: AbortSignal): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const page = await fetchPage(new URL(BOOTSTRAP), { maxBytes: 1_000_000, accept: "application/json", signal });
    return page.status === 200 ? serversIn(new TextDecoder().decode(page.body)) : undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "cancelled") throw error;
    return undefined;
  }
}

/** RFC 9224: services is a list of pairs, endings and the addresses that answer for them. */
function serversIn(text: string): ReadonlyMap<string, string> | undefined {
  const servers = new Map<string, string>();
  try {
    const { services } = JSON.parse(text) as { services?: unknown };
    for (const service of Array.isArray(services) ? services : []) {
      const [endings, addresses] = Array.isArray(service) ? (service as unknown[]) : [];
      if (!Array.isArray(endings) || !Array.isArray(addresses)) continue;
      const address = addresses.find((one): one is string => typeof one === "string" && one.startsWith("https://") && URL.canParse(one));
      if (address)
        for (const ending of endings)
          if (typeof ending === "string") servers.set(ending.toLowerCase(), address.endsWith("/") ? address : `${address}/`);
    }
  } catch {
    // A list that is not JSON is no list; the known servers stand in.
    return undefined;
  }
  return servers.size > 0 ? servers : undefined;
}
