import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { AUDIT_QUEUE } from "#features/audit/start-audit.ts";
import { tools } from "#tools/registry.server.ts";
import type { openFeatures } from "../features.ts";
import type { Platform } from "../platform.ts";
import type { openTools } from "../tools/open-tools.ts";
import { readToolJob } from "../tools/read-tool-job.ts";
import { createAuditLetters } from "./audit-letters.ts";
import { createAuditPdf } from "./audit-pdf.ts";
import { registerAudits } from "./audits.ts";
import { createDemoAudit, DEMO_AUDIT } from "./demo-audit.ts";
import { DEMO_HOST } from "./demo-shop/demo-shop.ts";
import { createMeasurePage } from "./measure-page.ts";

interface Around {
  now: () => Date;
  tools: Awaited<ReturnType<typeof openTools>>;
  features: Pick<Awaited<ReturnType<typeof openFeatures>>, "auditFiles" | "auditMail" | "auditWatches">;
  /** Answers one of our own addresses: files and pages. */
  answer(url: URL): Promise<Response>;
}

/** Audits, from the job to the letter and the printed report. */
export function openAudits(platform: Platform, { now, tools: { judgePage, ports }, features, answer }: Around) {
  const origin = platform.env.siteOrigin;
  const demoAudit = createDemoAudit({ tools, ports });

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
  const letters = createAuditLetters({ platform, readAudit: read, pdf, ...features.auditMail });
  registerAudits({
    platform,
    judgePage,
    measure: createMeasurePage(ports),
    ports,
    async onReport(id, report, { watch }) {
      if (watch === undefined) await letters.announce(id);
      else await features.auditWatches.tell(watch, id, report);
    },
  });
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
