import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Logger } from "#platform/log/logger.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { AuditReport } from "../audit-report.ts";
import type { AuditPdf } from "./audit-pdf.ts";

/** What follows a finished audit. */
export const LETTER_QUEUE = "audit-letter";

/** `watch`: whose audits that come by themselves it is one of. */
export interface FinishedAudit {
  id: string;
  watch?: string | undefined;
}

interface Options {
  jobs: Pick<Jobs, "handle">;
  log: Logger;
  readAudit(id: string): Promise<ToolJobView<unknown> | undefined>;
  pdf: AuditPdf;
  /** Who hears of a finished audit; undefined when no address was given. */
  recipientOf(id: string): Promise<string | undefined>;
  send(to: string, id: string, report: AuditReport, pdf: Uint8Array | undefined): Promise<void>;
  tellWatch(watch: string, id: string, report: AuditReport): Promise<void>;
}

/** The mail that says an audit is ready, with the report on paper when this machine can print. A job of its own: printing takes seconds. */
export function announceAudits({ jobs, log, readAudit, pdf, recipientOf, send, tellWatch }: Options): void {
  jobs.handle(
    LETTER_QUEUE,
    async (data) => {
      const { id, watch } = data as FinishedAudit;
      const audit = await readAudit(id);
      // Erased meanwhile, with who asked for it.
      if (audit?.state !== "done") return;
      const report = audit.result as AuditReport;
      if (watch !== undefined) return tellWatch(watch, id, report);
      const to = await recipientOf(id);
      if (to !== undefined) await send(to, id, report, await printed(id));
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
}
