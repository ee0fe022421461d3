import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createCertificate } from "../../../tests/support/self-signed-certificate.ts";
import { certificateEnd } from "./own-certificate.ts";

it("reads when the certificate that visitors are shown runs out, of one that has run out too", async () => {
  const validTo = new Date("2026-01-02T03:04:05Z");
  const server = createServer(createCertificate({ names: ["127.0.0.1"], validFrom: new Date("2025-12-01T00:00:00Z"), validTo }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await certificateEnd(`https://127.0.0.1:${port}`)).toEqual(validTo);
  server.close();
  server.closeAllConnections();
  expect(await certificateEnd(`https://127.0.0.1:${port}`)).toBeUndefined();
  expect(await certificateEnd("http://127.0.0.1:3000")).toBeUndefined();
});
