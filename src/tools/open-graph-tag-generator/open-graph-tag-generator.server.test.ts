import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions, PageSource } from "#core/tool/tool-ports.ts";
import { openGraphTagGeneratorInput, openGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";
import { makeOgTags } from "./open-graph-tag-generator.server.ts";
import { tool } from "./open-graph-tag-generator.tool.ts";

const signal = new AbortController().signal;

function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const answer = (url: string, body: Uint8Array | string, type: string, status = 200): FetchedPage => ({
  url,
  status,
  headers: [["content-type", type]],
  body: Buffer.from(body as string),
  truncated: false,
  hops: [],
  bytesWire: 0,
  totalMs: 1,
});

/** One page and one picture; everything that was asked for. */
function portsOf(html: string, picture: Uint8Array = png(1200, 630)) {
  const asked: string[] = [];
  return {
    asked,
    async fetchPage(address: string | URL, _?: FetchPageOptions) {
      asked.push(String(address));
      if (String(address).includes("gone")) throw new AppError("dns_not_found", { host: "gone.test" });
      return answer(String(address), picture, "image/png");
    },
    async openPage(source: PageSource) {
      const input = "url" in source ? (source.url ?? "") : "";
      const page =
        "html" in source
          ? { html: source.html, url: source.url ?? "https://your-site.example/" }
          : answer("https://a.example/p", html, "text/html");
      return { id: "0123456789abcdef", takenAt: "2026-11-15T12:00:00Z", until: "2026-11-16T12:00:00Z", input, page };
    },
    showImage: (address: string) => `/shown?${address}`,
  };
}

describe("making tags", () => {
  it("looks at the picture of typed fields, through the ports", async () => {
    const ports = portsOf("");
    const output = await makeOgTags({ title: "T", image: " https://a.example/share.png " }, ports, signal);
    expect(ports.asked).toEqual(["https://a.example/share.png"]);
    expect(output.image).toMatchObject({ width: 1200, height: 630, type: "png", shown: "/shown?https://a.example/share.png" });
    expect(output.imported).toBeNull();
    expect(output.code.html).toContain('<meta property="og:image" content="https://a.example/share.png">');
  });

  it.each([["/share.png"], ["javascript:alert(1)"], ["file:///etc/passwd"], [""]])("asks for nothing at “%s”", async (image) => {
    const ports = portsOf("");
    expect((await makeOgTags({ title: "T", image }, ports, signal)).image).toBeNull();
    expect(ports.asked).toEqual([]);
  });

  it("calls an example complete that is", async () => {
    const [example] = tool.examples;
    const ports = { ...portsOf(""), fetchPage: () => Promise.reject(new AppError("dns_not_found", { host: "northloop.example" })) };
    const { verdict, findings, image } = await makeOgTags(example?.input ?? {}, ports, signal);
    expect([example?.title, verdict.headline, findings, image]).toEqual(["an article, complete", "Ready to share.", [], null]);
  });

  it("says what is wrong with a picture that cannot be had, and shows none", async () => {
    const output = await makeOgTags({ title: "T", image: "https://gone.test/a.png" }, portsOf(""), signal);
    expect(output.image).toMatchObject({ shown: null, problem: "We could not find gone.test. Check the spelling of the address." });
    expect(output.findings).toContainEqual(expect.objectContaining({ ruleId: "og-image-answers", status: "warn" }));
  });
});

describe("importing a page", () => {
  it("judges the page as it is and fills the form with what it should be", async () => {
    const html = '<!doctype html><html lang="en-GB"><head><title>Menu</title><meta property="og:image" content="/a.png">';
    const output = await makeOgTags({ importUrl: "a.example/p" }, portsOf(html), signal);
    expect(output.verdict.figure).toBe("1/4");
    expect(output.fields).toMatchObject({
      title: "Menu",
      url: "https://a.example/p",
      image: "https://a.example/a.png",
      imageWidth: "1200",
      imageHeight: "630",
      locale: "en_GB",
    });
    expect(output.imported).toMatchObject({ input: "a.example/p", url: "https://a.example/p", tags: 1, kept: { id: "0123456789abcdef" } });
    expect(output.imported?.filled).toContainEqual({ field: "imageWidth", from: "the picture itself" });
  });

  it("reads a page that was kept", async () => {
    const output = await makeOgTags({ snapshot: "0123456789abcdef" }, portsOf("<title>Kept</title>"), signal);
    expect(output.fields.title).toBe("Kept");
  });

  it("passes on why a page cannot be read", async () => {
    const ports = { ...portsOf(""), openPage: () => Promise.reject(new AppError("page_refused", { status: 403 })) };
    await expect(makeOgTags({ importUrl: "a.example" }, ports, signal)).rejects.toMatchObject({ code: "page_refused" });
  });
});

describe("the examples", () => {
  it("answer in the shape they promise", async () => {
    for (const { input } of tool.examples)
      expect(safeParse(openGraphTagGeneratorOutput, await makeOgTags(input, portsOf(""), signal))).toMatchObject({ success: true });
  });

  it("find faults in the page that shares badly", async () => {
    const { findings, verdict } = await makeOgTags(tool.examples[1]?.input ?? {}, portsOf(""), signal);
    expect(verdict.level).toBe("fix");
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([
      "og-structure",
      "og-type",
      "og-image",
      "og-description",
      "og-url-plain",
      "og-url-canonical",
      "og-title-length",
      "og-text-plain",
      "og-site-name-once",
      "og-locale",
      "og-numbers",
      "x-card",
      "x-accounts",
      "og-attribute",
      "og-empty",
    ]);
  });
});

it.each([
  [{}, "Fill in a title, or import a page by its address."],
  [{ title: "" }, "Fill in a title, or import a page by its address."],
  [{ title: "x".repeat(2049) }, "“Title” is longer than 2,048 characters. Shorten it."],
  [{ articleTag: Array(51).fill("a") }, "“Tags, one a line” takes 50 entries at most."],
])("refuses %j with a sentence", (input, message) => {
  const parsed = safeParse(openGraphTagGeneratorInput, input);
  expect(parsed.success ? "" : parsed.error.issues[0]?.message).toBe(message);
});
