import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { audit } from "./audits.ts";
import type { JudgePage } from "./judge-page.ts";

/** Under which the demo stands among the audits. */
export const DEMO_AUDIT = "demo";

/** The audit that shows what an audit is: of our own site, made from itself without a network, once, when somebody first asks. */
export function createDemoAudit({ origin, answer, judgePage, now }: Options): () => Promise<AuditReport> {
  let made: Promise<AuditReport> | undefined;
  return () => {
    made ??= audit(origin, { signal: new AbortController().signal, past: [], emit() {} }, { judgePage, now, fetchPage }).catch(
      (error: unknown) => {
        made = undefined;
        throw error;
      },
    );
    return made;
  };

  async function fetchPage(address: string | URL): Promise<FetchedPage> {
    const url = new URL(address);
    const begin = performance.now();
    const response = url.origin === origin ? await answer(url) : new Response("not ours", { status: 404 });
    const body = new Uint8Array(await response.arrayBuffer());
    const totalMs = performance.now() - begin;
    return {
      url: url.href,
      status: response.status,
      headers: [...response.headers],
      body,
      truncated: false,
      hops: [],
      bytesWire: body.byteLength,
      totalMs,
    };
  }
}

interface Options {
  origin: string;
  /** Answers one of our own addresses. */
  answer(url: URL): Promise<Response>;
  judgePage: JudgePage;
  now: ToolPorts["now"];
}
