import { createHash } from "node:crypto";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import type { Browser } from "#platform/browser/create-browser.ts";
import type { AnswerRequest } from "#platform/browser/print-document.ts";
import type { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { DEMO_AUDIT } from "../demo/demo-shop.ts";

interface Options {
  browser: Pick<Browser, "isAvailable" | "printPage">;
  files: ReturnType<typeof createPrivateFiles>;
  origin: string;
  /** Answers our own pages and files. */
  answer: AnswerRequest;
  /** Whose name and color a report carries: one that was printed with others is printed again. */
  brand(): Promise<unknown>;
  now: () => Date;
}

export type AuditPdf = ReturnType<typeof createAuditPdf>;

/** Reports on paper: printed once from the report's own page, kept as long as the report. */
export function createAuditPdf({ browser, files, origin, answer, brand, now }: Options) {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    isAvailable: browser.isAvailable,

    /** Throws when there is no browser, or when too many wait for it. */
    async read(id: string): Promise<Uint8Array> {
      const kept = await files.read(nameOf(id)).catch(() => undefined);
      if (kept?.subarray(0, SEAL_BYTES).equals(await seal())) return kept.subarray(SEAL_BYTES);
      const printing = underWay.get(id) ?? print(id).finally(() => underWay.delete(id));
      underWay.set(id, printing);
      return printing;
    },

    remove: (id: string): Promise<void> => files.remove(nameOf(id)),
    removeOld: (): Promise<void> => files.removeOlderThan(new Date(now().getTime() - JOBS_KEPT_DAYS * 86_400_000)),
  };

  async function print(id: string): Promise<Uint8Array> {
    const url = new URL(`/audit/${id}/`, origin);
    const pdf = await browser.printPage(url, { answer, footer: footerOf(url), numbering, signal: AbortSignal.timeout(PRINT_MS) });
    // The audit of our own site changes with it.
    if (id !== DEMO_AUDIT) await files.write(nameOf(id), new Blob([Buffer.concat([await seal(), pdf])]));
    return pdf;
  }

  /** Stands before the file. */
  async function seal(): Promise<Buffer> {
    return createHash("sha256")
      .update(JSON.stringify(await brand()))
      .digest();
  }
}

const SEAL_BYTES = 32;

/** In the list of contents, behind what leads there. */
const numbering = (sheets: ReadonlyMap<string, number>): string =>
  [...sheets]
    .filter(([id]) => /^[\w-]+$/.test(id))
    .map(([id, sheet]) => `.audit-cover a[href="#${id}"]::after { content: "p. ${sheet}" }`)
    .join("\n");

const PRINT_MS = 60_000;

const nameOf = (id: string): string => `audit-${id}`;

/** Chromium knows nothing of the page's fonts and colours here. */
const footerOf = ({ host, pathname }: URL): string =>
  `<div style="width:100%;margin:0 15mm;padding-top:2mm;border-top:1px solid #cacddb;display:flex;justify-content:space-between;font:8pt sans-serif;color:#4d5166"><span>${escapeXml(host + pathname)}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
