import { expect, it } from "vitest";
import { aliasTarget } from "./alias-target.ts";

const services = [
  { slug: "magento", group: "cms" },
  { slug: "real-estate", group: "industries" },
  { slug: "podcast", group: "reach" },
] as const;

it.each([
  ["magento-seo", "magento"],
  ["seo-for-magento", "magento"],
  ["seo-for-real-estate", "real-estate"],
  ["real-estate-seo", "real-estate"],
  ["podcast-seo", undefined],
  ["seo-for-nothing", undefined],
  ["magento", undefined],
])("%s leads to %s", (slug, target) => {
  expect(aliasTarget(slug, services)).toBe(target);
});
