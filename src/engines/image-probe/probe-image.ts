import { createHash } from "node:crypto";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import { sniffImage } from "#core/picture/sniff-image.ts";
import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import { imageDimensions } from "./image-dimensions.ts";
import type { ImageProbeResult } from "./image-probe-result.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage">;

/** The start of a file tells type and size; a camera's notes may push the size of a JPEG further back. */
const FIRST_BYTES = 65_536;
const MORE_BYTES = 1_000_000;
const TOTAL_MS = 10_000;

/** Looks at a picture without fetching all of it. Never throws for what another server does: the answer says what is wrong. */
export async function probeImage(url: string, ports: Ports, signal: AbortSignal): Promise<ImageProbeResult> {
  const ask = (options: FetchPageOptions) =>
    ports.fetchPage(new URL(url), { accept: "image/*,*/*;q=0.5", onTruncate: "keep", totalMs: TOTAL_MS, signal, ...options });
  try {
    let answer = await readStart(ask, FIRST_BYTES);
    const type = sniffImage(answer.body);
    let size = type && imageDimensions(answer.body, type.name);
    if (type && !size && type.name !== "svg" && !isWhole(answer)) {
      answer = await readStart(ask, MORE_BYTES);
      size = imageDimensions(answer.body, type.name);
    }
    const bytes = lengthOf(answer) ?? (await ask({ method: "HEAD" }).then(declaredLength, () => null));
    return {
      url,
      finalUrl: answer.url,
      status: answer.status,
      problem: problemOf(answer, type !== null),
      type: type?.name ?? null,
      declaredType: headerOf(answer.headers, "content-type")?.split(";")[0]?.trim().toLowerCase() || null,
      bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      cacheControl: headerOf(answer.headers, "cache-control") ?? null,
      fingerprint: type ? fingerprintOf(answer.body, bytes) : null,
    };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return { ...nothing, url, finalUrl: url, problem: fault.message };
  }
}

const nothing = {
  status: null,
  type: null,
  declaredType: null,
  bytes: null,
  width: null,
  height: null,
  cacheControl: null,
  fingerprint: null,
};

async function readStart(ask: (options: FetchPageOptions) => Promise<FetchedPage>, bytes: number): Promise<FetchedPage> {
  const whole = () => ask({ maxBytes: MORE_BYTES });
  const answer = await ask({ range: `bytes=0-${bytes - 1}`, maxBytes: bytes }).catch((fault: unknown) => {
    // Part of a packed file does not unpack; the whole does.
    if (fault instanceof AppError && fault.code === "response_damaged") return whole();
    throw fault;
  });
  return answer.status === 416 ? whole() : answer;
}

/** The length of the whole file, where a header of the answer gives it. */
function lengthOf(answer: FetchedPage): number | null {
  const total = /\/(\d+)\s*$/.exec(headerOf(answer.headers, "content-range") ?? "")?.[1];
  if (answer.status === 206 && total !== undefined) return Number(total);
  return answer.truncated ? declaredLength(answer) : answer.body.length;
}

function declaredLength(answer: FetchedPage): number | null {
  const length = headerOf(answer.headers, "content-length");
  // Of a packed answer it is the length on the wire, and no size of the file.
  return length !== undefined && /^\d+$/.test(length) && headerOf(answer.headers, "content-encoding") === undefined ? Number(length) : null;
}

function isWhole(answer: FetchedPage): boolean {
  return lengthOf(answer) === answer.body.length;
}

function problemOf(answer: FetchedPage, isImage: boolean): string | null {
  if (answer.status < 200 || answer.status > 299) return `The server answers with status ${answer.status}.`;
  if (isImage) return null;
  if (answer.body.length === 0) return "The server sends an empty file.";
  const start = new TextDecoder().decode(answer.body.subarray(0, 300));
  return /^\s*<(?:!doctype html|html|head|body|script)/i.test(start)
    ? "The server sends a web page in its place."
    : "The file is not a picture of a kind we know.";
}

function fingerprintOf(body: Uint8Array, bytes: number | null): string {
  return `${createHash("sha256").update(body).digest("base64url").slice(0, 22)}-${bytes ?? "?"}`;
}
