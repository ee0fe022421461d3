import { resolveConfig } from "vite";
import { expect, it } from "vitest";

it("development reads packages as they are", async () => {
  const { environments } = await resolveConfig({ logLevel: "error" }, "serve", "development");
  expect(environments["ssr"]?.resolve.noExternal).not.toBe(true);
});

it("the server's bundle holds packages too", async () => {
  const { environments } = await resolveConfig({ logLevel: "error" }, "build", "production");
  expect(environments["ssr"]?.resolve.noExternal).toBe(true);
  expect(environments["ssr"]?.resolve.external).toContain("sharp");
});
