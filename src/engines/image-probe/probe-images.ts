import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { ImageProbeResult } from "./image-probe-result.schema.ts";
import { probeImage } from "./probe-image.ts";

interface Bounds {
  atOnce: number;
  /** For all of them together. */
  allMs: number;
  signal: AbortSignal;
}

/** Probes pictures side by side; those that are not reached in time are left out. */
export async function probeImages(
  addresses: readonly string[],
  ports: Pick<ToolPorts, "fetchPage">,
  { atOnce, allMs, signal }: Bounds,
): Promise<ReadonlyMap<string, ImageProbeResult>> {
  const found = new Map<string, ImageProbeResult>();
  const rest = [...addresses];
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(allMs)]);
  const work = async () => {
    for (let address = rest.shift(); address !== undefined && !deadline.aborted; address = rest.shift()) {
      const probe = await probeImage(address, ports, deadline);
      // What we broke off ourselves is no fault of the picture.
      if (!deadline.aborted) found.set(address, probe);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
