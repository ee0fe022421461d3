import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, OpenedPage, PageSource } from "#core/tool/tool-ports.ts";
import { writeIco } from "#engines/image-probe/ico-file.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { faviconRules } from "./favicon-checker.engine.ts";
import { faviconCheckerOutput } from "./favicon-checker.schema.ts";
import { checkFavicons } from "./favicon-checker.server.ts";
import { tool } from "./favicon-checker.tool.ts";
import { iconCandidates, readManifest } from "./icon-candidates.ts";

function png(width: number, height = width, length = 70): Uint8Array {
  const bytes = Buffer.alloc(length);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const ico = (...sizes: number[]) => writeIco(sizes.map((size) => ({ size, png: png(size) })));
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>');
const manifest = new TextEncoder().encode(
  JSON.stringify({
    name: "North Loop",
    short_name: "Loop",
    theme_color: "#fff",
    background_color: "#fff",
    icons: [
      { src: "/192.png", sizes: "192x192", type: "image/png" },
      { src: "/512.png", sizes: "512x512", type: "image/png" },
      { src: "/mask.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }),
);

interface Served {
  body: Uint8Array | string;
  type?: string;
  status?: number;
  cache?: string;
  location?: string;
}
/** A complete site; a test changes what it is about. */
const complete: Record<string, Served> = {
  "/favicon.ico": { body: ico(16, 32, 48), type: "image/x-icon" },
  "/icon.svg": { body: svg, type: "image/svg+xml" },
  "/96.png": { body: png(96), type: "image/png" },
  "/touch.png": { body: png(180), type: "image/png" },
  "/192.png": { body: png(192), type: "image/png" },
  "/512.png": { body: png(512), type: "image/png" },
  "/mask.png": { body: png(512), type: "image/png" },
  "/site.webmanifest": { body: manifest, type: "application/manifest+json" },
  "/robots.txt": { body: "User-agent: *\nDisallow: /private/\n", type: "text/plain" },
};
const head = `<title>North Loop</title><meta property="og:site_name" content="North Loop">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="icon" href="/96.png" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="/touch.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="apple-mobile-web-app-title" content="Loop">`;

const signal = new AbortController().signal;

function portsOf(html: string, files: Record<string, Served>, url = "https://a.example/") {
  const asked: string[] = [];
  const answer = (address: string, { body, type = "text/html", status = 200, cache = "max-age=604800" }: Served): FetchedPage => ({
    url: address,
    status,
    headers: [
      ["Content-Type", type],
      ["Cache-Control", cache],
    ],
    body: Buffer.from(body as string),
    truncated: false,
    hops: files[new URL(address).pathname]?.location
      ? ([{ url: address, status: 301, headers: [], address: "", firstByteMs: 0, totalMs: 0 }] as never)
      : [],
    bytesWire: 0,
    totalMs: 1,
  });
  return {
    asked,
    now: () => new Date(),
    showImage: (address: string) => `/shown?${address}`,
    async fetchPage(address: string | URL): Promise<FetchedPage> {
      const { pathname } = new URL(String(address));
      asked.push(pathname);
      const file = files[pathname];
      if (!file) return answer(String(address), { body: "<!doctype html><h1>gone</h1>", status: 404 });
      if (file.status === 0) throw new AppError("dns_not_found", { host: "a.example" });
      return answer(String(address), file);
    },
    async openPage(source: PageSource): Promise<OpenedPage> {
      const page =
        "html" in source
          ? { html: source.html, url: source.url ?? "https://a.example/" }
          : answer(url, { body: `<!doctype html><html lang=en><head>${html}` });
      return { id: null, takenAt: "", until: "", input: url, page };
    },
  };
}

async function check(html: string, change: Record<string, Served | undefined> = {}, url?: string) {
  const files = Object.fromEntries(
    Object.entries({ ...complete, ...change }).filter((pair): pair is [string, Served] => pair[1] !== undefined),
  );
  const { reports } = await checkFavicons({ url: "a.example" }, portsOf(html, files, url), signal);
  return reports[0] as NonNullable<(typeof reports)[0]>;
}
const said = async (...args: Parameters<typeof check>) =>
  (await check(...args)).findings.map(({ ruleId, status, title }) => `${ruleId} ${status}: ${title}`);

describe("a complete set", () => {
  it("passes, and shows where each place takes its icon from", async () => {
    const { findings, verdict, facts } = await check(head);
    expect(findings).toEqual([]);
    expect(verdict).toMatchObject({ level: "pass", figure: "7", unit: "icons", headline: "A set that serves every place." });
    expect(facts.previews).toMatchObject({
      siteName: "North Loop",
      appName: "Loop",
      google: "/shown?https://a.example/icon.svg",
      tab: "/shown?https://a.example/icon.svg",
      ios: "/shown?https://a.example/touch.png",
      android: "/shown?https://a.example/mask.png",
      isMaskable: true,
    });
    expect(facts.missing).toEqual([]);
    expect(facts.headBlock.split("\n")).toEqual([
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="icon" href="/96.png" type="image/png" sizes="96x96">',
      '<link rel="apple-touch-icon" href="/touch.png">',
      '<link rel="manifest" href="/site.webmanifest">',
      '<meta name="apple-mobile-web-app-title" content="Loop">',
    ]);
    expect(facts.icons[0]).toMatchObject({ type: "ico", sizes: [48, 32, 16], bytes: 264 });
  });
});

describe("what Google asks", () => {
  const icon = '<title>t</title><link rel="icon" href="/96.png">';
  it.each<[string, string, Record<string, Served | undefined>, string]>([
    ["no icon at all", "<title>t</title>", { "/favicon.ico": undefined }, "icon-present note: The page names no icon"],
    ["only the address that browsers try", "<title>t</title>", {}, "icon-present note: No tag names an icon; /favicon.ico is there"],
    ["an icon that is gone", icon, { "/96.png": undefined }, "icon-answers warn: One icon cannot be read"],
    [
      "a page in its place",
      icon,
      { "/96.png": { body: "<!doctype html><p>", type: "image/png" } },
      "icon-answers warn: One icon cannot be read",
    ],
    ["a server that is not there", icon, { "/96.png": { body: "", status: 0 } }, "icon-answers warn: One icon cannot be read"],
    [
      "an icon that is not square",
      icon,
      { "/96.png": { body: png(96, 48), type: "image/png" } },
      "icon-square warn: One icon is not square",
    ],
    ["a tiny one", icon, { "/96.png": { body: png(7), type: "image/png" } }, "icon-google-size warn: The largest icon is 7 × 7"],
    ["a small one", icon, { "/96.png": { body: png(48), type: "image/png" } }, "icon-google-size note: The largest icon is 48 × 48"],
    [
      "a closed home page",
      icon,
      { "/robots.txt": { body: "User-agent: Googlebot\nDisallow: /$" } },
      "icon-robots warn: robots.txt closes the home page to Googlebot",
    ],
    [
      "a closed icon",
      icon,
      { "/robots.txt": { body: "User-agent: Googlebot-Image\nDisallow: /*.png" } },
      "icon-robots warn: robots.txt closes the icon to Googlebot-Image",
    ],
    [
      "an address with a version",
      '<title>t</title><link rel="icon" href="/96.png?v=3">',
      {},
      "icon-stable note: The icon’s address carries a version",
    ],
    [
      "outside the head",
      '<title>t</title></head><body><link rel="icon" href="/96.png">',
      {},
      "icon-in-head warn: One icon stands outside the head",
    ],
    [
      "another type than declared",
      '<title>t</title><link rel="icon" href="/96.png" type="image/gif">',
      {},
      "icon-truth note: One icon is not as declared",
    ],
    [
      "another size than declared",
      '<title>t</title><link rel="icon" href="/96.png" sizes="32x32">',
      {},
      "icon-truth note: One icon is not as declared",
    ],
    ["sent as something else", icon, { "/96.png": { body: png(96), type: "text/plain" } }, "icon-truth note: One icon is not as declared"],
  ])("%s", async (_, html, change, expected) => expect(await said(html, change)).toContain(expected));

  it("Googlebot-Image takes Googlebot's group when none is its own", async () => {
    const lines = await said(icon, { "/robots.txt": { body: "User-agent: Googlebot\nDisallow: /96.png\nUser-agent: *\nDisallow:" } });
    expect(lines).toContain("icon-robots warn: robots.txt closes the icon to Googlebot-Image");
  });

  it("a robots.txt that is not there closes nothing, one that fails says nothing", async () => {
    for (const robots of [undefined, { body: "", status: 503 }])
      expect((await said(icon, { "/robots.txt": robots })).some((line) => line.startsWith("icon-robots"))).toBe(false);
  });

  it("compares another page with the home page", async () => {
    const home = { body: '<!doctype html><link rel="icon" href="/other.png">' };
    expect(await said(icon, { "/": home }, "https://a.example/shop/")).toContain("icon-home warn: The home page has another icon");
    expect(
      (await said(icon, { "/": { body: '<!doctype html><link rel="icon" href="/96.png">' } }, "https://a.example/shop/")).some((line) =>
        line.startsWith("icon-home"),
      ),
    ).toBe(false);
  });
});

describe("what browsers and phones need", () => {
  const set = (line: string, by: string) => head.replace(line, by);
  it.each<[string, string, Record<string, Served | undefined>, string]>([
    [
      "an ICO without 48",
      head,
      { "/favicon.ico": { body: ico(16, 32), type: "image/x-icon" } },
      "icon-ico note: The ICO file lacks 48 × 48",
    ],
    [
      "a broken ICO",
      head,
      { "/favicon.ico": { body: ico(16, 32, 48).subarray(0, 200), type: "image/x-icon" } },
      "icon-ico note: One picture of the ICO file cannot be read",
    ],
    ["no drawing", set('<link rel="icon" href="/icon.svg" type="image/svg+xml">', ""), {}, "icon-svg note: No SVG icon"],
    ["an ICO without sizes", set(' sizes="32x32"', ""), {}, "icon-ico-sizes note: Chrome takes the ICO although there is an SVG"],
    ["no touch icon", set('<link rel="apple-touch-icon" href="/touch.png">', ""), {}, "icon-touch note: No touch icon"],
    [
      "a touch icon of another size",
      head,
      { "/touch.png": { body: png(152), type: "image/png" } },
      "icon-touch note: The touch icon is 152 × 152",
    ],
    ["two touch icons", `${head}<link rel="apple-touch-icon" sizes="96x96" href="/96.png">`, {}, "icon-touch note: 2 touch icons"],
    [
      "no short name",
      set('<meta name="apple-mobile-web-app-title" content="Loop">', ""),
      {},
      "icon-app-title note: No name for the home screen",
    ],
    ["no manifest", set('<link rel="manifest" href="/site.webmanifest">', ""), {}, "icon-manifest note: No manifest"],
    ["a manifest that is gone", head, { "/site.webmanifest": undefined }, "icon-manifest note: The manifest cannot be read"],
    ["a manifest that is no JSON", head, { "/site.webmanifest": { body: "{" } }, "icon-manifest note: The manifest cannot be read"],
    [
      "a poor manifest",
      head,
      { "/site.webmanifest": { body: '{"icons":[]}' } },
      "icon-manifest note: The manifest lacks name, theme_color, background_color, an icon of 192 × 192, an icon of 512 × 512",
    ],
    [
      "no maskable icon",
      head,
      { "/site.webmanifest": { body: '{"name":"x","icons":[{"src":"/192.png","sizes":"192x192 512x512"}]}' } },
      "icon-maskable note: No maskable icon",
    ],
    [
      "any and maskable",
      head,
      { "/site.webmanifest": { body: '{"icons":[{"src":"/512.png","purpose":"any maskable"}]}' } },
      "icon-maskable note: One icon is “any” and “maskable”",
    ],
    [
      "a heavy one",
      head,
      { "/96.png": { body: png(96, 96, 100_001), type: "image/png" } },
      "icon-weight note: One icon weighs more than 100 KB",
    ],
    [
      "a redirect",
      head,
      { "/96.png": { body: png(96), type: "image/png", location: "/x" } },
      "icon-redirect note: One icon is behind a redirect",
    ],
    [
      "not kept",
      head,
      { "/96.png": { body: png(96), type: "image/png", cache: "no-cache" } },
      "icon-cache warn: One icon names no time to be kept",
    ],
    [
      "a mask icon",
      `${head}<link rel="mask-icon" href="/icon.svg" color="#000">`,
      {},
      "icon-obsolete note: One tag serves nobody any more",
    ],
    [
      "shortcut",
      set('rel="icon" href="/favicon.ico"', 'rel="icon shortcut" href="/favicon.ico"'),
      {},
      "icon-obsolete note: “shortcut” is not needed",
    ],
  ])("%s", async (_, html, change, expected) => expect(await said(html, change)).toContain(expected));

  it("names the files that are missing and keeps the others", async () => {
    const { facts } = await check('<title>Atlas PM</title><link rel="icon" href="https://cdn.example/96.png">', {
      "/favicon.ico": undefined,
    });
    expect(facts.missing).toEqual([
      "favicon.ico",
      "icon.svg",
      "apple-touch-icon.png",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable-512.png",
    ]);
    expect(facts.headBlock).toContain('<link rel="icon" href="https://cdn.example/96.png" type="image/png" sizes="96x96">');
    expect(facts.largest).toBe("/shown?https://cdn.example/96.png");
    expect(JSON.parse(facts.manifestJson)).toMatchObject({
      icons: [{ src: "/icon-192.png" }, { src: "/icon-512.png" }, { purpose: "maskable" }],
    });
  });
});

describe("reading the tags", () => {
  it("takes rel as a set of words and finds all kinds", () => {
    const found = iconCandidates(
      takeSnapshot({
        html: `<!doctype html><link rel="ICON shortcut" href=a.ico><link rel=apple-touch-icon-precomposed href=b.png><link rel=mask-icon href=c.svg>
<link rel=iconic href=no><meta name=msapplication-TileImage content=d.png><noscript><link rel=icon href=no.png></noscript><link rel=icon>`,
        url: "https://a.example/x/",
      }),
    );
    expect(found.map(({ kind, address }) => [kind, address])).toEqual([
      ["icon", "https://a.example/x/a.ico"],
      ["touch", "https://a.example/x/b.png"],
      ["mask", "https://a.example/x/c.svg"],
      ["tile", "https://a.example/x/d.png"],
      ["implicit", "https://a.example/favicon.ico"],
    ]);
  });

  it.each([
    ["[]", "It is not a JSON object."],
    ["null", "It is not a JSON object."],
    ["\ufeff{}", null],
    ['{"icons":"x","name":5}', null],
    ['{"icons":[null,5,{"src":5},{"src":"http://["}]}', null],
  ])("survives the manifest %s", (text, problem) =>
    expect(readManifest("https://a.example/m", text)).toMatchObject({ problem, icons: [] }),
  );
});

describe("the tool", () => {
  it("answers its examples in the shape it promises, without the network", async () => {
    for (const { input } of tool.examples) {
      const ports = portsOf("", {});
      const output = await checkFavicons(input, ports, signal);
      expect(safeParse(faviconCheckerOutput, output)).toMatchObject({ success: true });
      expect(ports.asked).toEqual([]);
      expect(output.reports[0]?.verdict.headline).not.toBe("A set that serves every place.");
    }
  });

  it("fetches 24 icons at most", async () => {
    const ports = portsOf(Array.from({ length: 40 }, (_, index) => `<link rel=icon href=/${index}.png>`).join(""), complete);
    await checkFavicons({ url: "a.example" }, ports, signal);
    expect(ports.asked.filter((path) => path.endsWith(".png"))).toHaveLength(24);
  });

  it("reads icons that stand in the page", async () => {
    const { facts } = await check(
      `<title>t</title><link rel=icon href="data:image/png;base64,${Buffer.from(png(64)).toString("base64")}">`,
    );
    expect(facts.icons[0]).toMatchObject({ type: "png", width: 64, problem: null });
  });
});

it("every rule has an id of its own and a source with a date", () => {
  expect(new Set(faviconRules.map(({ id }) => id)).size).toBe(faviconRules.length);
  for (const { sources } of faviconRules) expect(sources[0]?.checkedOn).toBe("2026-11-15");
});
