import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { sniffImage } from "#core/picture/sniff-image.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { decoded } from "#core/url/decoded.ts";
import { readIco } from "#engines/image-probe/ico-file.ts";
import { imageDimensions } from "#engines/image-probe/image-dimensions.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { judgeAddress } from "#engines/robots/judge-address.ts";
import { testPath } from "#engines/robots/matching/test-path.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import { faviconCheck } from "./favicon-checker.engine.ts";
import type { FaviconFacts } from "./favicon-checker.schema.ts";
import type { GatheredIcons, IconFile, RobotsWord } from "./favicon-subject.ts";
import { iconCandidates, type ManifestFile, readManifest } from "./icon-candidates.ts";

type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "now" | "showImage">;

const MAX_ICONS = 24;
const MAX_ICON_BYTES = 1_000_000;
const AT_ONCE = 6;
const EACH_MS = 8_000;

export function checkFavicons(input: PageInput, ports: Ports, signal: AbortSignal): Promise<PageCheckOutput<FaviconFacts>> {
  return runPageCheck({ ...faviconCheck(ports.showImage), gather: (snapshot) => gather(snapshot, ports, signal) })(input, ports, signal);
}

async function gather(snapshot: PageSnapshot, ports: Ports, signal: AbortSignal): Promise<GatheredIcons> {
  const candidates = iconCandidates(snapshot);
  // Pasted HTML: its files may not be anywhere yet. What stands in the page itself can be looked at all the same.
  if (snapshot.response === null)
    return { files: inlineFiles(candidates.map(({ address }) => address)), manifest: null, robots: [], home: null };
  const page = snapshot.request.url;
  const [manifest, home] = await Promise.all([manifestOf(snapshot, ports, signal), homeIcons(page, ports, signal)]);
  const addresses = [...new Set([...candidates, ...(manifest?.icons ?? [])].map(({ address }) => address))].slice(0, MAX_ICONS);
  const files = new Map([...inlineFiles(addresses), ...(await readAll(addresses.filter(isWeb), ports, signal))]);
  const icon =
    candidates.find(({ kind, address }) => kind !== "implicit" && isWeb(address) && files.get(address)?.problem === null)?.address ??
    new URL("/favicon.ico", page).href;
  return { files, manifest, robots: await robotsWords(page, icon, ports, signal), home };
}

const isWeb = (address: string) => /^https?:/.test(address);

async function readAll(addresses: readonly string[], ports: Ports, signal: AbortSignal): Promise<[string, IconFile][]> {
  const rest = [...addresses];
  const found: [string, IconFile][] = [];
  const work = async () => {
    for (let address = rest.shift(); address !== undefined && !signal.aborted; address = rest.shift())
      found.push([address, await readIcon(address, ports, signal)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function readIcon(address: string, ports: Ports, signal: AbortSignal): Promise<IconFile> {
  try {
    const answer = await ports.fetchPage(new URL(address), {
      accept: "image/*,*/*;q=0.5",
      maxBytes: MAX_ICON_BYTES,
      onTruncate: "keep",
      totalMs: EACH_MS,
      signal,
    });
    const isOk = answer.status >= 200 && answer.status <= 299;
    const sentAs = headerOf(answer.headers, "content-type")?.split(";")[0]?.trim().toLowerCase() || null;
    return {
      finalUrl: answer.url,
      redirects: answer.hops.filter(({ status }) => status >= 300 && status < 400).length,
      status: answer.status,
      ...lookAt(answer.body),
      ...(isOk ? {} : { problem: `The server answers with status ${answer.status}.` }),
      sentAs,
      cacheControl: headerOf(answer.headers, "cache-control") ?? null,
    };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return {
      ...lookAt(new Uint8Array()),
      finalUrl: address,
      redirects: 0,
      status: null,
      problem: fault.message,
      sentAs: null,
      cacheControl: null,
    };
  }
}

/** What the bytes of an icon say. */
function lookAt(body: Uint8Array): Pick<IconFile, "problem" | "type" | "width" | "height" | "bytes" | "ico"> {
  const type = sniffImage(body);
  const ico = type?.name === "ico" ? readIco(body) : null;
  const largest = ico?.entries.toSorted((a, b) => b.width - a.width)[0];
  const size = largest ?? (type ? imageDimensions(body, type.name) : null);
  const isPage = /^\s*<(?:!doctype html|html|head|body)/i.test(new TextDecoder().decode(body.subarray(0, 300)));
  const problem = type
    ? null
    : body.length === 0
      ? "The server sends an empty file."
      : isPage
        ? "The server sends a web page in its place."
        : "The file is not a picture of a kind we know.";
  return { problem, type: type?.name ?? null, width: size?.width ?? null, height: size?.height ?? null, bytes: body.length, ico };
}

/** Icons that stand in the page as data. */
function inlineFiles(addresses: readonly string[]): Map<string, IconFile> {
  const files = new Map<string, IconFile>();
  for (const address of addresses) {
    const [, head = "", body = ""] = /^data:([^,]*),([\s\S]*)$/i.exec(address) ?? [];
    if (head === "" && body === "") continue;
    const bytes = /;base64$/i.test(head) ? Buffer.from(body, "base64") : Buffer.from(decoded(body));
    files.set(address, { ...lookAt(bytes), finalUrl: address, redirects: 0, status: 200, sentAs: null, cacheControl: "immutable" });
  }
  return files;
}

async function manifestOf(snapshot: PageSnapshot, ports: Ports, signal: AbortSignal): Promise<ManifestFile | null> {
  const address = snapshot.links.find(
    ({ rel, inNoscript, resolved }) => rel.includes("manifest") && !inNoscript && resolved && isWeb(resolved),
  )?.resolved;
  if (!address) return null;
  const nothing = { name: "", shortName: "", themeColor: "", backgroundColor: "", icons: [] };
  try {
    const answer = await ports.fetchPage(new URL(address), {
      accept: "application/manifest+json,*/*;q=0.5",
      maxBytes: 200_000,
      onTruncate: "keep",
      totalMs: EACH_MS,
      signal,
    });
    if (answer.status < 200 || answer.status > 299)
      return { ...nothing, address, problem: `The server answers with status ${answer.status}.` };
    return readManifest(answer.url, new TextDecoder().decode(answer.body));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return { ...nothing, address, problem: fault.message };
  }
}

/** Google reads the home page; another page's icons are compared with its. Null when this is the home page or it cannot be had. */
async function homeIcons(page: string, ports: Ports, signal: AbortSignal): Promise<string[] | null> {
  const home = new URL("/", page);
  if (new URL(page).pathname === "/") return null;
  try {
    const answer = await ports.fetchPage(home, { onTruncate: "keep", totalMs: EACH_MS, signal });
    if (answer.status < 200 || answer.status > 299) return null;
    return iconCandidates(takeSnapshot(answer))
      .filter(({ kind }) => kind === "icon")
      .map(({ address }) => address);
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return null;
  }
}

/** The home page for Googlebot, the icon for Googlebot-Image, each by the robots.txt of its own host. */
async function robotsWords(page: string, icon: string, ports: Ports, signal: AbortSignal): Promise<RobotsWord[]> {
  const home = new URL("/", page).href;
  const files = new Map<string, Promise<Uint8Array | null>>();
  const fileOf = (address: string) => {
    const { origin } = new URL(address);
    const known = files.get(origin) ?? robotsFile(origin, ports, signal);
    files.set(origin, known);
    return known;
  };
  const asked = [
    { bot: "Googlebot", fallbacks: [], address: home },
    { bot: "Googlebot-Image", fallbacks: ["Googlebot"], address: icon },
  ];
  const words = await Promise.all(
    asked.map(async ({ bot, fallbacks, address }): Promise<RobotsWord[]> => {
      const file = await fileOf(address);
      if (file === null) return [];
      const { allowed, line, rule } = judgeAddress(parseRobots(file), { token: bot, fallbacks }, testPath(address));
      return [{ bot, address, allowed, line, rule }];
    }),
  );
  return words.flat();
}

/** Empty when there is none, which opens everything; null when nobody can say. */
async function robotsFile(origin: string, ports: Ports, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const answer = await ports.fetchPage(new URL("/robots.txt", origin), {
      accept: "text/plain,*/*;q=0.5",
      maxBytes: 512_000,
      onTruncate: "keep",
      totalMs: EACH_MS,
      signal,
    });
    if (answer.status >= 200 && answer.status <= 299) return answer.body;
    return answer.status < 500 && answer.status !== 429 ? new Uint8Array() : null;
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return null;
  }
}
