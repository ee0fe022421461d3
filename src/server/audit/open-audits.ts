import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { registerAudits } from "#features/audit/audits.server.ts";
import { announceAudits } from "#features/audit/delivery/announce-audits.ts";
import { createAuditPdf } from "#features/audit/delivery/audit-pdf.ts";
import { DEMO_AUDIT, DEMO_HOST } from "#features/audit/demo/demo-shop.ts";
import { AUDIT_QUEUE } from "#features/audit/start-audit.ts";
import type { openFeatures } from "../features.ts";
import type { Platform } from "../platform.ts";
import type { openTools } from "../tools/open-tools.ts";
import { readToolJob } from "../tools/read-tool-job.ts";
import { createMeasurePage } from "./measure-page.ts";

interface Around {
  now: () => Date;
  tools: Awaited<ReturnType<typeof openTools>>;
  features: Pick<Awaited<ReturnType<typeof openFeatures>>, "auditFiles" | "auditMail" | "auditWatches">;
  /** Answers one of our own addresses: files and pages. */
  answer(url: URL): Promise<Response>;
}

/** Audits, from the job to the letter and the printed report. */
export function openAudits(platform: Platform, { now, tools: { judgePage, auditDemo, ports }, features, answer }: Around) {
  const origin = platform.env.siteOrigin;
  let demo: Promise<AuditReport> | undefined;
  /** Made once, when somebody first asks. */
  const demoAudit = () => {
    demo ??= auditDemo(new AbortController().signal).catch((error: unknown) => {
      demo = undefined;
      throw error;
    });
    return demo;
  };

  /** An audit and its report; undefined when there is none under that number. */
  const read = async (id: string) => {
    if (id !== DEMO_AUDIT) return readToolJob(platform.jobs, AUDIT_QUEUE, id);
    return { id, state: "done" as const, input: { website: DEMO_HOST }, events: [], result: await demoAudit() };
  };
  const pdf = createAuditPdf({
    browser: platform.browser,
    files: features.auditFiles,
    origin,
    answer: printed,
    async brand() {
      const { brandName, reportBrand } = await readSettings(platform.content);
      return reportBrand ?? brandName;
    },
    now,
  });
  announceAudits({
    jobs: platform.jobs,
    log: platform.log,
    readAudit: read,
    pdf,
    ...features.auditMail,
    tellWatch: features.auditWatches.tell,
  });
  registerAudits({ jobs: platform.jobs, judgePage, measure: createMeasurePage(ports), ports });
  return { read, pdf };

  /** What a browser of ours asks for while it prints a page of ours: our own pages and files, nothing else. */
  async function printed(url: URL) {
    if (url.origin !== origin) return undefined;
    const response = await answer(url);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }
}
