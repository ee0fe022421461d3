import { describe, expect, it } from "vitest";
import { configText } from "#engines/apache/config-text.ts";
import { writeRedirects } from "./redirect-file-directory.engine.ts";
import { redirectFileDirectoryInput } from "./redirect-file-directory.schema.ts";
import { tool } from "./redirect-file-directory.tool.ts";

const apacheOf = (input: Parameters<typeof writeRedirects>[0]) =>
  configText(writeRedirects(input).files[0]?.lines ?? [])
    .split("\n")
    .slice(1, -1);

describe("writeRedirects", () => {
  it("writes one redirect from the fields", () => {
    expect(apacheOf({ from: "/old page.html", to: "/new-page" })).toEqual(['RedirectMatch 301 "^/old page\\.html$" "/new-page"']);
  });

  it("puts targets on the site that is named, with or without https://", () => {
    for (const site of ["www.example.com", "https://www.example.com/anything"])
      expect(apacheOf({ from: "/a.html", to: "/b", site })).toEqual(['RedirectMatch 301 "^/a\\.html$" "https://www.example.com/b"']);
    expect(writeRedirects({ from: "/a", to: "/b", site: "nonsense" }).site).toBeNull();
  });

  it("uses the chosen kind, code and query for lines that do not say", () => {
    expect(apacheOf({ list: "/a /b\n/c /d 302 file keep", kind: "directory", code: 308, query: "drop" })).toEqual([
      "RewriteEngine On",
      'RewriteRule "^a(/[^?#]*)?$" "/b$1" [R=308,L,QSD]',
      'RedirectMatch 302 "^/c/?$" "/d"',
    ]);
  });

  it("takes rows from programs", () => {
    const input = redirectFileDirectoryInput.parse({
      rows: [
        { from: "/a.html", to: "/b" },
        { from: "/c", code: 410, kind: "directory" },
      ],
    });
    expect(apacheOf(input)).toEqual(['RedirectMatch 301 "^/a\\.html$" "/b"', 'Redirect 410 "/c"']);
  });

  it("writes for six servers and tests every rule", () => {
    const { files, tests, used } = writeRedirects(tool.examples[1]?.input ?? {});
    expect(files.map(({ server }) => server)).toEqual(["apache", "nginx", "iis", "netlify", "vercel", "cloudflare"]);
    expect(used).toBe(8);
    expect(new Set(tests.map(({ row }) => row)).size).toBe(8);
  });

  it("finds what is wrong with the third example and repairs it", () => {
    const { findings, repaired, used, canRepair } = writeRedirects(tool.examples[2]?.input ?? {});
    expect(findings.map(({ kind, rows }) => [kind, ...rows])).toEqual([
      ["loop", 3, 4],
      ["self", 5],
      ["conflict", 7, 6],
      ["unreadable", 8],
      ["chain", 1, 2],
      ["other-host", 9],
    ]);
    expect([used, canRepair]).toEqual([4, true]);
    expect(repaired.split("\n")).toEqual([
      "/a,/c,301,file,keep",
      "/b,/c,301,file,keep",
      "/team,/people,301,file,keep",
      "/press,https://partner.example/press,301,file,keep",
    ]);
    expect(writeRedirects({ list: repaired, site: "https://www.example.com" }).findings.map(({ kind }) => kind)).toEqual(["other-host"]);
  });

  it("says so when a thousand rows are not enough", () => {
    expect(writeRedirects({ list: Array.from({ length: 1200 }, (_, i) => `/a${i} /b${i}`).join("\n") })).toMatchObject({
      read: 1000,
      used: 1000,
      leftOver: 200,
    });
  });

  it.each([{}, { list: "\0\0\0" }, { list: "/".repeat(100_000) }, { from: "\u2028", to: "\ud800" }, { list: '"'.repeat(10_000) }])(
    "does not throw on %.60j",
    (input) => expect(writeRedirects(input).used).toBe(0),
  );

  it("asks for something to do", () => {
    expect(redirectFileDirectoryInput.safeParse({ list: "  " }).error?.issues[0]?.message).toBe("Write an old address, or paste a list.");
  });
});
