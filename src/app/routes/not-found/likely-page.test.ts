import { describe, expect, it } from "vitest";
import { likelyPage } from "./likely-page.ts";

const pages = ["/services/technical-seo/", "/services/seo/", "/tools/robots-txt-checker/", "/tools/md5-generator/"].map((to) => ({ to }));

describe("likelyPage", () => {
  it.each([
    ["/services/tehcnical-seo/", "/services/technical-seo/"],
    ["/technical-seo", "/services/technical-seo/"],
    ["/tools/robot-txt-checker/", "/tools/robots-txt-checker/"],
    ["/tools/MD5-generater/", "/tools/md5-generator/"],
    ["/nothing-like-it-anywhere", undefined],
    ["/", undefined],
    ["/x", undefined],
  ])("takes %s for %s", (asked, to) => {
    expect(likelyPage(asked, pages)?.to).toBe(to);
  });
});
