import { gunzipSync, gzipSync } from "node:zlib";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { takeInstantLook } from "./instant-look.server.ts";
import type { FieldReport, InstantLook, LabReport, PageSpeedCheckerInput, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { readReport } from "./read-report.ts";
import { type Measurement, reportFileName, resultSoFar, type SpeedEvent, type SpeedStage, stageOf } from "./speed-event.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "measureSpeed" | "speedQueue" | "fieldData">;

/** First what one request tells, then what visitors measured, then half a minute of laboratory for each measurement. */
export async function checkSpeed(input: PageSpeedCheckerInput, ports: Ports, job: ToolJob<SpeedEvent>): Promise<PageSpeedCheckerOutput> {
  const { signal } = job;
  const emitted = [...job.past];
  const tell = (event: SpeedEvent) => {
    emitted.push(event);
    job.emit(event);
  };
  const { url, compareWith, device = "mobile", runs = 1 } = input;
  const urls = compareWith === undefined ? [url] : [url, compareWith];
  if (!emitted.some(({ kind }) => kind === "started")) tell({ kind: "started", urls, device, runs });

  const looks: { page: number; look: InstantLook }[] = [];
  for (const [page, address] of urls.entries()) {
    const look = emitted.find((event) => event.kind === "look" && event.page === page) ?? (await tellInstantLook(page, address));
    if (look.kind === "look") looks.push(look);
  }
  for (const { page, look } of looks) tell({ kind: "field", page, field: mutable(await ports.fieldData(look.url, device, signal)) });

  // In turns, so that a busy minute of ours or of the network is shared by both.
  const reports = new Map<LabReport, Record<string, unknown>>();
  for (let run = 0; run < runs; run += 1) {
    for (const { page, look } of looks) {
      if (emitted.filter((event) => event.kind === "measured" && event.page === page).length > run) continue;
      const { measurement, report } = await measure(look.url);
      tell({ kind: "measured", page, ...measurement });
      if (report && measurement.lab) reports.set(measurement.lab, report);
    }
  }

  const output = resultSoFar(emitted);
  if (!output) throw new Error("a run without a look");
  return { ...output, pages: output.pages.map((page) => ({ ...page, lighthouse: packed(page.lab) })) };

  /** With two addresses the other one stays when one does not answer. */
  async function tellInstantLook(page: number, address: string): Promise<SpeedEvent> {
    try {
      const event: SpeedEvent = { kind: "look", page, look: await takeInstantLook(address, ports, signal) };
      tell(event);
      return event;
    } catch (error) {
      const isLast = page === urls.length - 1;
      if (signal.aborted || !(error instanceof AppError) || (isLast && looks.length === 0)) throw error;
      const event: SpeedEvent = { kind: "refused", page, problem: error.message };
      tell(event);
      return event;
    }
  }

  async function measure(address: string): Promise<{ measurement: Measurement; report?: Record<string, unknown> }> {
    const ahead = await ports.speedQueue();
    if (ahead !== null && ahead > 0) tell({ kind: "queue", ahead });
    try {
      let stage: SpeedStage | undefined;
      const report = await ports.measureSpeed(new URL(address), {
        device,
        signal,
        onStep(step) {
          const next = stageOf(step);
          if (next !== stage) tell({ kind: "stage", stage: next });
          stage = next;
        },
      });
      const read = readReport(report);
      return { measurement: "lab" in read ? { lab: read.lab, problem: null } : { lab: null, problem: read.problem }, report };
    } catch (error) {
      // Whatever the browser could not do, what one request found stays, and so do the other measurements.
      if (signal.aborted || !(error instanceof AppError)) throw error;
      return { measurement: { lab: null, problem: error.message } };
    }
  }

  /** A measurement made before a restart has left its figures, not its report. */
  function packed(lab: LabReport | null): string | null {
    const report = lab && reports.get(lab);
    return report ? gzipSync(JSON.stringify(report)).toString("base64") : null;
  }
}

/** Lighthouse's report of each address as its own viewer opens it. */
export function speedFiles({ pages }: PageSpeedCheckerOutput) {
  return pages.flatMap(({ lighthouse }, page) =>
    lighthouse === null
      ? []
      : {
          name: reportFileName(page),
          type: "application/json",
          body: gunzipSync(Buffer.from(lighthouse, "base64"), { maxOutputLength: 20_000_000 }),
        },
  );
}

function mutable(data: Awaited<ReturnType<ToolPorts["fieldData"]>>): FieldReport {
  return data.isThere ? { ...data, metrics: [...data.metrics] } : data;
}
