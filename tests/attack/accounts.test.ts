import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { openCountedSite } from "./support/site.ts";

const admin = (routes as RouteConfigEntry[]).filter(({ path }) => path?.startsWith("admin"));
const pages = admin.flatMap(({ path = "", children = [] }) => [path, ...children.map((child) => `${path}/${child.path ?? ""}`)]);
/** Every address of the admin area, as forms and as the scripts of its pages send to it, and those of the accounts' library. */
const addresses = [
  ...pages.map((path) => `/${path.replaceAll(/:\w+/g, "0b1c").replace(/\/$/, "")}`).flatMap((path) => [path, `${path}/`, `${path}.data`]),
  ...["passkey/verify-registration", "passkey/verify-authentication", "sign-in/email", "magic-link/verify"].map(
    (call) => `/api/auth/${call}`,
  ),
  "/api/admin/resume/0b1c",
];

let site: Awaited<ReturnType<typeof openCountedSite>>;
beforeAll(async () => {
  site = await openCountedSite();
}, 60_000);
afterAll(() => site.close());

describe("a form of another site", () => {
  const foreign = (): Record<string, string>[] => [
    {},
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: `${site.origin}.evil.example` },
    { origin: site.origin, "sec-fetch-site": "cross-site" },
    { origin: site.origin, "sec-fetch-site": "same-site" },
  ];

  it("changes nothing at any address of staff", async () => {
    expect(addresses.length).toBeGreaterThan(60);
    const taken: string[] = [];
    for (const [at, address] of addresses.entries()) {
      const headers = { "content-type": "application/x-www-form-urlencoded", ...foreign()[at % foreign().length] };
      const answer = await site.ask(address, { method: "POST", headers, body: "intent=invite" });
      const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
      if (answer.status !== 403 || !message.startsWith("This was not sent from a page of this site"))
        taken.push(`${address} ${answer.status}`);
    }
    expect(taken).toEqual([]);
  });

  it("is told from one of ours", async () => {
    const headers = { "content-type": "application/json", origin: site.origin, "sec-fetch-site": "same-origin" };
    const answer = await site.ask("/api/auth/passkey/verify-authentication", { method: "POST", headers, body: "{}" });
    expect(answer.status).not.toBe(403);
  });
});

it("a passkey is offered to nobody who has not just signed in", async () => {
  const offered = await site.ask("/api/auth/passkey/generate-register-options");
  expect([offered.status, await offered.json()]).toMatchObject([403, { code: "not_allowed" }]);
});

it("calls of the accounts' library are counted for each network, a /64 as one", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 121; turn++) {
    const headers = { "x-forwarded-for": `2001:db8:7:7::${(turn + 1).toString(16)}` };
    const answer = await site.ask("/api/auth/passkey/generate-authenticate-options", { headers });
    statuses.push(answer.status);
    if (turn === 120) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([200]), 429]);
});
