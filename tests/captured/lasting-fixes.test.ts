import { expect, it } from "vitest";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { ServerTool } from "#core/tool/define-tool.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { tools } from "#tools/registry.server.ts";
import { paperSite } from "../support/paper-site.ts";
import { answersOf } from "./answers-of.ts";
import type { CapturedSite } from "./captured-site.ts";
import { sites } from "./sites.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-15T12:00:00Z");

// biome-ignore lint/suspicious/noExplicitAny: tools of every input; `reads` says that these take a page.
type PageTool = ServerTool<any, any, keyof ToolPorts>;
const judges = [...tools.values()].flatMap(({ tool }) => (tool.reads ? [tool as PageTool] : []));

it("a fix that is offered ends what it is offered for, put into the page and looked at again", async () => {
  const offered: string[] = [];
  const vain: string[] = [];
  for (const site of [...sites, everythingWrong]) {
    const { fetchPage } = paperSite(await answersOf(site));
    for (const path of Object.keys(site.answers).slice(0, 3)) {
      const page = await fetchPage(new URL(path, site.url));
      if (!page.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"))) continue;
      for (const tool of judges) {
        for (const finding of await findingsOf(tool, page, fetchPage)) {
          const better = finding.fix && pageWith(page, finding.fix);
          if (!better) continue;
          const left = await findingsOf(tool, better, fetchPage);
          const name = `${tool.slug} ${finding.ruleId} ${page.url}: ${finding.fix?.code}`;
          offered.push(name);
          if (left.some(({ ruleId, title }) => ruleId === finding.ruleId && title === finding.title)) vain.push(name);
        }
      }
    }
  }
  expect(vain).toEqual([]);
  expect([...new Set(offered.map((name) => name.split(" ")[0]))].sort()).toEqual([
    "canonical-tag-checker",
    "header-checker",
    "meta-description-checker",
    "seo-meta-in-one-click",
    "tag-analyzer",
    "title-tag-checker",
    "webpage-word-count",
  ]);
}, 120_000);

/** Faults for which tools have a replacement, and which no captured site happens to have. */
const everythingWrong: Pick<CapturedSite, "url" | "answers"> = {
  url: "https://wrong.test/",
  answers: {
    "/": {
      headers: { "content-type": "text/html", "x-robots-tag": "noindex", "cache-control": "max-age=31536000" },
      body: `<html><head><title>Handmade wooden toys for children, for parents and for everybody else who likes to play with wooden toys at home</title>
<title>Toys</title><link rel="canonical" href="http://wrong.test/#top"><meta name="description" content="Toys."><meta name="description" content="More toys.">
<meta name="viewport" content="width=1200, user-scalable=no"></head><body><h1></h1><h3>Our wooden toys</h3>
<p>${"We make wooden toys for children in a small workshop by the river, and we send them to every country. ".repeat(6)}</p>
<img src="/toy.png"><a href="/x"><img src="/arrow.png"></a></body></html>`,
    },
    "/relative": {
      headers: { "content-type": "text/html; charset=utf-8" },
      body: `<!doctype html><html lang="en"><head><link rel="canonical" href="relative?utm_source=x"><title></title></head><body><h1>Wooden toys from the river workshop</h1><h1>Wooden toys from the river workshop</h1>
<p>${"Each toy is cut, sanded and painted by hand, and no two of them are the same. ".repeat(8)}</p></body></html>`,
    },
  },
};

async function findingsOf(tool: PageTool, page: FetchedPage, fetchPage: ToolPorts["fetchPage"]): Promise<Finding[]> {
  const at = now().toISOString();
  const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
  const ports = { fetchPage, openPage, now, showImage: (address: string) => address } as unknown as ToolPorts;
  const { reports } = (await tool.run({ urls: [page.url] }, ports, signal)) as PageCheckOutput<unknown>;
  return reports.flatMap(({ findings }) => findings).filter(({ status }) => status === "fail" || status === "warn");
}

/** The page as its owner would have it after the fix; null for what only they can complete or place. */
function pageWith(page: FetchedPage, { kind, code }: NonNullable<Finding["fix"]>): FetchedPage | null {
  if (code.includes("…")) return null;
  if (kind === "http") return withHeaders(page, code);
  if (kind !== "html") return null;
  const html = new TextDecoder().decode(page.body);
  const tags = code.split("\n").map((tag) => tag.trim());
  const fixed = tags.reduce<string | null>((text, tag) => (text === null ? null : withTag(text, tag)), html);
  return fixed === null ? null : { ...page, body: new TextEncoder().encode(fixed) };
}

function withHeaders(page: FetchedPage, code: string): FetchedPage | null {
  const said = code.split("\n").map((line) => /^([\w-]+): (.+)$/.exec(line));
  if (said.some((line) => line === null)) return null;
  const fresh = said.map((line): [string, string] => [line?.[1]?.toLowerCase() ?? "", line?.[2] ?? ""]);
  const headers = [...page.headers.filter(([name]) => !fresh.some(([other]) => other === name.toLowerCase())), ...fresh];
  return { ...page, headers, hops: page.hops.map((hop, index) => (index === page.hops.length - 1 ? { ...hop, headers } : hop)) };
}

/** In place of what has the same name, without knowing the tool: at the beginning of the head, or where the tag stood. */
function withTag(html: string, tag: string): string | null {
  if (/^<!doctype html>$/i.test(tag)) return tag + html.replace(/^<!doctype[^>]*>/i, "");
  if (/^<html [^>]*>$/.test(tag)) return html.replace(/<html[^>]*>/i, tag);
  const inHead = (taken: RegExp) => html.replace(taken, "").replace(/<head[^>]*>/i, (head) => `${head}${tag}`);
  if (/^<title>.*<\/title>$/i.test(tag)) return inHead(/<title>[^<]*<\/title>/gi);
  if (/^<meta charset="[^"]*">$/.test(tag)) return inHead(/<meta charset=[^>]*>|<meta http-equiv="?content-type[^>]*>/gi);
  const [, element, key, name] = /^<(meta|link) (name|property|rel)="([^"]+)"[^>]*>$/.exec(tag) ?? [];
  if (!element || /^(?:alternate|icon|apple-touch-icon|preload)$/.test(name ?? "")) return null;
  return inHead(new RegExp(`<${element}[^>]* ${key}="?${name}"?[ >][^>]*>?`, "gi"));
}
