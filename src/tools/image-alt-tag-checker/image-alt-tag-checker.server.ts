import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { probeImages } from "#engines/image-probe/probe-images.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { altSubject } from "./alt-subject.ts";
import { altCheck } from "./image-alt-tag-checker.engine.ts";
import type { AltFacts } from "./image-alt-tag-checker.schema.ts";

type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "now" | "showImage">;

/** Of one page the first pictures are looked at too: whether they answer, their size and type. */
const MAX_PROBES = 30;
const AT_ONCE = 6;
const ALL_MS = 6_000;

export function checkAlts(input: PageInput, ports: Ports, signal: AbortSignal): Promise<PageCheckOutput<AltFacts>> {
  const isOne = input.urls === undefined && input.compareWith === undefined;
  return runPageCheck({
    ...altCheck(ports.showImage),
    gather: async (snapshot) => (isOne ? probeAll(snapshot, ports, signal) : new Map<string, ImageProbeResult>()),
  })(input, ports, signal);
}

/** Nothing for pasted HTML: its pictures may not be anywhere yet. */
async function probeAll(snapshot: PageSnapshot, ports: Ports, signal: AbortSignal): Promise<ReadonlyMap<string, ImageProbeResult>> {
  const found = new Map<string, ImageProbeResult>();
  if (snapshot.response === null) return found;
  const addresses = altSubject(snapshot, found).items.flatMap(({ address }) => (address && /^https?:/.test(address) ? [address] : []));
  return probeImages([...new Set(addresses)].slice(0, MAX_PROBES), ports, { atOnce: AT_ONCE, allMs: ALL_MS, signal });
}
