import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resolveLocalHost, resolvePublicHost } from "./resolve-host.ts";

let nameServer: Socket;

beforeAll(async () => {
  nameServer = createSocket("udp4");
  nameServer.on("message", (query, from) => {
    const reply = replyTo(query);
    if (reply) nameServer.send(reply, from.port, from.address);
  });
  nameServer.bind(0, "127.0.0.1");
  await once(nameServer, "listening");
});
beforeEach(() => {
  const { resolve4 } = Resolver.prototype;
  vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(function (this: Resolver, host: string) {
    this.setServers([`127.0.0.1:${nameServer.address().port}`]);
    return (resolve4 as (host: string) => Promise<string[]>).call(this, host) as never;
  });
});
afterAll(() => nameServer.close());

const never = new AbortController().signal;

describe("resolvePublicHost", () => {
  it.each([
    ["four.example", [{ address: "8.8.8.8", family: 4 }]],
    ["six.example", [{ address: "2606:4700::1111", family: 6 }]],
    [
      "both.example",
      [
        { address: "8.8.8.8", family: 4 },
        { address: "2606:4700::1111", family: 6 },
      ],
    ],
  ])("finds every address of %s", async (host, expected) => {
    expect(await resolvePublicHost(host, never)).toEqual(expected);
  });

  it.each([
    ["none.example", "dns_not_found"],
    ["unknown.example", "dns_not_found"],
    ["a..b", "dns_not_found"],
    ["failing.example", "dns_failed"],
  ])("tells %s as %s", async (host, code) => {
    await expect(resolvePublicHost(host, never)).rejects.toMatchObject({ code, details: { host } });
  });

  it("stops asking when the run stops", async () => {
    const controller = new AbortController();
    const asked = resolvePublicHost("silent.example", controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(asked).rejects.toMatchObject({ cause: { code: "ECANCELLED" } });
  });
});

describe("resolveLocalHost", () => {
  it("knows the machine's own names", async () => {
    expect((await resolveLocalHost("localhost", never)).map(({ address }) => address)).toContain("127.0.0.1");
  });
});

const TYPE_A = 1;
const TYPE_AAAA = 28;

/** Answers by the first label of the name; nothing for "silent". */
function replyTo(query: Buffer): Buffer | undefined {
  const label = query.toString("latin1", 13, 13 + (query[12] ?? 0));
  const questionEnd = query.indexOf(0, 12) + 5;
  const type = query.readUInt16BE(questionEnd - 4);
  if (label === "silent") return undefined;
  const code = { unknown: 3, failing: 2 }[label] ?? 0;
  const hasFour = type === TYPE_A && (label === "four" || label === "both");
  const hasSix = type === TYPE_AAAA && (label === "six" || label === "both");
  const address = hasFour ? "08080808" : hasSix ? "26064700000000000000000000001111" : "";
  const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80 | code, 0, 1, 0, address === "" ? 0 : 1, 0, 0, 0, 0]);
  const record = Buffer.from(
    `c00c00${type.toString(16).padStart(2, "0")}00010000003c00${(address.length / 2).toString(16).padStart(2, "0")}${address}`,
    "hex",
  );
  return Buffer.concat([header, query.subarray(12, questionEnd), address === "" ? Buffer.alloc(0) : record]);
}
