import { Hono } from "hono";
import { expect, it } from "vitest";
import { createEventStreams } from "./event-streams.ts";
import { apiFailure } from "./tools-api.ts";

it("gives one visitor eight streams at once, and a place back when one ends or its reader goes", async () => {
  const streams = createEventStreams((c) => c.req.header("x-visitor") ?? "visitor");
  const ends: (() => void)[] = [];
  const app = new Hono().get("/events", (c) =>
    streams(c, (_, gone) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      gone.addEventListener("abort", () => resolve());
      return promise;
    }),
  );
  app.onError((error, c) => apiFailure(error, c, () => undefined));
  const ask = (init?: RequestInit) => app.request("/events", init);

  const open = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(open.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const refused = await ask();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect(await refused.json()).toMatchObject({
    message: "8 runs can be watched at once from one network. Close one of them and try again in 10 seconds.",
  });
  expect((await ask({ headers: { "x-visitor": "another" } })).status).toBe(200);

  ends[0]?.();
  await open[0]?.text();
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  await open[1]?.body?.cancel();
  await expect.poll(async () => (await ask()).status).toBe(200);
});

it("holds no place for who asks for the head alone", async () => {
  const streams = createEventStreams(() => "visitor");
  const app = new Hono().get("/events", (c) => streams(c, () => new Promise(() => undefined)));
  app.onError((error, c) => apiFailure(error, c, () => undefined));
  for (let n = 0; n < 20; n++) expect((await app.request("/events", { method: "HEAD" })).status).toBe(200);
});
