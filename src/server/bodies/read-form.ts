import { AppError } from "#core/errors/app-error.ts";
import { tooLarge } from "./bound-body.ts";
import { readMultipart } from "./multipart.ts";
import { readBody } from "./read-body.ts";
import type { Uploads } from "./uploads.ts";

/** More than any form has: the pictures of a page to choose from are 500. */
const MAX_FIELDS = 1_000;

/** More than anybody chooses by hand; each lies on the disk by itself. */
const MAX_FILES = 100;

/** What a form sent, and its files, which are on the disk until `release`. */
export interface SentForm {
  fields: FormData;
  release(): Promise<void>;
}

/** `visitor` is what limits are counted by; `text` is how many bytes its texts may have together. */
export async function readForm(request: Request, uploads: Uploads, visitor: string, text: number): Promise<SentForm> {
  const type = request.headers.get("content-type") ?? "";
  if (isMultipart(type)) return readParts(request, boundaryOf(type), uploads.begin(visitor), text);
  if (/^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    return { fields: pairsIn(await readBody(request)), release: async () => {} };
  throw malformed();
}

export const isMultipart = (type: string) => /^\s*multipart\/form-data\s*;/i.test(type);

async function readParts(request: Request, boundary: string, files: ReturnType<Uploads["begin"]>, text: number): Promise<SentForm> {
  const fields = new FormData();
  const arriving = files.taken(request.body ?? []);
  try {
    let count = 0;
    let fileCount = 0;
    let left = text;
    const take = (bytes: number) => {
      left -= bytes;
      if (left < 0) throw tooLarge(text);
    };
    for await (const { name, fileName, type, content } of readMultipart(arriving, boundary)) {
      if (++count > MAX_FIELDS) throw tooMany();
      if (fileName !== undefined && ++fileCount > MAX_FILES) throw tooManyFiles();
      take(name.length + (fileName?.length ?? 0) + type.length);
      if (fileName === undefined) fields.append(name, await textOf(content, take));
      else fields.append(name, await files.keep(content, fileName, type));
    }
    return { fields, release: files.release };
  } catch (fault) {
    await files.release();
    throw fault;
  } finally {
    // Whatever follows the last part is ignored: RFC 2046, 5.1.1.
    await arriving.return();
  }
}

function pairsIn(body: Buffer): FormData {
  let pairs = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1)) if (++pairs > MAX_FIELDS) throw tooMany();
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString("utf8"))) fields.append(name, withoutNul(value));
  return fields;
}

async function textOf(content: AsyncIterable<Buffer>, take: (bytes: number) => void): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) {
    take(piece.length);
    pieces.push(piece);
  }
  return withoutNul(Buffer.concat(pieces).toString("utf8"));
}

/** Nobody types one, no database keeps it, and a page shows it so: https://html.spec.whatwg.org/multipage/parsing.html#data-state */
const withoutNul = (text: string) => text.replaceAll("\0", "\ufffd");

function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? "";
  // RFC 2046, 5.1.1.
  if (boundary === "" || boundary.length > 70) throw malformed();
  return boundary;
}

const tooMany = () => new AppError("input_invalid", { reason: `A form has at most ${MAX_FIELDS.toLocaleString("en-US")} fields.` });
const tooManyFiles = () => new AppError("input_invalid", { reason: `A form has at most ${MAX_FILES} files. Send the others after it.` });
const malformed = () => new AppError("input_invalid", { reason: "That is not what a form sends: it could not be read." });
