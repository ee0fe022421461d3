import { AppError } from "#core/errors/app-error.ts";
import { saysMissing } from "#core/html/not-found-words.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, PastedPage } from "#core/tool/tool-ports.ts";
import type { PageSnapshot } from "./page-snapshot.ts";

/** Throws the sentence that says why an answer is no page to judge: refused, failed, or not HTML. */
export function refuseUnreadable(page: FetchedPage | PastedPage): void {
  if ("html" in page) return;
  const isChallenge = page.headers.some(([name]) => name.toLowerCase() === "cf-mitigated");
  if (isChallenge || isRefusal(page.status)) throw new AppError("page_refused", { status: page.status });
  if (page.status < 200 || page.status > 299) throw new AppError("page_status", { status: page.status });
  const type = contentTypeOf(page);
  if (type !== undefined && !/^(?:text\/html|application\/xhtml\+xml)$/.test(type))
    throw new AppError("page_not_html", { type: typeName(type) });
}

/** An answer that we get, and others perhaps not. */
export const isRefusal = (status: number): boolean => [401, 403, 407, 429, 451].includes(status);

/** Whether a page that answers says itself that there is none. */
export function saysMissingPage({ titles, headings, textBlocks }: PageSnapshot): boolean {
  const h1 = headings.find(({ level, isHidden }) => level === 1 && !isHidden)?.raw;
  const blocks = textBlocks.filter(({ region }) => region === "main" || region === "body");
  return saysMissing({ title: titles[0]?.text, h1, text: blocks.map(({ text }) => text).join(" ") });
}

function contentTypeOf(page: FetchedPage): string | undefined {
  const header = headerOf(page.headers, "content-type");
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
