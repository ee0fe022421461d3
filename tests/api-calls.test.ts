import { sql } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openApiFaults } from "./support/open-api-faults.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { openSiteInProcess, type SiteInProcess } from "./support/site-in-process.ts";

type Body = Record<string, unknown>;

/** Calls that take JSON, each with input that is good for it; `data` is what the specification wraps a form in. */
const good: Record<string, Body> = {
  "get-post": { slug: "faq-markup-after-may-2026" },
  "get-vacancy": { slug: "technical-seo-analyst" },
  "send-mail": { data: { form: "contact", clientName: "Elena", clientEmail: "elena@atlas.example", message: "Hello." } },
  subscribe: { data: { clientEmail: "elena@atlas.example" } },
  "get-ip-store": { data: { page: "/tools/" } },
  "create-review": { data: { userName: "Elena", userEmail: "elena@atlas.example", userFeedback: "Good.", tool: "md5-generator" } },
  "booking/hold": { host: "nobody", start: "2026-11-16T15:00:00.000Z" },
  "booking/keep": { hold: "b3b2f2a4-0000-4000-8000-000000000000" },
  "booking/release": { hold: "b3b2f2a4-0000-4000-8000-000000000000" },
  "booking/confirm": { name: "Elena", email: "elena@atlas.example", hold: "b3b2f2a4-0000-4000-8000-000000000000" },
};

const deep = (levels: number): unknown => (levels === 0 ? 1 : { inner: deep(levels - 1) });
/** What no field is. */
const wrong: readonly unknown[] = [
  ...[0, 1e308, true, null, [], ["elena@atlas.example"], {}, { path: "/etc/passwd" }, { href: "http://127.0.0.1/" }, { toString: "x" }],
  ...[deep(10), "", "\u0000", "\r\n", "a\u0000b", "\ud800", "x".repeat(20_000)],
];
const further: Record<string, readonly string[]> = {
  "send-mail": ["website", "plan", "size", "proof", "companyFax"],
  "create-review": ["rating"],
  "booking/confirm": ["website", "note", "zone", "host", "start"],
};
const INJECTED = [
  "Elena\r\nBcc: thief@evil.example",
  "elena@atlas.example\nBcc: thief@evil.example",
  "elena@atlas.example, thief@evil.example",
  "Elena <elena@atlas.example>, thief@evil.example",
  "\r\n\r\n<script>alert(1)</script>",
  "\u2028Bcc: thief@evil.example",
  "=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=",
];

let postgres: TestPostgres;
beforeAll(async () => {
  // The demo's own day, on which its vacancies are open.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-15T12:00:00Z") });
  postgres = await startPostgres();
}, 60_000);
// The last test stops the database.
afterAll(() => void vi.useRealTimers());

describe.each(["sqlite", "postgres"] as const)("every call on %s", (dialect) => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await openSiteInProcess(dialect === "postgres" ? { databaseUrl: await postgres.createDatabase() } : {});
  }, 60_000);
  afterAll(() => site.close());

  const json = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const post = async (call: string, body: unknown) => {
    const answer = await site.ask(`/api/${call}`, json(body));
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const send = (data: Body) => post("send-mail", { data });

  describe("answers good input as the specification says", () => {
    it.each([
      ["get-posts", ["success", "posts"]],
      ["get-authors", ["success", "authors"]],
      ["get-team", ["success", "team"]],
      ["get-vacancies", ["success", "data"]],
      ["get-reviews", ["success", "reviews", "message"]],
      ["get-emp-testimonial", ["success", "data"]],
    ])("GET %s with the keys %j, with and without the slash", async (call, keys) => {
      for (const path of [`/api/${call}`, `/api/${call}/`]) {
        const answer = await site.ask(path);
        const body = (await answer.json()) as Body;
        expect([answer.status, Object.keys(body), body["success"]]).toEqual([200, keys, true]);
        if (call !== "get-reviews") expect((body[keys[1] ?? ""] as unknown[]).length).toBeGreaterThan(0);
      }
    });

    it.each([
      ["get-post", ["success", "data"]],
      ["get-vacancy", ["success", "data"]],
      ["send-mail", ["success", "message"]],
      ["subscribe", ["success", "message"]],
      ["get-ip-store", ["success", "message", "ip", "detailComplete"]],
      ["create-review", ["success", "message"]],
      ["booking/release", ["success"]],
    ])("POST %s with the keys %j, with and without the slash, and again", async (call, keys) => {
      for (const spelling of [call, `${call}/`, call]) {
        const { status, body } = await post(spelling, good[call]);
        expect([status, Object.keys(body), body["success"]]).toEqual([200, keys, true]);
      }
    });

    it("the documents have the fields of the specification, at its paths", async () => {
      const first = async (call: string, key: string) => ((await (await site.ask(`/api/${call}`)).json())[key] as Body[])[0];
      const reference = expect.stringMatching(/^image-[a-z0-9]+-\d+x\d+-png$/);
      const card = {
        title: "Your FAQ markup stopped working in May. Keep it anyway.",
        slug: { current: "faq-markup-after-may-2026" },
        excerpt: expect.stringContaining("Google ended FAQ rich results"),
        publishDate: "2026-11-12T14:00:00Z",
        featureImage: { asset: { _ref: reference } },
        author: { _ref: "author-tobias-hallgren" },
        categories: expect.arrayContaining([expect.objectContaining({ _ref: "category-technical" })]),
      };
      expect(await first("get-posts", "posts")).toMatchObject(card);
      const { body: found } = await post("get-post", good["get-post"]);
      expect((found["data"] as Body[])[0]).toMatchObject({
        ...card,
        content: expect.arrayContaining([expect.objectContaining({ _type: "block" })]),
      });
      expect(await first("get-authors", "authors")).toMatchObject({
        _id: "author-tobias-hallgren",
        authorUsername: "tobias.hallgren",
        slug: { current: "tobias-hallgren" },
        authorAvatar: { asset: { _ref: reference } },
      });
      expect(await first("get-emp-testimonial", "data")).toMatchObject({
        _id: "employeeTestimonial-kavya-solanki",
        employeeAvatar: { asset: { _ref: reference } },
        feedback: expect.stringContaining("My first audit went to the client"),
        employeeName: "Kavya Solanki",
        employeeDesignation: "Technical SEO Analyst",
      });
      const seat = {
        _id: "vacancy-technical-seo-analyst",
        title: "Technical SEO Analyst",
        team: "Technical SEO",
        jobType: "Full-time",
        workplaceType: "On-site",
        salaryMin: 600_000,
        salaryMax: 900_000,
        slug: { current: "technical-seo-analyst" },
      };
      expect(await first("get-vacancies", "data")).toMatchObject(seat);
      const { body: job } = await post("get-vacancy", good["get-vacancy"]);
      expect((job["data"] as Body[])[0]).toMatchObject({
        ...seat,
        location: "Jaipur",
        minSalary: 600_000,
        maxSalary: 900_000,
        keyRole: {
          content: expect.stringMatching(/^You find what stops a crawler/),
          listItems: expect.arrayContaining([
            { _key: expect.any(String), listTitle: "Crawl and log review", listText: expect.any(String) },
          ]),
        },
        skillReq: expect.arrayContaining([expect.any(String)]),
      });
    });

    it.each(["get-post", "get-vacancy"])("%s: an unknown slug is 404 and Not Found", async (call) => {
      for (const slug of ["no-such-thing", "", "../", "faq-markup-after-may-2026\u0000", "*", "' or 1=1"]) {
        const { status, body } = await post(call, { slug });
        expect([status, body["success"], body["message"]], slug).toEqual([404, false, "Not Found"]);
      }
    });

    it.each([
      [{ form: "audit", website: "example.com" }, ["success", "message", "audit"]],
      [
        { form: "audit", website: "example.com", size: "narrow", clientName: "E", clientEmail: "e@a.example" },
        ["success", "message", "audit"],
      ],
      [{ form: "contact", clientEmail: "e@a.example", message: "Hi" }, ["success", "message"]],
      [{ form: "proposal", clientName: "E", clientEmail: "e@a.example", website: "example.com" }, ["success", "message"]],
      [{ form: "portfolio", clientEmail: "e@a.example" }, ["success", "message"]],
      [{ form: "subscribe", clientEmail: "e@a.example" }, ["success", "message"]],
    ])("send-mail takes %j", async (data, keys) => {
      const { status, body } = await send(data);
      expect([status, Object.keys(body)]).toEqual([200, keys]);
    });

    it.each([
      [{ form: "audit" }, "website"],
      [{ form: "audit", website: "not a site" }, "website"],
      [{ form: "audit", website: "javascript:alert(1)" }, "website"],
      [{ form: "audit", website: "https://user:pass@example.com" }, "website"],
      [{ form: "audit", website: "example.com", size: "narrow" }, "clientName"],
      [{ form: "audit", website: "example.com", clientEmail: "e@a" }, "clientEmail"],
      [{ form: "contact", clientEmail: "e@a.example" }, "message"],
      [{ form: "contact", message: "Hi" }, "clientEmail"],
      [{ form: "proposal", clientEmail: "e@a.example", website: "example.com" }, "clientName"],
      [{ form: "portfolio" }, "clientEmail"],
      [{ form: "subscribe" }, "clientEmail"],
      [{ form: "quote" }, "form"],
      [{}, "form"],
    ])("send-mail refuses %j and names %s", async (data, field) => {
      const { status, body } = await send(data);
      expect([status, body["success"], Object.keys(body["fields"] as Body)[0]]).toEqual([422, false, field]);
      expect(body["message"]).toMatch(/^[A-Z].*\.$/);
    });

    it("a review waits for a person, and its address never leaves", async () => {
      await post("create-review", good["create-review"]);
      const listed = await (await site.ask("/api/get-reviews?tool=md5-generator")).text();
      expect(JSON.parse(listed)).toEqual({ success: true, reviews: [], message: "" });
      await site.platform.database.db.updateTable("review").set({ state: "approved" }).execute();
      const shown = await (await site.ask("/api/get-reviews/?tool=md5-generator")).text();
      expect(shown).toContain('"userName":"Elena"');
      expect(shown).not.toContain("atlas.example");
      const unknown = await post("create-review", { data: { ...(good["create-review"]?.["data"] as Body), tool: "no-such-tool" } });
      expect([unknown.status, unknown.body["message"]]).toEqual([404, "Not Found"]);
    });

    it("a booking: free times, one hold, one winner, one calendar file", async () => {
      const { slots } = (await (await site.ask("/api/booking/slots/?from=2026-11-16&to=2026-11-20")).json()) as { slots: Body[] };
      const slot = slots[0] ?? {};
      const first = await post("booking/hold", slot);
      expect([first.status, Object.keys(first.body)]).toEqual([200, ["success", "hold", "until"]]);
      const second = await post("booking/hold/", slot);
      expect([second.status, second.body["success"], second.body["code"]]).toEqual([409, false, "slot_taken"]);
      expect(await post("booking/keep", { hold: first.body["hold"] })).toEqual({ status: 200, body: { success: true } });
      const booked = await post("booking/confirm", {
        hold: first.body["hold"],
        name: "Elena",
        email: "b@atlas.example",
        zone: "Asia/Kolkata",
      });
      expect(booked).toMatchObject({
        status: 200,
        body: { success: true, message: expect.stringMatching(/^Booked: /), token: expect.any(String) },
      });
      const again = await post("booking/confirm", { hold: first.body["hold"], name: "Elena", email: "b@atlas.example" });
      expect([200, 409]).toContain(again.status);
      const { rows } = await sql`select 1 from booking where state = 'confirmed'`.execute(site.platform.database.db);
      expect(rows).toHaveLength(1);
      expect((await site.ask(`/booking/${booked.body["token"]}/call.ics`)).status).toBe(200);
      expect((await site.ask("/booking/none/call.ics")).status).toBe(404);
    });
  });

  describe("never fails at", () => {
    const bodies: readonly [string, string, number][] = [
      ["nothing", "", 400],
      ["half an object", "{", 400],
      ["two objects", "{}{}", 400],
      ["a comma too many", '{"data":{},}', 400],
      ["words", "hello", 400],
      ["a form", "form=contact&clientEmail=e@a.example", 400],
      ["NUL", "\u0000", 400],
      ["null", "null", 422],
      ["a number", "1", 422],
      ["a text", '"data"', 422],
      ["a list", "[]", 422],
      ["a list in data", '{"data":[]}', 422],
      ["a text in data", '{"data":"form"}', 422],
      ["__proto__", '{"__proto__":{"isAdmin":true},"data":{"__proto__":{"form":"contact"}}}', 422],
      ["constructor", '{"data":{"constructor":{"prototype":{"form":"contact"}}}}', 422],
      ["a hundred levels", JSON.stringify({ data: deep(100), slug: deep(100) }), 422],
    ];
    it.each(Object.keys(good))("%s: broken bodies", async (call) => {
      const answers = await Promise.all(bodies.map(async ([name, body]) => [name, (await post(call, body)).status]));
      expect(answers).toEqual(bodies.map(([name, , status]) => [name, status]));
      expect(({} as Body)["isAdmin"]).toBeUndefined();
    });

    it.each([
      ["ten thousand levels", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, [400, 422]],
      ["a list of thirty thousand", `[${"1,".repeat(30_000)}1]`, [422]],
      ["a list of a million", `[${"1,".repeat(1_000_000)}1]`, [413]],
      ["more than it reads", JSON.stringify({ data: { message: "x".repeat(70_000) } }), [413]],
    ])("%s", async (_, body, expected) => expect(expected).toContain((await post("send-mail", body)).status));

    it.each(Object.keys(good))("%s: other content types and methods", async (call) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"]) {
        const answer = await site.ask(`/api/${call}`, { method: "POST", headers: { "content-type": type }, body: "{}" });
        expect([type, answer.status]).toEqual([type, 422]);
      }
      for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await site.ask(`/api/${call}`, { method });
        expect([method, answer.status, await answer.json()]).toEqual([
          method,
          404,
          { success: false, code: "not_found", message: "Not Found" },
        ]);
      }
    });

    it.each(Object.keys(good))("%s: every field as everything it is not", { timeout: 60_000 }, async (call) => {
      const given = good[call] ?? {};
      const fields = Object.keys((given["data"] as Body | undefined) ?? given);
      for (const field of [...fields, ...(further[call] ?? [])]) {
        const tried = [...wrong, ...INJECTED].map(async (value) => {
          const changed = "data" in given ? { data: { ...(given["data"] as Body), [field]: value } } : { ...given, [field]: value };
          const { status, body } = await post(call, changed);
          expect([200, 404, 409, 422], `${field}: ${JSON.stringify(value).slice(0, 80)}`).toContain(status);
          expect(typeof body["success"]).toBe("boolean");
          if (body["success"] === false && call !== "booking/keep") expect(body["message"]).toMatch(/^\S.*\S$/s);
        });
        await Promise.all(tried);
      }
    });

    it("an audit by a call: its number, or what is wrong with what was asked", async () => {
      const post = (body: unknown) =>
        site.ask("/api/audit", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      const begun = await post({ website: "shop.invalid", pages: 500 });
      expect([begun.status, await begun.json()]).toEqual([
        202,
        { success: true, message: "The audit has begun.", audit: expect.any(String) },
      ]);
      for (const body of [null, [], {}, { website: "x" }, { website: "shop.invalid", pages: 501 }, { website: "shop.invalid", pages: "5" }])
        expect((await post(body)).status, JSON.stringify(body)).toBe(422);
    });

    it.each([
      "/api/jobs/%00",
      "/api/jobs/..%2f..%2fetc",
      "/api/jobs/none/events",
      "/api/jobs/none/files/x",
      "/api/audit/%00",
      "/api/audit/none",
      "/api/audit/none.csv",
      "/api/pages/%00",
      "/api/pages/none",
      "/api/pages/none.csv",
      "/api/pages/none/source",
      "/api/tools/none",
      "/api/tools/__proto__",
      "/api/tools/constructor",
      "/api/none",
      "/api/",
      "/booking/%00/call.ics",
    ])("GET %s: it is 404", async (path) => expect((await site.ask(path)).status).toBe(404));

    it("reviews of something that cannot be one", async () => {
      for (const tool of ["%00", "x".repeat(5000), "%ff", "post:", "'"]) {
        const answer = await site.ask(`/api/get-reviews?tool=${tool}`);
        expect([answer.status, await answer.json()]).toEqual([200, { success: true, reviews: [], message: "" }]);
      }
    });

    it("links into the admin area that lead elsewhere", async () => {
      for (const name of ["callbackURL", "newUserCallbackURL", "errorCallbackURL"])
        for (const address of [
          "//evil.example",
          "/\\evil.example",
          "https://evil.example",
          "//%09/a:b",
          "/admin//evil.example:1",
          "javascript:1",
        ]) {
          const answer = await site.ask(`/api/auth/magic-link/verify?token=x&${name}=${encodeURIComponent(address)}`);
          expect([address, answer.status, answer.headers.get("location")]).toEqual([address, 422, null]);
        }
    });

    it("times that are none, or too many", async () => {
      const noDays = ["from=2026-02-31", "from=%2B275760-09-12", "from=-271821-04-20", "to=2027-02-29T10:00:00Z", "from=275761-01-01"];
      for (const query of ["from=yesterday", "from=2026-11-16&to=2027-11-16", "from=%00", "to=275760-09-13", ...noDays])
        expect([query, (await site.ask(`/api/booking/slots?${query}`)).status]).toEqual([query, 422]);
    });

    it("an application that is none", { timeout: 30_000 }, async () => {
      const fields = { vacancy: "technical-seo-analyst", name: "Elena", email: "elena@atlas.example", consent: "on" };
      const pdf = new File(["%PDF-1.7\n"], "cv.pdf");
      const apply = async (changes: Record<string, string | File | undefined>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...fields, resume: pdf, ...changes }))
          if (value !== undefined) form.append(name, value);
        const answer = await site.ask("/api/apply/", { method: "POST", body: form });
        return { status: answer.status, body: (await answer.json()) as Body };
      };
      expect((await apply({})).body).toMatchObject({ success: true });
      expect(Object.keys((await apply({})).body)).toEqual(["success", "message"]);
      for (const [changes, field] of [
        [{ resume: undefined }, "resume"],
        [{ resume: "a text" }, "resume"],
        [{ resume: new File([], "cv.pdf") }, "resume"],
        [{ resume: new File(["MZ"], "cv.pdf") }, "resume"],
        [{ resume: new File(["%PDF-"], "cv.exe") }, "resume"],
        [{ resume: new File(["%PDF-"], "cv.pdf.exe") }, "resume"],
        [{ resume: new File(["%PDF-", new Uint8Array(5_000_000)], "cv.pdf") }, "resume"],
        [{ name: "" }, "name"],
        [{ name: new File(["x"], "x") }, "name"],
        [{ email: "elena@atlas.example\r\nBcc: thief@evil.example" }, "email"],
        [{ email: "elena@atlas.example,thief@evil.example" }, "email"],
        [{ consent: undefined }, "consent"],
        [{ vacancy: "no-such-seat" }, "vacancy"],
        [{ note: "x".repeat(5001) }, "note"],
      ] as const) {
        const { status, body } = await apply(changes);
        expect([status, Object.keys((body["fields"] as Body | undefined) ?? {})]).toEqual([422, [field]]);
      }
      for (const value of INJECTED)
        expect([200, 422]).toContain((await apply({ name: value, phone: value, link: value, note: value })).status);
      const name = await apply({ resume: new File(["%PDF-1.7"], '../../etc/"pass\r\nwd\u0000.pdf') });
      expect(name.status).toBe(200);
      for (const [type, body] of [
        ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
        ["multipart/form-data", "--x"],
        ["application/json", "{}"],
        ["text/plain", ""],
      ] as const)
        expect((await site.ask("/api/apply", { method: "POST", headers: { "content-type": type }, body })).status).toBe(422);
      const big = await site.ask("/api/apply", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: new Uint8Array(16_500_000),
      });
      expect(big.status).toBe(413);
    });
  });

  describe("OpenAPI", () => {
    type Described = { paths: Record<string, Record<string, Body>>; components: { schemas: Body } };
    const described = async () => (await (await site.ask("/api/openapi.json")).json()) as Described;

    it("is valid by its structure", async () => expect(openApiFaults(await described())).toEqual([]));

    it("describes every call that there is, and none that there is not", async () => {
      const { paths } = await described();
      // One entry a tool stands for the one route that all of them share.
      const entries = Object.entries(paths).flatMap(([path, item]) =>
        Object.keys(item)
          .filter((method) => method !== "parameters")
          .map((method) => `${method.toUpperCase()} ${isTool(path) ? "/api/tools/{slug}" : path}`),
      );
      const routes = site.app.routes.filter(({ path }) => path.startsWith("/api/") && path !== "/api/*");
      const names = routes.flatMap(({ method, path }) => {
        const shown = path
          .replace(/:file\{\.\+\\(\.\w+)\}/, "{id}$1")
          .replace(/:(\w+)/g, "{$1}")
          .replace("/api/auth/*", "/api/auth/{call}");
        return (method === "ALL" ? ["GET", "POST"] : [method]).map((each) => `${each} ${shown}`);
      });
      expect([...new Set(entries)].toSorted()).toEqual([...new Set(names)].toSorted());
    });

    it("says of every form what checks it", async () => {
      const { paths } = await described();
      const leads = JSON.stringify(paths["/api/send-mail"]);
      for (const form of ["audit", "contact", "proposal", "portfolio", "subscribe"]) expect(leads).toContain(`"const":"${form}"`);
      const application = JSON.stringify(paths["/api/apply"]);
      expect(application).toContain('"required":["vacancy","name","email","consent","resume"]');
      expect(JSON.stringify(paths["/api/create-review"])).toContain('"required":["userName","userEmail","userFeedback","tool"]');
    });

    const isTool = (path: string) => /^\/api\/tools\/[\w-]+$/.test(path) && path !== "/api/tools/image";
  });

  it("one visitor is held to five forms an hour without proof, and told when to come back", async () => {
    const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.77" };
    const ask = () => site.ask("/api/send-mail", { method: "POST", headers, body: JSON.stringify(good["send-mail"]) });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await (await ask()).json()).toMatchObject({ success: false, message: expect.stringContaining("Wait 60 minutes") });
  });

  it("after all of it: no fault in the log, and no mail with a recipient, a header or a file that was not meant", async () => {
    expect(site.faults).toEqual([]);
    await site.platform.outbox.deliverDue();
    expect(site.smtp.mails.length).toBeGreaterThan(50);
    const wanted = /^[\w.+-]+@(?:atlas\.example|a\.example|halsted\.example)$/;
    const known = new Set(
      "from to reply-to subject message-id date mime-version content-type content-transfer-encoding list-unsubscribe list-unsubscribe-post".split(
        " ",
      ),
    );
    const found = { recipients: new Set<string>(), headers: new Set<string>(), files: new Set<string>() };
    for (const { to, raw } of site.smtp.mails) {
      const mail = await PostalMime.parse(raw);
      expect(to).toHaveLength(1);
      expect(mail.to?.map(({ address }) => address)).toEqual(to);
      for (const recipient of to) if (!wanted.test(recipient)) found.recipients.add(recipient);
      for (const { key } of mail.headers) if (!known.has(key)) found.headers.add(key);
      for (const { filename } of mail.attachments) if (filename !== "call.ics") found.files.add(String(filename));
      expect(mail.text).toBeTruthy();
      expect(mail.html).not.toMatch(/<script/i);
    }
    expect(found).toEqual({ recipients: new Set(), headers: new Set(), files: new Set() });
  });

  if (dialect === "postgres")
    it("a database that is away: forms answer 503 and say when to come back", async () => {
      await postgres.stop();
      const answer = await site.ask("/api/send-mail", json(good["send-mail"]));
      expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
        503,
        "30",
        { success: false, code: "storage_away", message: expect.stringContaining("our database does not answer") },
      ]);
      expect((await site.ask("/healthz")).status).toBe(200);
      expect(await (await site.ask("/readyz")).json()).toMatchObject({ ready: false, database: false });
    });
});
