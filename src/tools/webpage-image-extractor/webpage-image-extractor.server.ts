import { AppError } from "#core/errors/app-error.ts";
import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { probeImages } from "#engines/image-probe/probe-images.ts";
import { cssImages } from "#engines/image-sources/css-images.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { collectImages, type SideFile } from "./collect-images.ts";
import { type GatheredFiles, MAX_IMAGES } from "./extractor-subject.ts";
import { extractorCheck } from "./webpage-image-extractor.engine.ts";
import type { ExtractorFacts } from "./webpage-image-extractor.schema.ts";

type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "now" | "showImage">;

const MAX_SHEETS = 10;
const MAX_SHEET_BYTES = 1_000_000;
const AT_ONCE = 8;
/** For all pictures of a page together. Of a list of pages each gets its files read, and no pictures looked at. */
const ALL_MS = 20_000;

export function extractImages(input: PageInput, ports: Ports, signal: AbortSignal): Promise<PageCheckOutput<ExtractorFacts>> {
  const isOne = input.urls === undefined && input.compareWith === undefined;
  return runPageCheck({
    ...extractorCheck(ports.showImage),
    gather: (snapshot) => gather(snapshot, ports, signal, isOne),
  })(input, ports, signal);
}

async function gather(snapshot: PageSnapshot, ports: Ports, signal: AbortSignal, looks: boolean): Promise<GatheredFiles> {
  // Nothing is fetched for pasted HTML: what it names may not be anywhere yet.
  if (snapshot.response === null) return { files: [], probes: new Map() };
  const files = await readFiles(snapshot, ports, signal);
  if (!looks) return { files, probes: new Map() };
  const addresses = collectImages(snapshot, files)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith("data:"))
    .slice(0, MAX_IMAGES);
  return { files, probes: await probeImages(addresses, ports, { atOnce: AT_ONCE, allMs: ALL_MS, signal }) };
}

async function readFiles(snapshot: PageSnapshot, ports: Ports, signal: AbortSignal): Promise<SideFile[]> {
  const linked = (word: string) =>
    snapshot.links.filter(({ rel, inNoscript }) => rel.includes(word) && !inNoscript).flatMap(({ resolved }) => resolved ?? []);
  const isWeb = (address: string) => /^https?:/.test(address);
  const sheets = [...new Set(linked("stylesheet").filter(isWeb))].slice(0, MAX_SHEETS);
  const manifest = linked("manifest").filter(isWeb).slice(0, 1);
  const files = await Promise.all([
    ...sheets.map((address) => readFile(address, "css", ports, signal)),
    ...manifest.map((address) => readFile(address, "manifest", ports, signal)),
  ]);
  // One step further: a sheet may be nothing but imports.
  const known = new Set(sheets);
  const imported = files
    .filter(({ kind }) => kind === "css")
    .flatMap(({ text, address }) => cssImages(text).imports.flatMap((raw) => URL.parse(raw, address)?.href ?? []))
    .filter((address) => isWeb(address) && !known.has(address));
  const further = [...new Set(imported)].slice(0, Math.max(0, MAX_SHEETS - sheets.length));
  return [...files, ...(await Promise.all(further.map((address) => readFile(address, "css", ports, signal))))];
}

async function readFile(address: string, kind: SideFile["kind"], ports: Ports, signal: AbortSignal): Promise<SideFile> {
  try {
    const answer = await ports.fetchPage(new URL(address), {
      accept: kind === "css" ? "text/css,*/*;q=0.1" : "application/manifest+json,*/*;q=0.5",
      maxBytes: MAX_SHEET_BYTES,
      onTruncate: "keep",
      totalMs: 8_000,
      signal,
    });
    if (answer.status < 200 || answer.status > 299)
      return { address, kind, text: "", problem: `The server answers with status ${answer.status}.` };
    return { address: answer.url, kind, text: new TextDecoder().decode(answer.body), problem: null };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return { address, kind, text: "", problem: fault.message };
  }
}
