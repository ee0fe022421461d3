import { randomInt } from "node:crypto";
import { test as told } from "@playwright/test";

/**
 * For stories that send forms: each is told by a visitor from an address of its own, as a trusted proxy names it. Limits count addresses,
 * and a browser on a busy machine, which sends without proof, has a tighter one.
 */
export const test = told.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});
