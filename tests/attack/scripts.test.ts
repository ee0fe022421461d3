import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Answer, type AskAs, askAs } from "./support/ask-as.ts";
import { startBuiltSite } from "./support/built-site.ts";
import { expectHarmless as harmless, PLANTED } from "./support/planted.ts";

vi.setConfig({ testTimeout: 60_000 });

const HOST = "www.example.com";
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let ask: AskAs;
let foreign: Server;

beforeAll(async () => {
  foreign = createServer((_, response) => {
    const text = PLANTED.replaceAll("<", "&lt;");
    const page = `<title>${text}</title><meta name="description" content='${text}'><h1>${text}</h1><img alt='${text}' src="/a.png"><script type="application/ld+json">{"name":${JSON.stringify(PLANTED).replaceAll("</", "<\\/")}}</script>`;
    response.writeHead(200, { "content-type": "text/html", server: PLANTED }).end(page);
  });
  foreign.listen(0, "127.0.0.1");
  await once(foreign, "listening");
  site = await startBuiltSite({
    env: { SITE_ORIGIN: `https://${HOST}`, FETCH_ALLOW_HOSTS: `127.0.0.1:${(foreign.address() as AddressInfo).port}` },
  });
  ask = askAs(site.origin, HOST);
}, 60_000);
afterAll(async () => {
  await site.stop();
  foreign.close();
});

function expectHarmless({ body, headers }: Answer, where: string) {
  harmless(body, String(headers["content-security-policy"]), where);
}

const raw = PLANTED.replaceAll(" ", "/");
const written = encodeURIComponent(PLANTED);

it.each([
  ...["/blog/", "/services/", "/tools/", "/nothing/", "/chat/", "/booking/", "/r/", "/audit/", "/admin/"].flatMap((path) => [
    path + raw,
    path + written,
  ]),
  ...["/", "/blog/", "/nothing/"].flatMap((path) => [`${path}?${raw}=${raw}`, `${path}?x=${written}`]),
  ...["name", "email", "website", "message", "plan"].map((name) => `/contact-us?${name}=${written}`),
  `/chat/?q=${written}`,
  `/chat/?q=${raw}`,
  `/booking/?zone=${written}`,
  `/tools/md5-generator/?text=${written}`,
  `/tools/title-tag-checker/?url=${written}`,
  `/tools/sitemap-generator/?job=${written}`,
  `/admin/sign-in?next=${written}&step=${written}`,
])("in the address: %s", async (path) => expectHarmless(await ask(path), path));

it.each([
  ["/contact-us", ["clientName", "clientEmail", "website", "plan", "message", "form"]],
  ["/booking", ["name", "email", "phone", "note", "notes", "slot", "zone", "host", "start"]],
  ["/chat", ["name", "email", "text", "message"]],
  ["/newsletter", ["email", "clientEmail"]],
  ["/tools/md5-generator/", ["text", "expected"]],
  ["/tools/meta-tag-generator/", ["title", "description", "url"]],
  ["/tools/title-tag-checker/", ["url", "html", "title"]],
  ["/admin/sign-in", ["email", "password", "intent"]],
])("in every field of %s", async (path, names) => {
  const answer = await ask(path, { form: Object.fromEntries(names.map((name) => [name, PLANTED])) });
  expect(answer.status).toBeLessThan(500);
  expectHarmless(answer, path);
});

it("in a cookie, or in any other header", async () => {
  for (const name of ["cookie", "referer", "user-agent", "accept-language", "x-forwarded-host", "x-forwarded-proto"])
    for (const path of ["/", "/chat/", "/nothing", "/tools/my-ip-address/"])
      expectHarmless(await ask(path, { headers: { [name]: PLANTED } }), `${name} of ${path}`);
});

it("in a page that a tool fetched", async () => {
  const url = encodeURIComponent(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  for (const tool of ["title-tag-checker", "header-checker", "schema-validator"]) {
    const answer = await ask(`/tools/${tool}/?url=${url}`);
    expect(answer.body, "what was fetched is shown").toContain("planted");
    expectHarmless(answer, tool);
  }
});

it("in what visitors left, as staff read it", async () => {
  const data = { form: "contact", clientName: PLANTED, clientEmail: "ada@home.example", website: "https://example.com", message: PLANTED };
  await ask("/contact-us", { form: { ...data } });
  await ask("/chat", { form: { name: PLANTED, email: "ada@home.example", text: PLANTED } });
  const { pathname, search } = new URL(site.ownerLink);
  const cookies = (await ask(pathname + search)).headers["set-cookie"] ?? [];
  const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  let shown = 0;
  for (const path of ["/admin/", "/admin/leads", "/admin/leads/table", "/admin/chat", "/admin/outbox", "/admin/log"]) {
    const answer = await ask(path, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    expectHarmless(answer, path);
    if (answer.body.includes("planted")) shown++;
  }
  expect(shown, "pages that show what was left").toBeGreaterThan(0);
});
