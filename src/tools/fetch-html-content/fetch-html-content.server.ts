import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, PastedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { changesBetween, diffOf } from "./compare-rendered.ts";
import type { FetchHtmlContentInput, FetchHtmlContentOutput, Rendered, ShownText } from "./fetch-html-content.schema.ts";
import { googleCut } from "./google-cut.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { pageText } from "./page-text.ts";
import { prettyHtml } from "./pretty-html.ts";

type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "renderPage">;

/** Of the source all of what the API takes of text; of what is made from it, enough to read. */
const MAX_SOURCE = 1_000_000;
const MAX_MADE = 400_000;

/** In a document every character stands twice, once to be read and once as data: so much of all forms, or so much of each. */
const MOST_IN_DOCUMENT = 250_000;
const SHARE_IN_DOCUMENT = 50_000;

/** A page as it was sent, and the same as text, as Markdown and in order. */
export async function fetchHtml(input: FetchHtmlContentInput, ports: Ports, signal: AbortSignal): Promise<FetchHtmlContentOutput> {
  const { page, kept, typed } = await openSource(input, ports, signal);
  refuseBinary(page);
  const snapshot = takeSnapshot(page, { input: typed });
  const { html } = snapshot;
  const pretty = prettyHtml(html, MAX_MADE);
  const drawn = input.render ? await renderedOf(snapshot, pretty, ports, signal) : { rendered: null, problem: null };
  return {
    input: typed,
    url: page.url,
    kept,
    as: input.as ?? "tool",
    fetched: fetchedOf(page, snapshot.response?.charset ?? { value: "", source: "" }),
    headers: "headers" in page ? page.headers.map(([name, value]) => ({ name, value })) : [],
    html: shown(html, MAX_SOURCE),
    text: shown(pageText(snapshot, MAX_MADE), MAX_MADE),
    markdown: shown(htmlToMarkdown(html, snapshot.base?.resolved ?? page.url, MAX_MADE), MAX_MADE),
    pretty: shown(pretty, MAX_MADE),
    googleCut: "body" in page ? googleCut(page.body) : null,
    renderProblem: drawn.problem,
    rendered: drawn.rendered,
  };
}

/** The page as a browser leaves it, held against what was sent. What stops it is said in words; the rest of the answer stands. */
async function renderedOf(
  raw: PageSnapshot,
  pretty: string,
  ports: Ports,
  signal: AbortSignal,
): Promise<{ rendered: Rendered | null; problem: string | null }> {
  if (raw.response === null) return { rendered: null, problem: "Pasted HTML is not run: a browser would run its scripts in our name." };
  try {
    const { html, url, failed, isSettled, totalMs } = await ports.renderPage(new URL(raw.request.url), signal);
    const page = prettyHtml(html, MAX_MADE);
    return {
      problem: null,
      rendered: {
        html: shown(page, MAX_MADE),
        changes: changesBetween(raw, takeSnapshot({ html, url })),
        diff: diffOf(pretty, page),
        failed: failed.map(({ url: address, reason }) => ({ url: address, reason })),
        isSettled,
        seconds: Math.round(totalMs / 100) / 10,
      },
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { rendered: null, problem: error.message };
  }
}

async function openSource(input: FetchHtmlContentInput, ports: Ports, signal: AbortSignal) {
  if (input.snapshot === undefined && input.html === undefined && input.as !== undefined && input.as !== "tool") {
    // Under another name a server may show another page, so it is not kept for the other tools to read.
    const page = await ports.fetchPage(input.url ?? "", { as: input.as, onTruncate: "keep", signal });
    return { page, kept: null, typed: input.url ?? "" };
  }
  const source =
    input.snapshot !== undefined
      ? { snapshot: input.snapshot }
      : input.html !== undefined
        ? { html: input.html, ...(input.url === undefined ? {} : { url: input.url }) }
        : { url: input.url ?? "" };
  const { page, id, takenAt, until, input: typed } = await ports.openPage(source, signal);
  return { page, kept: id === null ? null : { id, takenAt, until }, typed };
}

/** Text of any kind may be looked at; pictures and programs are no text. */
function refuseBinary(page: FetchedPage | PastedPage): void {
  if (!("headers" in page)) return;
  const type = headerOf(page.headers, "content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isText = type === "" || /^text\/|[/+](?:xml|json|javascript|ecmascript|html|x-httpd-php)$/.test(type);
  if (!isText) throw new AppError("page_not_html", { type: type === "application/pdf" ? "a PDF" : `of the type ${type.slice(0, 60)}` });
}

function fetchedOf(page: FetchedPage | PastedPage, charset: { value: string; source: string }): FetchHtmlContentOutput["fetched"] {
  if (!("headers" in page)) return null;
  return {
    status: page.status,
    bytes: page.body.byteLength,
    bytesWire: page.bytesWire,
    totalMs: Math.round(page.totalMs),
    charset: charset.value,
    charsetFrom: charset.source,
    type: headerOf(page.headers, "content-type") ?? null,
    truncated: page.truncated,
    hops: page.hops.map(({ url, status }) => ({ url, status })),
  };
}

/** Whole where the forms are short together; of long ones the beginning of each. */
export function inDocument(output: FetchHtmlContentOutput): FetchHtmlContentOutput {
  const { html, text, markdown, pretty, rendered } = output;
  const compared = rendered?.diff?.reduce((sum, part) => sum + part.text.length, 0) ?? 0;
  const all = [html, text, markdown, pretty, rendered?.html].reduce((sum, form) => sum + (form?.text.length ?? 0), compared);
  if (all <= MOST_IN_DOCUMENT) return output;
  const beginning = (form: ShownText): ShownText => {
    const { text, cut } = shown(form.text, SHARE_IN_DOCUMENT);
    return { ...form, text, cut: form.cut || cut };
  };
  return {
    ...output,
    isShortened: true,
    html: beginning(html),
    text: beginning(text),
    markdown: beginning(markdown),
    pretty: beginning(pretty),
    rendered: rendered && { ...rendered, html: beginning(rendered.html), diff: compared > SHARE_IN_DOCUMENT ? null : rendered.diff },
  };
}

/** The beginning of a text, cut at the end of a line. */
export function shown(text: string, most: number): ShownText {
  const lines = countLines(text);
  if (text.length <= most) return { text, characters: text.length, lines, cut: false };
  const end = text.lastIndexOf("\n", most);
  return { text: text.slice(0, end > most / 2 ? end : most), characters: text.length, lines, cut: true };
}

function countLines(text: string): number {
  let lines = text === "" ? 0 : 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
