import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { baseHeaders, pagePolicy } from "./security-headers.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("pagePolicy", () => {
  const html =
    '<style>a{}</style><script>one()</script><script type="module" async="">two()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>';
  const policy = pagePolicy(html, { secure: false, imageOrigins: [] });

  it("allows exactly the inline code of the page, by its hash", () => {
    expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
    expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  });

  it("denies everything else by default and asks for Trusted Types", () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker-url");
    expect(policy).not.toContain("unsafe");
  });

  it("lets pictures come from the content service in hosted mode only", () => {
    expect(pagePolicy(html, { secure: false, imageOrigins: ["https://cdn.sanity.io"] })).toContain(
      "img-src 'self' data: blob: https://cdn.sanity.io;",
    );
  });

  it("lets other companies in only where they are configured, and only them", () => {
    const wide = pagePolicy(html, { secure: false, imageOrigins: [], vendorOrigins: ["https://chat.example"] });
    for (const name of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"])
      expect(wide).toMatch(new RegExp(`${name}[^;]* https://chat\\.example(?:;|$)`));
    expect(wide).not.toMatch(/unsafe|\*|trusted-types/);
    expect(policy).not.toMatch(/https?:|frame-src/);
  });

  it("insists on https where the site is served by it", () => {
    expect(pagePolicy(html, { secure: true, imageOrigins: [] })).toMatch(/upgrade-insecure-requests$/);
    expect(baseHeaders({ secure: true, imageOrigins: [] })["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
    expect(baseHeaders({ secure: false, imageOrigins: [] })["strict-transport-security"]).toBeUndefined();
  });
});
