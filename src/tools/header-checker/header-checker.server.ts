import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { FetchedPage, FetchPageOptions } from "#core/tool/tool-ports.ts";
import { readRawHeads } from "#engines/http-headers/raw-head.ts";
import { type CheckPorts, judgePage, runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { headerCheck } from "./header-checker.engine.ts";
import type { HeaderCheckerInput, HeaderFacts } from "./header-checker.schema.ts";
import { nothingMore } from "./header-extra.ts";

const run = runPageCheck(headerCheck);

/** Fetches and judges; reads pasted heads without a fetch; and follows a chain that leads nowhere step by step, to show it. */
export async function checkHeaders(
  input: HeaderCheckerInput,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<PageCheckOutput<HeaderFacts>> {
  if (input.head?.trim()) {
    const { reports, ...rest } = oneReport(pastedPage(input.head, input), { ports, input, broken: null });
    return { ...rest, reports: reports.map((report) => ({ ...report, fetched: null })) };
  }
  try {
    return await run(input, ports, signal);
  } catch (fault) {
    if (!(fault instanceof AppError) || !CHAIN_FAULTS.has(fault.code) || input.url === undefined) throw fault;
    const page = await walkChain(input.url, ports, signal);
    if (!page) throw fault;
    return oneReport(page, { ports, input, broken: { code: fault.code, message: fault.message } });
  }
}

const CHAIN_FAULTS = new Set(["redirect_loop", "redirect_limit", "redirect_malformed", "redirect_refused"]);

function oneReport(
  page: FetchedPage,
  { ports, input, broken }: { ports: CheckPorts; input: HeaderCheckerInput; broken: (typeof nothingMore)["broken"] },
): PageCheckOutput<HeaderFacts> {
  const snapshot = takeSnapshot(page, { input: input.url ?? page.url });
  const report = judgePage(headerCheck, { snapshot, kept: null }, { now: ports.now(), extra: { ...nothingMore, broken }, input });
  return { reports: [report], failures: [], acrossPages: [] };
}

/** Pasted heads as if a server had sent them, over the pasted body if there is one. */
function pastedPage(head: string, { url, html = "" }: HeaderCheckerInput): FetchedPage {
  const heads = readRawHeads(head);
  if (!heads) throw new AppError("input_invalid", { reason: "That text holds no header. Paste the answer as curl -sIL prints it." });
  let address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(url ?? "") ? (url ?? "") : `https://${url ?? "your-site.example"}`)?.href ?? NOWHERE;
  const hops = heads.map(({ status, httpVersion, headers }) => {
    const location = headerOf(headers, "location");
    const hop = { url: address, status, httpVersion, headers, address: "", firstByteMs: 0, totalMs: 0, ...(location ? { location } : {}) };
    address = (location && URL.parse(location, address)?.href) || address;
    return hop;
  });
  const last = hops.at(-1);
  const body = new TextEncoder().encode(html);
  return {
    url: last?.url ?? NOWHERE,
    status: last?.status ?? 200,
    headers: last?.headers ?? [],
    hops,
    body,
    truncated: false,
    bytesWire: 0,
    totalMs: 0,
  };
}

const NOWHERE = "https://your-site.example/";

/** Google follows ten. */
const MAX_STEPS = 11;

/** One guarded request a step, until an address comes again, leads nowhere or may not be asked. */
async function walkChain(address: string, ports: CheckPorts, signal: AbortSignal): Promise<FetchedPage | undefined> {
  const options: FetchPageOptions = { maxRedirects: 0, maxBytes: 2048, onTruncate: "keep", signal };
  const hops: FetchedPage["hops"][number][] = [];
  const seen = new Set<string>();
  let last: FetchedPage | undefined;
  for (let next: string | URL = address; hops.length < MAX_STEPS; ) {
    const page: FetchedPage | undefined = await ports.fetchPage(next, options).catch((fault: unknown) => {
      // The visitor hears of the fault that stopped the chain at first.
      if (fault instanceof AppError) return undefined;
      throw fault;
    });
    if (!page) break;
    last = page;
    hops.push(...page.hops);
    seen.add(page.url);
    const location: string | undefined = headerOf(page.headers, "location");
    const target: URL | null = location === undefined ? null : URL.parse(location, page.url);
    if (!target || seen.has(target.href)) break;
    next = target;
  }
  return last && { ...last, hops };
}
