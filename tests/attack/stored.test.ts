import { afterAll, beforeAll, expect, it } from "vitest";
import { readDataset } from "#content/source/import-dataset.server.ts";
import { startContentService } from "../support/content-service.ts";
import { inParallel } from "../support/crawl-site.ts";
import { TEMPLATES } from "../support/pages.ts";
import { startBuiltSite } from "./support/built-site.ts";
import { figure, isLong } from "./support/figures.ts";
import { expectHarmless, PLANTED } from "./support/planted.ts";

/** Every picture is the same one: nobody looks at it. */
const PICTURE = `image-${"0".repeat(40)}-100x100-png`;

/** A script in every text that is stored: what editors write, and what visitors leave. */
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let service: Awaited<ReturnType<typeof startContentService>>;
let cookie: string;

beforeAll(async () => {
  service = await startContentService((await readDataset("content", { add: async () => PICTURE })).map((document) => planted(document)));
  site = await startBuiltSite({ isDemoDay: true, env: { SANITY_PROJECT_ID: "planted0", SANITY_API_HOST: service.origin } });
  cookie = (await site.ask(site.ownerLink.replace(site.origin, ""))).headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}, 120_000);
afterAll(async () => {
  await site.stop();
  await service.close();
}, 30_000);

it("in what editors write, as everybody reads it", { timeout: 120_000 }, async () => {
  const shown: string[] = [];
  const templates = isLong ? TEMPLATES : TEMPLATES.filter((_, at) => at % 6 === 0);
  await inParallel([...templates, "/sitemap.xml", "/blog/feed.xml", "/llms.txt"], 4, async (path) => {
    const body = await read(path);
    if (body.includes("planted")) shown.push(path);
  });
  figure("pages that show what was planted", shown.length);
  expect(templates.filter((path) => !shown.includes(path))).toEqual([]);
});

const MARK = "left-behind";
const LEFT = `${MARK} ${PLANTED}`;

it("in what visitors leave, as others and staff read it", { timeout: 120_000 }, async () => {
  const send = async (path: string, body: object) => {
    const answer = await site.ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    expect([path, answer.status, await answer.clone().text()]).toEqual([path, 200, expect.any(String)]);
    return (await answer.json()) as Record<string, string>;
  };
  const clientEmail = `${MARK}@home.example`;
  await send("/api/subscribe", { data: { clientEmail } });
  await send("/api/send-mail", { data: { form: "contact", clientName: LEFT, clientEmail, message: LEFT } });
  await send("/api/create-review", {
    data: { userName: LEFT.slice(0, 80), userEmail: clientEmail, userFeedback: LEFT, tool: "md5-generator" },
  });
  const { token: chat = "" } = await send("/api/chat", { data: { name: LEFT.slice(0, 80), email: clientEmail, text: LEFT } });
  const { slots } = (await (await site.ask("/api/booking/slots")).json()) as { slots: { start: string }[] };
  const { token: call = "" } = await send("/api/booking/confirm", { name: LEFT, email: clientEmail, note: LEFT, ...slots[0] });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    vacancy: "technical-seo-analyst",
    name: LEFT,
    email: clientEmail,
    note: LEFT,
    consent: "on",
  }))
    form.set(name, value);
  form.set("resume", new File(["%PDF-1.4\n%%EOF\n"], `${LEFT.replaceAll("/", "")}.pdf`, { type: "application/pdf" }));
  expect((await site.ask("/api/apply", { method: "POST", body: form })).status).toBe(200);

  const queue = await read("/admin/reviews");
  const id = /name="id" value="([^"]+)"/.exec(queue)?.[1] ?? "";
  const decided = { method: "POST", headers: { cookie, origin: site.origin }, body: new URLSearchParams({ intent: "approve", id }) };
  expect((await site.ask("/admin/reviews", decided)).status).toBe(200);

  const places = [
    "/admin/",
    "/admin/reviews?state=approved",
    "/admin/leads",
    "/admin/leads/table",
    "/admin/bookings",
    `/admin/bookings/week?week=${slots[0]?.start.slice(0, 10)}`,
  ];
  places.push("/admin/applications", "/admin/chat", "/admin/outbox", "/admin/newsletter", "/tools/md5-generator/");
  places.push(
    `/chat/${chat}/`,
    `/booking/${call}/`,
    `/booking/${call}/call.ics`,
    `/api/chat/${chat}`,
    "/api/get-reviews?tool=md5-generator",
  );
  const shown = new Set<string>();
  for (const path of places) if ((await read(path)).includes(MARK)) shown.add(path);
  expect(places.filter((path) => !shown.has(path))).toEqual([]);
});

/** What somebody who may see everything reads there, with nothing in it that would run. */
async function read(path: string): Promise<string> {
  const answer = await site.ask(path, { headers: { cookie } });
  const body = await answer.text();
  expect([path, answer.status]).toEqual([path, path === "/no-such-page/" ? 404 : 200]);
  if (answer.headers.get("content-type")?.startsWith("text/html"))
    expectHarmless(body, answer.headers.get("content-security-policy") ?? "", path);
  else expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
  return body;
}

/** Names, addresses, dates and choices stay: a document that is no document any more would not be shown. */
const STAYS =
  /^_|slug|url|href|link|path|date|key|icon|kind|variant|platform|zone|type$|^mail$|email|phone|color|line|username|^id$|state|country|currency|video|asset|style|listItem|marks/i;

function planted<Value>(value: Value, name = ""): Value {
  if (Array.isArray(value)) return value.map((each) => planted(each, name)) as Value;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        STAYS.test(key) && !(key === "alt" || key === "headline") ? each : planted(each, key),
      ]),
    ) as Value;
  return (typeof value === "string" && value.includes(" ") ? `${value} ${PLANTED}` : value) as Value;
}
