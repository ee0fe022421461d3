import { AppError } from "#core/errors/app-error.ts";
import { readBody } from "../bodies/read-body.ts";

const MAX_DEPTH = 20;
/** Braces, brackets and commas: a thousand redirects have five thousand of them. */
const MAX_MARKS = 20_000;

/** The body as JSON: values and depth bounded, `__proto__` refused. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type))
    throw new AppError("input_invalid", { reason: "Send the input as JSON with content-type application/json." });
  const body = await readBody(request);
  if (marksIn(body) > MAX_MARKS)
    throw new AppError("input_invalid", { reason: "The input holds more values than any form or tool takes." });
  const text = body.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError("body_malformed", { reason: (error as Error).message });
  }
  const reason = faultIn(value, MAX_DEPTH);
  if (reason !== undefined) throw new AppError("input_invalid", { reason });
  return value;
}

/** Before parsing, which would hold everybody up. Those inside of texts are not counted, nor those after too many. */
function marksIn(body: Buffer): number {
  let marks = 0;
  for (let at = 0; at < body.length && marks <= MAX_MARKS; at++) {
    const sign = body[at];
    if (sign === QUOTE) at = endOfText(body, at);
    else if (sign === COMMA || sign === BRACKET || sign === BRACE) marks++;
  }
  return marks;
}

/** Searched byte by byte at first and by `indexOf` further on: a call of `indexOf` for each of a million quotes takes a second. */
function endOfText(body: Buffer, from: number): number {
  for (let at = from + 1; at < body.length; at++) {
    for (const far = at + NEAR; at < far; at++) {
      if (body[at] === BACKSLASH) at++;
      else if (body[at] === QUOTE) return at;
    }
    const near = at;
    at = body.indexOf(QUOTE, near);
    if (at === -1) break;
    let slashes = 0;
    while (at - slashes > near && body[at - 1 - slashes] === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return body.length;
}

const NEAR = 64;
const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [0x22, 0x2c, 0x5b, 0x7b, 0x5c];

/** After parsing, not by a reviver: that takes a second for a list of a million, and holds everybody up. */
function faultIn(value: unknown, levels: number): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (levels === 0) return `The input is nested more than ${MAX_DEPTH} levels deep.`;
  const key = Array.isArray(value) ? undefined : REFUSED_KEYS.find((name) => Object.hasOwn(value, name));
  if (key !== undefined) return `A field may not be called ${key}.`;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    const reason = faultIn(inner, levels - 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What code that copies fields by name could take for a part of the language. */
const REFUSED_KEYS = ["__proto__", "constructor"] as const;
