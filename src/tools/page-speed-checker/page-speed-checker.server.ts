import { gunzipSync, gzipSync } from "node:zlib";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { lookAtPage } from "./look-at-page.server.ts";
import type { FieldReport, PageSpeedCheckerInput, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { readReport } from "./read-report.ts";
import { type SpeedEvent, type SpeedStage, stageOf } from "./speed-event.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "measureSpeed" | "speedQueue" | "fieldData">;

/** First what one request tells, then what visitors measured, then half a minute of laboratory. */
export async function checkSpeed(input: PageSpeedCheckerInput, ports: Ports, job: ToolJob<SpeedEvent>): Promise<PageSpeedCheckerOutput> {
  const { signal, past, emit } = job;
  const device = input.device ?? "mobile";
  if (!past.some(({ kind }) => kind === "started")) emit({ kind: "started", url: input.url, device });
  const look = past.find((event) => event.kind === "look")?.look ?? (await lookAtPage(input.url, ports, signal));
  if (!past.some(({ kind }) => kind === "look")) emit({ kind: "look", look });

  const field: FieldReport = mutable(await ports.fieldData(look.url, device, signal));
  emit({ kind: "field", field });
  const ahead = ports.speedQueue();
  if (ahead !== null && ahead > 0) emit({ kind: "queue", ahead });

  const known = { url: look.url, device, look, field };
  try {
    let stage: SpeedStage | undefined;
    const report = await ports.measureSpeed(new URL(look.url), {
      device,
      signal,
      onStep(step) {
        const next = stageOf(step);
        if (next !== stage) emit({ kind: "stage", stage: next });
        stage = next;
      },
    });
    const read = readReport(report);
    const lighthouse = gzipSync(JSON.stringify(report)).toString("base64");
    return "lab" in read
      ? { ...known, lab: read.lab, problem: null, lighthouse }
      : { ...known, lab: null, problem: read.problem, lighthouse };
  } catch (error) {
    // Whatever the browser could not do, what one request told stays.
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { ...known, lab: null, problem: error.message, lighthouse: null };
  }
}

/** Lighthouse's report as its own viewer opens it, and the look as JSON. */
export function speedFiles({ lighthouse }: PageSpeedCheckerOutput) {
  if (lighthouse === null) return [];
  return [
    {
      name: "lighthouse-report.json",
      type: "application/json",
      body: gunzipSync(Buffer.from(lighthouse, "base64"), { maxOutputLength: 20_000_000 }),
    },
  ];
}

function mutable(data: Awaited<ReturnType<ToolPorts["fieldData"]>>): FieldReport {
  return data.isThere ? { ...data, metrics: [...data.metrics] } : data;
}
