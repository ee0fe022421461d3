import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport } from "../audit-report.ts";
import { audit } from "../audits.server.ts";
import type { JudgePage } from "../judging.ts";
import { answerAsShop, DEMO_AUDIT, DEMO_HOST } from "./demo-shop.ts";

interface Options extends Pick<ToolPorts, "now"> {
  /** Judges pages whose surroundings come by this fetch. */
  judgeBy(fetchPage: ToolPorts["fetchPage"]): JudgePage;
}

/** The audit that shows what an audit is: of the demo shop, without a network. */
export function auditDemo({ judgeBy, now }: Options, signal: AbortSignal): Promise<AuditReport> {
  const run = { id: DEMO_AUDIT, isOwn: true, signal, past: [], emit() {} };
  return audit(DEMO_HOST, run, { judgePage: judgeBy(fetchOfShop), now, fetchPage: fetchOfShop });
}

/** The shop as a server of its own would answer: over http and on other hosts it sends to itself. */
async function fetchOfShop(
  address: string | URL,
  { method = "GET", maxRedirects = 5, headers: asked }: FetchPageOptions = {},
): Promise<FetchedPage> {
  const { href, origin, pathname } = new URL(address);
  const target = DEMO_HOST + pathname;
  const isHome = origin === DEMO_HOST;
  const moved = { url: href, status: 301, location: target, headers: [["location", target]], ...TIMES } as const;
  if (!isHome && maxRedirects > 0) {
    const page = await fetchOfShop(target, { method });
    return { ...page, hops: [moved, ...page.hops] };
  }
  const { status, type, body: text } = answer();
  const body = new TextEncoder().encode(method === "HEAD" ? "" : text);
  const headers = [
    ["content-type", type],
    ["cache-control", type.startsWith("text/html") ? "no-cache" : "max-age=31536000"],
    ...HEADERS,
  ] as const;
  const hops = isHome ? [{ url: href, status, headers, ...TIMES }] : [moved];
  return { url: href, status, headers, body, truncated: false, hops, bytesWire: body.byteLength, totalMs: TIMES.totalMs };

  function answer() {
    if (!isHome) return { status: 301, type: "text/html", body: "" };
    if (asked?.["if-modified-since"]) return { status: 304, type: "text/html", body: "" };
    return answerAsShop(pathname, { origin: DEMO_HOST, base: "" });
  }
}

const TIMES = { address: "192.0.2.1", firstByteMs: 40, totalMs: 60, httpVersion: "1.1" };
const HEADERS = [
  ["content-encoding", "gzip"],
  ["vary", "Accept-Encoding"],
  ["last-modified", "Mon, 02 Nov 2026 08:00:00 GMT"],
  ["strict-transport-security", "max-age=31536000"],
  ["x-content-type-options", "nosniff"],
] as const;
