import { AppError } from "#core/errors/app-error.ts";
import { readMultipart } from "./multipart.ts";
import { readBody } from "./read-body.ts";
import type { Uploads } from "./uploads.ts";

/** More than any form has: the pictures of a page to choose from are 500. */
const MAX_FIELDS = 1_000;

/** What a form sent, and its files, which are on the disk until `release`. */
export interface SentForm {
  fields: FormData;
  release(): Promise<void>;
}

/** `visitor` is what limits are counted by. */
export async function readForm(request: Request, uploads: Uploads, visitor: string): Promise<SentForm> {
  const type = request.headers.get("content-type") ?? "";
  if (isMultipart(type)) return readParts(request, boundaryOf(type), uploads.begin(visitor));
  if (/^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    return { fields: pairsIn(await readBody(request)), release: async () => {} };
  throw malformed();
}

export const isMultipart = (type: string) => /^\s*multipart\/form-data\s*;/i.test(type);

async function readParts(request: Request, boundary: string, files: ReturnType<Uploads["begin"]>): Promise<SentForm> {
  const fields = new FormData();
  try {
    let count = 0;
    for await (const { name, fileName, type, content } of readMultipart(request.body ?? [], boundary)) {
      if (++count > MAX_FIELDS) throw tooMany();
      if (fileName === undefined) fields.append(name, await textOf(content));
      else fields.append(name, new File([await files.keep(content)], fileName, { type }));
    }
    return { fields, release: files.release };
  } catch (fault) {
    await files.release();
    throw fault;
  }
}

function pairsIn(body: Buffer): FormData {
  let pairs = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1)) if (++pairs > MAX_FIELDS) throw tooMany();
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString("utf8"))) fields.append(name, value);
  return fields;
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? "";
  // RFC 2046, 5.1.1.
  if (boundary === "" || boundary.length > 70) throw malformed();
  return boundary;
}

const tooMany = () => new AppError("input_invalid", { reason: `A form has at most ${MAX_FIELDS.toLocaleString("en-US")} fields.` });
const malformed = () => new AppError("input_invalid", { reason: "That is not what a form sends: it could not be read." });
