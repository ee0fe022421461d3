import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { checkTitles } from "./title-tag-checker.engine.ts";
import type { TitleTagCheckerInput, TitleTagCheckerOutput } from "./title-tag-checker.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

/** Where a pasted page without an address stands. */
const NOWHERE = "https://your-site.example/your-page";
/** Of a list: enough to be quick, few enough not to crowd one host. */
const AT_ONCE = 4;

/** Gathers the pages, then has them judged. */
export async function checkTitleTags(input: TitleTagCheckerInput, ports: Ports, signal: AbortSignal): Promise<TitleTagCheckerOutput> {
  const year = ports.now().getUTCFullYear();
  if (input.urls) return checkList(input.urls, ports, signal, year);
  if (input.html !== undefined) return checkTitles([takeSnapshot({ html: input.html, url: pastedAddress(input.url) })], { year });
  return checkTitles([await fetchSnapshot(input.url ?? "", ports, signal)], { year });
}

async function checkList(urls: readonly string[], ports: Ports, signal: AbortSignal, year: number): Promise<TitleTagCheckerOutput> {
  const addresses = [...new Set(urls)];
  const outcomes: (PageSnapshot | TitleTagCheckerOutput["failures"][number])[] = new Array(addresses.length);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < addresses.length; index = next++) {
      const address = addresses[index] ?? "";
      outcomes[index] = await fetchSnapshot(address, ports, signal).catch((fault: unknown) => {
        if (!(fault instanceof AppError)) throw fault;
        return { input: address, code: fault.code, message: fault.message };
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const snapshots = outcomes.filter((outcome) => "request" in outcome);
  return checkTitles(snapshots, { year, failures: outcomes.filter((outcome) => "code" in outcome) });
}

async function fetchSnapshot(address: string, ports: Ports, signal: AbortSignal): Promise<PageSnapshot> {
  const page = await ports.fetchPage(address, { onTruncate: "keep", signal });
  const isChallenge = page.headers.some(([name]) => name.toLowerCase() === "cf-mitigated");
  if (isChallenge || [401, 403, 407, 429, 451].includes(page.status)) throw new AppError("page_refused", { status: page.status });
  if (page.status < 200 || page.status > 299) throw new AppError("page_status", { status: page.status });
  const type = contentTypeOf(page);
  if (type !== undefined && !/^(?:text\/html|application\/xhtml\+xml)$/.test(type))
    throw new AppError("page_not_html", { type: typeName(type) });
  return takeSnapshot(page, { input: address });
}

function contentTypeOf(page: FetchedPage): string | undefined {
  const header = page.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  return header?.split(";")[0]?.trim().toLowerCase() || undefined;
}

/** Goes into “That address is …, not a web page.” */
function typeName(type: string): string {
  if (type === "application/pdf") return "a PDF";
  if (type.startsWith("image/")) return "an image";
  if (type.endsWith("/json")) return "JSON";
  if (type.endsWith("/xml")) return "XML";
  return type === "text/plain" ? "plain text" : `of the type ${type}`;
}

function pastedAddress(url: string | undefined): string {
  if (!url) return NOWHERE;
  const parsed = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : NOWHERE;
}
