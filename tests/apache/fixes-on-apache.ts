import { describe, expect, it } from "vitest";
import type { TestApache } from "../support/apache.ts";
import { proposedFixes } from "../support/proposed-fixes.ts";

/** What the header checker proposes for Apache, put into a real one: it is read, and the header comes or the page moves. */
export function fixesOnApache(server: () => TestApache): void {
  describe("proposed fixes", () => {
    it("are taken, and do what they say", async () => {
      const fixes = await proposedFixes("apache");
      expect(fixes.length).toBeGreaterThan(4);
      const vain: string[] = [];
      for (const code of fixes) {
        await server().put(".htaccess", code);
        const { status, headers, location } = await server().ask("/page.html");
        const [, name = "", value = ""] = /^Header (?:always )?set ([\w-]+) "(.*)"$/m.exec(code) ?? [];
        const isDone = name === "" ? status < 400 : headers[name.toLowerCase()] === value.replaceAll('\\"', '"');
        if (status >= 500 || !isDone) vain.push(`${code} → ${status} ${location ?? ""} ${headers[name.toLowerCase()] ?? ""}`);
      }
      expect(vain).toEqual([]);
      expect(await server().complaints()).toBe("");
    });
  });
}
