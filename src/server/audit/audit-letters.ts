import type { AuditReport } from "#features/audit/audit-report.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { Platform } from "../platform.ts";
import type { AuditPdf } from "./audit-pdf.ts";

const LETTER_QUEUE = "audit-letter";

interface Options {
  platform: Pick<Platform, "jobs" | "log">;
  readAudit(id: string): Promise<ToolJobView<unknown> | undefined>;
  pdf: AuditPdf;
  /** Whom a finished audit is told; undefined when no address was given. */
  recipientOf(id: string): Promise<string | undefined>;
  send(to: string, id: string, report: AuditReport, pdf: Uint8Array | undefined): Promise<void>;
}

/** The mail that says an audit is ready, with the report on paper when this machine can print. A job of its own: printing takes seconds. */
export function createAuditLetters({ platform: { jobs, log }, readAudit, pdf, recipientOf, send }: Options) {
  jobs.handle(
    LETTER_QUEUE,
    async (data) => {
      const { id } = data as { id: string };
      const to = await recipientOf(id);
      if (to === undefined) return;
      const audit = await readAudit(id);
      // Its run tells of the report a moment before it is kept; the queue asks again.
      if (audit?.state !== "done") throw new Error("the report is not there yet");
      await send(to, id, audit.result as AuditReport, await printed(id));
    },
    { concurrency: 1 },
  );

  /** A mail without the file is better than none. */
  async function printed(id: string): Promise<Uint8Array | undefined> {
    if (!pdf.isAvailable) return undefined;
    return pdf.read(id).catch((error: unknown) => {
      log.warn("a report was not printed", { audit: id, error });
      return undefined;
    });
  }

  return {
    async announce(id: string): Promise<void> {
      await jobs.add(LETTER_QUEUE, { id }, { uniqueKey: id });
    },
  };
}
