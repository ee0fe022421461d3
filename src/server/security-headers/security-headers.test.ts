import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { baseHeaders, pagePolicy } from "./security-headers.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("pagePolicy", () => {
  const inline = { scripts: ["one()", "two()", "one()"], styles: ["a{}"] };
  const policy = pagePolicy(inline, { secure: false, imageOrigins: [] });

  it("allows exactly the code that was written into the page, by its hash, and what that code loads", () => {
    expect(policy).toContain(`script-src 'strict-dynamic' ${sha("one()")} ${sha("two()")};`);
    expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  });

  it("denies everything else by default and asks for Trusted Types", () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker-url");
    expect(policy).not.toContain("unsafe");
  });

  it("lets pictures come from the content service in hosted mode only", () => {
    expect(pagePolicy(inline, { secure: false, imageOrigins: ["https://cdn.sanity.io"] })).toContain(
      "img-src 'self' data: blob: https://cdn.sanity.io;",
    );
  });

  it("lets other companies in only where they are configured, and only them", () => {
    const wide = pagePolicy(inline, { secure: false, imageOrigins: [], vendorOrigins: ["https://chat.example"] });
    for (const name of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"])
      expect(wide).toMatch(new RegExp(`${name}[^;]* https://chat\\.example(?:;|$)`));
    expect(wide).not.toMatch(/unsafe|\*|trusted-types/);
    expect(policy).not.toMatch(/https?:|frame-src/);
    // `strict-dynamic` would let the other companies load from anywhere.
    expect(wide).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/chat\.example;/);
    expect(wide).not.toContain("strict-dynamic");
  });

  it.each([
    ["require-corp", {}],
    ["credentialless", { imageOrigins: ["https://cdn.sanity.io"] }],
    [undefined, { frameOrigins: ["https://booking.example"] }],
    [undefined, { vendorOrigins: ["https://chat.example"] }],
  ])("asks what is embedded to agree: %s with %j", (expected, more) => {
    expect(baseHeaders({ secure: true, imageOrigins: [], ...more })["cross-origin-embedder-policy"]).toBe(expected);
  });

  it("insists on https where the site is served by it", () => {
    expect(pagePolicy(inline, { secure: true, imageOrigins: [] })).toMatch(/upgrade-insecure-requests$/);
    expect(baseHeaders({ secure: true, imageOrigins: [] })["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
    expect(baseHeaders({ secure: false, imageOrigins: [] })["strict-transport-security"]).toBeUndefined();
  });
});
