import { AppError } from "#core/errors/app-error.ts";
import { decodeBody } from "#core/html/decode-body.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { retryAfterMs } from "../crawl-pace.ts";
import { isHtmlAnswer } from "../read-answer.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { readPage } from "../reading/read-page.ts";
import { botWallOf } from "./bot-wall.ts";
import type { TargetFacts } from "./target-facts.ts";

export interface CheckWorld {
  fetchPage: ToolPorts["fetchPage"];
  now(): number;
  sleep(ms: number): Promise<void>;
  breathe(): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  signal: AbortSignal;
  /** Ends one request that takes too long. */
  timeout(ms: number): AbortSignal;
}

export interface CheckedTarget {
  facts: TargetFacts;
  /** Of an HTML page that answered 200. */
  reading?: PageReading;
  /** The style sheet, when it is one. */
  css?: string;
  /** The address that answered. */
  url: string;
  /** The server asked for a pause of this length, and the tries were used up. */
  pauseMs?: number;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const BODY_BYTES = 300_000;
/** A server that asks for more is believed to be busy, and asked no more. */
const LONGEST_PAUSE_MS = 15_000;
/** Worth a second try: the network, not the address. */
const passing = new Set(["dns_failed", "connect_failed", "response_timeout", "response_reset"]);

/** Asks for one address as a browser would, with GET: many servers answer HEAD wrongly. Never throws but for the signal. */
export async function checkTarget(address: string, world: CheckWorld): Promise<CheckedTarget> {
  for (let tries = 0; ; tries++) {
    const isLast = tries >= RETRIES;
    const answer = await ask(address, world);
    if ("error" in answer) {
      if (!isLast && passing.has(answer.error.code)) await pause(tries, world);
      else return { url: address, facts: { error: { code: answer.error.code, message: answer.error.message } } };
      continue;
    }
    const { status } = answer;
    const isBusy = status === 429 || status === 503;
    const asked = isBusy ? retryAfterMs(headerOf(answer.headers, "retry-after"), world.now()) : undefined;
    if (isLast || (status < 500 && status !== 429) || (asked ?? 0) > LONGEST_PAUSE_MS) return read(answer, world, asked);
    if (asked === undefined) await pause(tries, world);
    else await world.sleep(asked);
  }
}

async function ask(address: string, { fetchPage, signal, timeout }: CheckWorld): Promise<FetchedPage | { error: AppError }> {
  const late = timeout(TIMEOUT_MS);
  try {
    const options = { maxBytes: BODY_BYTES, onTruncate: "keep", keepAlive: true } as const;
    return await fetchPage(new URL(address), { ...options, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late.aborted) return { error: new AppError("response_timeout", { host: new URL(address).hostname, seconds: TIMEOUT_MS / 1_000 }) };
    if (error instanceof AppError) return { error };
    throw error;
  }
}

async function read(page: FetchedPage, { breathe }: CheckWorld, asked: number | undefined): Promise<CheckedTarget> {
  const { status, headers, body, url } = page;
  const contentType = headerOf(page.headers, "content-type");
  const hops = page.hops.flatMap(({ status: code, location, url: from }): [number, string][] => {
    const target = location === undefined ? undefined : URL.parse(location, from)?.href;
    return target === undefined ? [] : [[code, target]];
  });
  const isHtml = isHtmlAnswer(contentType, body);
  const isText = isHtml || /^text\//i.test(contentType ?? "");
  const wall = botWallOf(status, headers, isText ? new TextDecoder("latin1").decode(body.subarray(0, 20_000)) : "");
  const facts: TargetFacts = { status };
  if (hops.length > 0) facts.hops = hops;
  if (wall) facts.wall = wall;
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (status === 200 && !isHtml) facts.type = type || "unknown";
  return {
    facts,
    url,
    ...(status === 200 && isHtml ? { reading: await readPage(decodeBody(body, contentType ?? null).html, url, breathe) } : {}),
    ...(status === 200 && type === "text/css" ? { css: new TextDecoder().decode(body) } : {}),
    ...(asked === undefined ? {} : { pauseMs: asked }),
  };
}

/** Half a second, then one, each up to half as long again: two crawlers that failed together do not come back together. */
const pause = (tries: number, { sleep, random }: CheckWorld) => sleep(500 * 2 ** tries * (1 + random() / 2));
