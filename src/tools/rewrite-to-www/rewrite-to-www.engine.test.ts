import { describe, expect, it } from "vitest";
import { drawHostVariants } from "./draw-host-variants.ts";
import { choicesOf } from "./host-variants.ts";
import { judgeHostVariants } from "./judge-host-variants.ts";
import { writeHostVariants } from "./rewrite-to-www.engine.ts";
import type { HostVariant } from "./rewrite-to-www.schema.ts";

const write = (domain: string, changes: object = {}) => writeHostVariants(choicesOf({ domain, ...changes }));

describe("writeHostVariants", () => {
  it("writes the recommended rule", () => {
    const written = write("https://Example.com/path");
    expect(written.ok && written.output.files[0]?.lines.map(({ text }) => text)).toEqual([
      `<If "%{HTTPS} != 'on' || %{HTTP_HOST} !~ m#^www\\.example\\.com(?::\\d+)?$#i">`,
      '  Redirect 301 "/" "https://www.example.com/"',
      "</If>",
    ]);
  });

  it("writes for eight servers", () => {
    const written = write("example.com");
    expect(written.ok && written.output.files.map(({ server }) => server)).toEqual([
      "apache",
      "apache-rewrite",
      "nginx",
      "iis",
      "caddy",
      "netlify",
      "vercel",
      "cloudflare",
    ]);
  });

  it.each([
    [{}, [1, 1, 1, 0]],
    [{ to: "root" }, [1, 1, 0, 1]],
    [{ hsts: "preload" }, [2, 1, 1, 0]],
    [{ scheme: "keep" }, [1, 0, 1, 0]],
  ])("with %j the four addresses take %j hops", (changes, hops) => {
    const written = write("example.com", changes);
    expect(written.ok && written.output.routes.map((route) => route.hops.length)).toEqual(hops);
  });

  it.each([
    [{ scheme: "keep" }, "http stays open"],
    [{ scheme: "keep", hsts: "year" }, "No HSTS without https"],
    [{ hsts: "preload" }, "The preload list is hard to leave"],
    [{ proxy: true }, "X-Forwarded-Proto can be written by anybody"],
    [{ code: 302 }, "302 is for trying out"],
    [{ slash: "add" }, "Links should already have the right slash"],
  ])("with %j it says: %s", (changes, title) => {
    const written = write("example.com", changes);
    expect(written.ok && written.output.remarks.map((remark) => remark.title)).toContain(title);
  });

  it("shows a name with umlauts both ways", () => {
    const written = write("bücher.example");
    expect(written.ok && [written.output.host.unicode, written.output.host.www]).toEqual(["bücher.example", "www.xn--bcher-kva.example"]);
    expect(written.ok && written.output.remarks[0]?.title).toBe("bücher.example is xn--bcher-kva.example to servers");
  });

  it.each(["", "nonsense", 'a".com', "1.2.3.4"])("refuses %j without throwing", (domain) => {
    expect(writeHostVariants({ ...choicesOf({ domain: "example.com" }), domain }).ok).toBe(false);
  });
});

const variant = (start: string, hops: [number, string][], end: string | null, status = 200): HostVariant => ({
  start,
  hops: hops.map(([code, to], index) => ({ url: index === 0 ? start : (hops[index - 1]?.[1] ?? ""), status: code, to })),
  end: end === null ? null : { url: end, status },
  problem: end === null ? "We could not find www.example.com. Check the spelling of the address." : null,
  totalMs: 10,
});
const [A, B, C, D] = ["http://example.com/", "http://www.example.com/", "https://example.com/", "https://www.example.com/"] as const;

describe("judgeHostVariants", () => {
  const titles = (variants: HostVariant[], wanted = "www.example.com", hsts?: string) => {
    const { verdict, remarks } = judgeHostVariants(variants, wanted, hsts);
    return [verdict.level, verdict.headline, ...remarks.map(({ title }) => title)];
  };

  it("is content with one hop from every address", () => {
    expect(
      titles(
        [variant(A, [[301, D]], D), variant(B, [[301, D]], D), variant(C, [[308, D]], D), variant(D, [], D)],
        "www.example.com",
        "max-age=31536000",
      ),
    ).toEqual(["pass", "One address serves the site.", "HSTS is set"]);
  });

  it("counts hops and temporary codes", () => {
    expect(
      titles([
        variant(
          A,
          [
            [301, C],
            [301, D],
          ],
          D,
        ),
        variant(B, [[302, D]], D),
        variant(C, [[301, D]], D),
        variant(D, [], D),
      ]),
    ).toEqual([
      "fix",
      "One address serves the site, with steps to mend.",
      "http://example.com takes 2 hops",
      "http://www.example.com is redirected for now only",
      "No HSTS header",
    ]);
  });

  it("sees two addresses that both answer, and http that stays", () => {
    expect(titles([variant(A, [], A), variant(B, [[301, D]], D), variant(C, [], C), variant(D, [], D)])).toEqual([
      "failed",
      "Several addresses serve the site.",
      "http://example.com ends on http",
      "3 addresses answer for one site",
      "No HSTS header",
    ]);
  });

  it("names an address that does not answer, and a site that lives elsewhere", () => {
    expect(titles([variant(A, [[301, C]], C), variant(B, [], null), variant(C, [], C), variant(D, [], null)])).toEqual([
      "failed",
      "One address serves the site, and 2 do not answer.",
      "http://www.example.com does not answer",
      "https://www.example.com does not answer",
      "Today the site lives at example.com",
      "No HSTS header",
    ]);
  });

  it("says when nothing answers, and when the end is an error", () => {
    expect(titles([A, B, C, D].map((start) => variant(start, [], null)))[1]).toBe("None of the four addresses answers.");
    expect(titles([A, B, C, D].map((start) => variant(start, start === D ? [] : [[301, D]], D, 503)))).toContain(
      "http://example.com ends on an error",
    );
  });

  it("does not mind where on the site the way ends", () => {
    expect(titles([A, B, C, D].map((start) => variant(start, [[301, `${D}en/`]], `${D}en/`)))[0]).toBe("pass");
  });
});

describe("drawHostVariants", () => {
  it("lets the lines join before the terminus", () => {
    const { variants, ends, width, height } = drawHostVariants([0, 1, 2, 3].map((row) => ({ row, end: 3, hops: row === 3 ? 0 : 1 })));
    expect([width, height, ends]).toEqual([300, 192, [[282, 174]]]);
    expect(variants.map(({ path }) => path)).toEqual([
      "M18 18H75a12 12 0 0 1 8.5 3.5l149 149a12 12 0 0 0 8.5 3.5H282",
      "M18 70H127a12 12 0 0 1 8.5 3.5l97 97a12 12 0 0 0 8.5 3.5H282",
      "M18 122H179a12 12 0 0 1 8.5 3.5l45 45a12 12 0 0 0 8.5 3.5H282",
      "M18 174H282",
    ]);
  });

  it("breaks a line off where nothing answers, and turns for narrow screens", () => {
    const { variants, width, height } = drawHostVariants(
      [
        { row: 0, end: undefined, hops: 0 },
        { row: 1, end: 1, hops: 0 },
      ],
      true,
    );
    expect([width, height]).toEqual([192, 240]);
    expect(variants.map(({ path, broken }) => [path, broken])).toEqual([
      ["M18 18V94", [18, 94]],
      ["M70 18V222", undefined],
    ]);
  });
});
