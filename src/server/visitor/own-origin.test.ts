import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { apiFailure } from "../api/tools-api.ts";
import { refuseForeignForms } from "./own-origin.ts";

describe.each(["https://agency.example", "http://127.0.0.1:3000"])("at %s", (own) => {
  const app = new Hono()
    .use(refuseForeignForms(own, (path) => path.startsWith("/admin")))
    .all("*", (c) => c.text("done"))
    .onError((error, c) => apiFailure(error, c, () => {}));
  const send = async (headers: Record<string, string>, path = "/admin/accounts", method = "POST") => {
    const answer = await app.request(path, { method, headers });
    return answer.status === 200 ? "done" : `${answer.status} ${((await answer.json()) as { message: string }).message}`;
  };
  const refused = "403 This was not sent from a page of this site, so nothing was done. Open the page here, and send it from there.";

  it.each<Record<string, string>>([
    {},
    { origin: "null" },
    { origin: "" },
    { origin: "https://evil.example" },
    { origin: "https://agency.example.evil.example" },
    { origin: `${own}.evil.example` },
    { origin: `${own}/` },
    { origin: own.replace(/^https?/, (scheme) => (scheme === "https" ? "http" : "https")) },
    { origin: "https://www.agency.example" },
    { origin: own, "sec-fetch-site": "cross-site" },
    { origin: own, "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "same-origin" },
  ])("refuses a form with %j", async (headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(await send(headers, "/admin/accounts", method)).toBe(refused);
  });

  it.each<Record<string, string>>([{ origin: own }, { origin: own, "sec-fetch-site": "same-origin" }])(
    "takes one with %j",
    async (headers) => expect(await send(headers)).toBe("done"),
  );

  it("asks nothing of visits, nor of what everybody may send", async () => {
    expect(await send({ "sec-fetch-site": "cross-site" }, "/admin/", "GET")).toBe("done");
    expect(await send({}, "/api/subscribe")).toBe("done");
  });
});
