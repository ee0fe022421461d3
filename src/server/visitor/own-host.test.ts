import { describe, expect, it } from "vitest";
import { ownHostOf } from "./own-host.ts";

describe("ownHostOf", () => {
  it.each([
    ["localhost:3000", "http://127.0.0.1:3000", true],
    ["127.0.0.1:4140", "http://127.0.0.1:3000", true],
    ["evil.example", "http://127.0.0.1:3000", false],
    ["www.site.example", "https://www.site.example", true],
    ["WWW.Site.example", "https://www.site.example", true],
    ["www.site.example.evil.example", "https://www.site.example", false],
    ["localhost", "https://www.site.example", false],
    [undefined, "https://www.site.example", false],
  ])("answers for %s at %s: %s", (host, origin, own) => expect(ownHostOf(origin)(host)).toBe(own));
});
