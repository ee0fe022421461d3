import type { Generator } from "../support/generator.ts";
import type { Attack, DescribedTool } from "./attack.ts";
import { createUploads } from "./largest-uploads.ts";

const LARGEST_TEXT = 1_000_000;

/** Whether a kind of request belongs to those that were asked for; all do where none was. */
export const isKindOf = (kinds: string) => (name: string) => kinds === "" || kinds.split(",").includes(name);

/** What the crowd sends, as the site itself describes what it takes: each call makes one request. */
export async function createAttacks({ origin, pages, kinds }: { origin: string; pages: string; kinds: string }) {
  const described = await describedTools(origin);
  const texts = ["<div>", "<p>words and ", '{"a":[', "a,b;c\n", "http://a.example/ ", "\u{1f600}é "].map((piece) =>
    piece.repeat(Math.ceil(LARGEST_TEXT / piece.length)),
  );
  const json = (kind: string, path: string, value: unknown): Attack => ({
    kind,
    path,
    method: "POST",
    body: JSON.stringify(value),
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  });
  const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const isWanted = isKindOf(kinds);
  const shown = isWanted("picture") ? await shownPictures(origin) : [];
  const lent = isWanted("lent") ? await lentPicture(origin, pages) : "";
  const run = isWanted("stream") ? await watchedRun(origin, pages) : "";

  const all: Record<string, (generator: Generator) => Attack> = {
    form: (g) => {
      const path = g.pick(["/api/send-mail", "/api/subscribe", "/api/create-review", "/api/booking/confirm", "/api/get-ip-store"]);
      const text = g.pick(texts);
      const who = {
        clientName: "Eve",
        clientEmail: `${g.text(12)}@evil.example`,
        userName: "Eve",
        userEmail: `${g.text(12)}@evil.example`,
      };
      return json("form", path, { data: { ...who, form: "contact", message: text, userFeedback: text, tool: "md5-generator" } });
    },
    smallForm: (g) =>
      json("small form", "/api/send-mail", {
        data: { form: "contact", clientName: "Eve", clientEmail: `${g.text(12)}@evil.example`, message: "Hello." },
      }),
    tool: (g) => {
      const tool = g.pick(described);
      return json("tool, pasted", `/api/tools/${tool.slug}`, pastedInto(tool, g.pick(texts)));
    },
    toolPage: (g) => {
      const tool = g.pick(described.filter(({ input }) => "url" in (input.properties ?? {})));
      return json("tool, page", `/api/tools/${tool.slug}`, {
        ...tool.examples[0]?.input,
        url: `${pages}/${g.pick(["large", "deep", "links", "ld"])}`,
      });
    },
    toolAddress: (g) => ({
      kind: "tool by address",
      path: `/tools/${g.pick(described).slug}/?url=${encodeURIComponent(`${pages}/large`)}&x=${g.text(6)}`,
    }),
    address: (g) => ({
      kind: "made-up address",
      path: `/${g.pick(["", "blog/", "tools/", "services/", "career/", "a/b/c/", "admin/"])}${g.text(1 + g.number(40))}`,
    }),
    query: (g) => ({
      kind: "made-up query",
      path: `${g.pick(["/", "/blog/", "/contact-us/", "/tools/", "/api/get-posts"])}?${g.text(4)}=${g.text(200)}&plan=${g.text(20)}`,
    }),
    state: (g) => ({ kind: "made-up state", path: `/_state/${g.text(22)}${g.pick(["/", "/blog/", `/${g.text(8)}`])}` }),
    page: (g) => ({
      kind: "page",
      path: g.pick(["/", "/blog/", "/tools/", "/services/", "/career/", "/contact-us/", "/testimonial/"]),
      headers: { "accept-encoding": g.pick(["br", "gzip", "identity"]) },
    }),
    picture: (g) => {
      const size = `w=${1 + g.number(4_000)}&h=${1 + g.number(4_000)}&fit=${g.pick(["crop", "fill", "scale"])}`;
      const part = `rect=${g.number(900)},${g.number(900)},${1 + g.number(900)},${1 + g.number(900)}`;
      return {
        kind: "picture",
        path: g.pick([
          `${g.pick(shown)}?${size}&${part}&q=${1 + g.number(100)}&dpr=${1 + g.number(3)}&fm=${g.pick(["avif", "png", "webp"])}`,
          `/images/embedded/production/${hex(g, 40)}-1600x900.jpg?${size}&fm=avif`,
        ]),
      };
    },
    card: (g) => ({
      kind: "social card",
      path: `/og/${g.pick(["blue", "red"])}/${g.pick([`blog/random-${g.number(1e9)}`, "services/seo", "chat", "home"])}.png?v=${g.number(1e9)}`,
    }),
    lent: (g) => ({ kind: "lent picture", path: g.pick([lent, lent.replace(/.$/, "x")]) }),
    signIn: (g) => ({
      kind: "sign-in",
      path: "/admin/sign-in",
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: formBody({ email: `${g.text(8)}@halsted.example`, password: g.text(g.pick([12, 5_000])) }),
    }),
    ...createUploads(origin, described),
    chat: (g) =>
      g.pick([
        json("chat", "/api/chat", { data: { name: "Eve", text: g.text(1_000) } }),
        { kind: "chat", path: `/api/chat/${g.text(43)}` },
      ]),
    measurement: (g) => json("measurement", "/api/vitals", { route: "routes/home/home", device: "phone", lcp: g.number(9_000) }),
    agent: (g) =>
      json("agent", "/mcp", {
        jsonrpc: "2.0",
        id: 1,
        method: g.pick(["tools/list", "tools/call"]),
        params: { name: g.pick(described).slug, arguments: {} },
      }),
    agents: (g) => {
      const list = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/list" });
      return g.pick([
        json(
          "agent, batch",
          "/mcp",
          Array.from({ length: 100 }, (_, id) => list(id)),
        ),
        { kind: "agent, stream", path: "/mcp", headers: { accept: "text/event-stream" } },
      ]);
    },
    stream: (g) => ({
      kind: "event stream",
      path: g.pick([`/api/jobs/${run}/events`, `/api/jobs/${run}/files/sitemap.xml`, "/api/audit/demo/events"]),
    }),
    listing: (g) => ({
      kind: "API read",
      path: g.pick([
        "/api/openapi.json",
        "/api/tools",
        "/api/search-index.json",
        "/api/get-posts",
        "/api/get-reviews",
        "/api/booking/slots",
        "/sitemap.xml",
      ]),
    }),
  };
  return Object.entries(all).flatMap(([name, attack]) => (isWanted(name) ? attack : []));
}

async function describedTools(origin: string): Promise<DescribedTool[]> {
  const { tools } = (await (await fetch(`${origin}/api/tools`)).json()) as { tools: { slug: string }[] };
  const answers = tools.map(async ({ slug }) => (await (await fetch(`${origin}/api/tools/${slug}`)).json()) as { tool: DescribedTool });
  return (await Promise.all(answers)).map(({ tool }) => tool);
}

/** The pictures of our own pages, without their sizes. */
async function shownPictures(origin: string): Promise<string[]> {
  const pages = await Promise.all(["/", "/blog/", "/portfolio/", "/testimonial/"].map(async (path) => (await fetch(origin + path)).text()));
  return [...new Set(pages.flatMap((html) => html.match(/\/images\/embedded\/production\/[\w.-]+/g) ?? []))];
}

/** The address under which a run showed a picture of another site. */
async function lentPicture(origin: string, pages: string): Promise<string> {
  const found = await post(`${origin}/api/tools/webpage-image-extractor`, { url: `${pages}/links` });
  const [address] = /\/api\/tools\/image\?[^"\\]+/.exec(found) ?? [];
  if (!address) throw new Error(`no picture was lent: ${found.slice(0, 200)}`);
  return address;
}

/** A crawl that anybody may watch, for as long as it lasts and after. */
async function watchedRun(origin: string, pages: string): Promise<string> {
  const begun = JSON.parse(await post(`${origin}/api/tools/sitemap-generator`, { url: `${pages}/links` })) as { job?: { id: string } };
  // The crowd comes in several processes, and a site is crawled once at a time.
  return begun.job?.id ?? "made-up";
}

async function post(address: string, body: unknown): Promise<string> {
  return (await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).text();
}

const hex = (generator: Generator, length: number) => Array.from({ length }, () => generator.number(16).toString(16)).join("");

/** The tool's own example with every text as long as the field takes. */
function pastedInto({ input, examples }: DescribedTool, text: string): Record<string, unknown> {
  const pasted = Object.entries(input.properties ?? {}).flatMap(([name, { type, enum: choices, maxLength, items, maxItems }]) => {
    if (type === "string" && choices === undefined && name !== "url")
      return [[name, text.slice(0, Math.min(maxLength ?? LARGEST_TEXT, LARGEST_TEXT))]];
    if (type === "array" && items?.type === "string" && !items.enum)
      return [[name, Array(Math.min(maxItems ?? 100, 100)).fill(text.slice(0, Math.min(items.maxLength ?? 1_000, 1_000)))]];
    return [];
  });
  return { ...examples[0]?.input, ...Object.fromEntries(pasted) };
}
