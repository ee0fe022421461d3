import type { Generator } from "../support/generator.ts";

export interface Attack {
  kind: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Property = { type?: string; enum?: unknown[]; maxLength?: number; maxItems?: number; items?: Property };
interface DescribedTool {
  slug: string;
  runsIn: string;
  input: { properties?: Record<string, Property> };
  examples: { input: Record<string, unknown> }[];
}

const LARGEST_TEXT = 1_000_000;
const LARGEST_RESUME = 5_000_000;

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
    headers: { "content-type": "application/json" },
  });
  const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const resume = uploadOf(Buffer.alloc(LARGEST_RESUME, "%PDF-1.4\n"));

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
    picture: (g) => ({
      kind: "picture or card",
      path: g.pick([
        `/images/${g.text(40)}-100x100.png?w=${g.number(4_000)}`,
        `/og/${g.text(10)}.png`,
        `/api/tools/image?url=${g.text(20)}`,
      ]),
    }),
    signIn: (g) => ({
      kind: "sign-in",
      path: "/admin/sign-in",
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: formBody({ email: `${g.text(8)}@halsted.example`, password: g.text(g.pick([12, 5_000])) }),
    }),
    upload: () => ({ kind: "upload", path: "/api/apply", method: "POST", ...resume }),
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
    listing: (g) => ({
      kind: "API read",
      path: g.pick(["/api/openapi.json", "/api/tools", "/api/search-index.json", "/api/get-posts", "/api/get-reviews", "/sitemap.xml"]),
    }),
  };
  return Object.entries(all).flatMap(([name, attack]) => (kinds === "" || kinds.split(",").includes(name) ? attack : []));
}

async function describedTools(origin: string): Promise<DescribedTool[]> {
  const { tools } = (await (await fetch(`${origin}/api/tools`)).json()) as { tools: { slug: string }[] };
  const answers = tools.map(async ({ slug }) => (await (await fetch(`${origin}/api/tools/${slug}`)).json()) as { tool: DescribedTool });
  return (await Promise.all(answers)).map(({ tool }) => tool);
}

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

function uploadOf(file: Buffer): { headers: Record<string, string>; body: Buffer } {
  const boundary = "crowd";
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries({ vacancy: "technical-seo-analyst", name: "Eve", email: "eve@evil.example", consent: "on" });
  const head = `${fields.map(([name, value]) => field(name, value)).join("")}--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="eve.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
