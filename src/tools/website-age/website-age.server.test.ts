import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { websiteAgeInput, websiteAgeOutput } from "./website-age.schema.ts";
import { createWebsiteAgeCheck } from "./website-age.server.ts";
import { tool } from "./website-age.tool.ts";

const { signal } = new AbortController();
const BOOTSTRAP = "https://data.iana.org/rdap/dns.json";
const list = JSON.stringify({
  version: "1.0",
  services: [
    [
      ["com", "net"],
      ["http://plain.example/", "https://rdap.test-registry.example/v1"],
    ],
    [["uk"], ["https://rdap.uk.example/"]],
  ],
});
const record = (created?: string, more: object = {}) =>
  JSON.stringify({
    objectClassName: "domain",
    ldhName: "X",
    events: created ? [{ eventAction: "registration", eventDate: created }] : [],
    ...more,
  });

type Web = Record<string, string | Partial<FetchedPage> | AppError>;

function world(web: Web, whois: Record<string, string | AppError> = {}, clock = { time: Date.parse("2026-11-15T12:00:00Z") }) {
  const asked: string[] = [];
  return {
    asked,
    clock,
    now: () => new Date(clock.time),
    async fetchPage(address: string | URL): Promise<FetchedPage> {
      const url = String(address);
      asked.push(url);
      const key = Object.keys(web).find((one) => url === one || (one.endsWith("*") && url.startsWith(one.slice(0, -1))));
      const answer = key === undefined ? new AppError("dns_not_found", { host: new URL(url).hostname }) : (web[key] ?? "");
      if (answer instanceof AppError) throw answer;
      const page = typeof answer === "string" ? { body: new TextEncoder().encode(answer) } : answer;
      return { url, status: 200, headers: [], body: new Uint8Array(), truncated: false, hops: [], bytesWire: 0, totalMs: 5, ...page };
    },
    async askWhois(server: string, query: string): Promise<string> {
      asked.push(`${server} ${query}`);
      const answer = whois[`${server} ${query}`] ?? whois[server] ?? new AppError("connect_failed", { host: server });
      if (answer instanceof AppError) throw answer;
      return answer;
    },
  };
}
const one = async (url: string, ports: ReturnType<typeof world>, check = createWebsiteAgeCheck()) => {
  const [report] = (await check({ url }, ports, signal)).reports;
  if (!report) throw new Error("no report");
  return report;
};

describe("the registry", () => {
  it("is found by IANA's list and asked over RDAP", async () => {
    const ports = world({
      [BOOTSTRAP]: list,
      "https://rdap.test-registry.example/v1/domain/shop.com": record("2001-02-03T00:00:00Z"),
      "https://web.archive.org/*": "20020101000000 http://shop.com/\n",
    });
    expect(await one("https://www.shop.com/x", ports)).toMatchObject({
      host: "www.shop.com",
      domain: "shop.com",
      registration: {
        state: "found",
        date: "2001-02-03",
        source: "RDAP of rdap.test-registry.example",
        sourceUrl: "https://rdap.test-registry.example/v1/domain/shop.com",
      },
      archive: { state: "found", date: "2002-01-01", sourceUrl: "https://web.archive.org/web/20020101000000/http://shop.com/" },
    });
  });

  it("is asked for once a day only", async () => {
    const ports = world({
      [BOOTSTRAP]: list,
      "https://rdap.test-registry.example/*": record("2001-02-03T00:00:00Z"),
      "https://web.archive.org/*": "",
    });
    const check = createWebsiteAgeCheck();
    await one("a.com", ports, check);
    await one("b.com", ports, check);
    ports.clock.time += 86_400_001;
    await one("c.com", ports, check);
    expect(ports.asked.filter((url) => url === BOOTSTRAP)).toHaveLength(2);
  });

  it("answers for the last label of a longer ending", async () => {
    const ports = world({ [BOOTSTRAP]: list, "https://rdap.uk.example/domain/shop.co.uk": record("2001-02-03T00:00:00Z") });
    expect((await one("shop.co.uk", ports)).registration).toMatchObject({ state: "found", date: "2001-02-03" });
  });

  it("is known for the large endings while IANA does not answer", async () => {
    const ports = world({ "https://rdap.verisign.com/com/v1/domain/shop.com": record("2001-02-03T00:00:00Z") });
    expect((await one("shop.com", ports)).registration).toMatchObject({ state: "found", source: "RDAP of rdap.verisign.com" });
  });

  it("says 404 for a domain that nobody has", async () => {
    const ports = world({ [BOOTSTRAP]: list, "https://rdap.test-registry.example/*": { status: 404 } });
    expect((await one("nobody-has-this.com", ports)).verdict.headline).toBe("nobody-has-this.com is not registered.");
  });

  it("is followed to the registrar for what it does not tell, and overwritten in nothing", async () => {
    const ports = world({
      [BOOTSTRAP]: list,
      "https://rdap.test-registry.example/*": record(undefined, {
        status: ["active"],
        links: [{ rel: "related", type: "application/rdap+json", href: "https://rdap.registrar.example/domain/shop.com" }],
      }),
      "https://rdap.registrar.example/domain/shop.com": record("2001-02-03T00:00:00Z", { status: ["client hold"] }),
    });
    expect(await one("shop.com", ports)).toMatchObject({ registration: { date: "2001-02-03" }, statuses: [{ code: "active" }] });
  });
});

describe("WHOIS", () => {
  it("is asked where there is no RDAP, at the server that IANA names", async () => {
    const ports = world(
      { [BOOTSTRAP]: list },
      {
        "whois.iana.org fi": "domain: FI\nwhois:        whois.fi\n",
        "whois.fi example.fi": "created............: 13.11.2003\nnserver............: ns1.example.fi",
      },
    );
    expect((await one("example.fi", ports)).registration).toMatchObject({
      state: "found",
      date: "2003-11-13",
      source: "WHOIS of whois.fi",
    });
  });

  it("is asked in the form a server wants", async () => {
    const ports = world(
      { [BOOTSTRAP]: list },
      { "whois.denic.de -T dn,ace example.de": "Domain: example.de\nNserver: ns1.example.net\nStatus: connect" },
    );
    expect((await one("example.de", ports)).registration).toMatchObject({
      state: "none",
      reason: "The registry of .de publishes no day of registration.",
    });
  });

  it("is asked when RDAP fails, and a referral fills what is missing", async () => {
    const ports = world(
      { [BOOTSTRAP]: list, "https://rdap.test-registry.example/*": { status: 500 } },
      {
        "whois.verisign-grs.com domain shop.com":
          "Registrar WHOIS Server: whois.registrar.example\nName Server: ns1.shop.com\nRegistrar: Good",
        "whois.registrar.example shop.com": "Creation Date: 2001-02-03\nRegistrar: Bad\nName Server: ns9.other.example",
      },
    );
    expect(await one("shop.com", ports)).toMatchObject({
      registration: { date: "2001-02-03" },
      registrar: "Good",
      nameservers: ["ns1.shop.com"],
    });
  });

  it("that cannot be reached leaves a reason and no number", async () => {
    expect(await one("shop.com", world({}))).toMatchObject({
      age: null,
      registration: { state: "unavailable", date: null, reason: "rdap.verisign.com could not be reached. Ask again in a minute." },
      archive: { state: "unavailable", date: null },
      verdict: { figure: "–", headline: "No witness answered." },
    });
  });
});

describe("the archive", () => {
  const registry = { [BOOTSTRAP]: list, "https://rdap.test-registry.example/*": record("2001-02-03T00:00:00Z") };
  it("is asked for the exact host first, then for the domain", async () => {
    const ports = world({
      ...registry,
      "https://web.archive.org/cdx/search/cdx?url=blog.shop.com*": "",
      "https://web.archive.org/cdx/search/cdx?url=shop.com*": "19990102030405 http://shop.com:80/",
    });
    expect((await one("blog.shop.com", ports)).archive).toMatchObject({ state: "found", date: "1999-01-02" });
  });

  it.each([
    ["", "none", "No page of shop.com was ever captured with status 200."],
    [{ status: 429 }, "unavailable", "The archive has had too many questions from us. Ask again in a few minutes."],
    [{ status: 503 }, "unavailable", "The archive answers with status 503."],
    ["99999999999999 http://x/", "none", "No page of shop.com was ever captured with status 200."],
  ])("answers %j", async (answer, state, reason) => {
    expect((await one("shop.com", world({ ...registry, "https://web.archive.org/*": answer }))).archive).toMatchObject({ state, reason });
  });

  it("is asked once a month for the same host, and twenty times a minute", async () => {
    const ports = world({ ...registry, "https://web.archive.org/*": "20020101000000 http://x/" });
    const check = createWebsiteAgeCheck();
    await one("shop.com", ports, check);
    await one("shop.com", ports, check);
    const questions = () => ports.asked.filter((url) => url.startsWith("https://web.archive.org/")).length;
    expect(questions()).toBe(1);
    const names = Array.from({ length: 20 }, (_, index) => `shop-${index}.com`);
    const { reports } = await check({ urls: names }, ports, signal);
    expect([questions(), reports.filter(({ archive }) => archive.state === "unavailable").length]).toEqual([20, 1]);
    ports.clock.time += 61_000;
    expect((await one("shop-19.com", ports, check)).archive.state).toBe("found");
  });
});

describe("the certificate logs", () => {
  const registry = { [BOOTSTRAP]: list, "https://rdap.test-registry.example/*": record("2001-02-03T00:00:00Z") };
  const entry = (id: number, not_before: string, name_value = "shop.com", entry_timestamp: string | null = "2026-01-01T00:00:00.123") => ({
    id,
    name_value,
    not_before,
    entry_timestamp,
    issuer_name: "C=US, O=Example CA",
  });
  const certificate = async (answer: string | Partial<FetchedPage> | AppError, url = "shop.com") =>
    (await one(url, world({ ...registry, "https://crt.sh/?*": answer }))).certificate;

  it.each([
    [
      "the oldest, wherever it stands",
      [entry(3, "2020-01-01T00:00:00"), entry(1, "2014-05-06T07:08:09"), entry(2, "2016-01-01T00:00:00")],
      1,
      "2014-05-06",
    ],
    ["one of several names", [entry(7, "2014-05-06T07:08:09", "mail.other.com\nSHOP.com")], 7, "2014-05-06"],
    ["a star", [entry(8, "2015-01-01T00:00:00", "*.shop.com")], 8, "2015-01-01"],
    ["none of another name", [entry(9, "2001-01-01T00:00:00", "notshop.com"), entry(10, "2015-01-01T00:00:00")], 10, "2015-01-01"],
    [
      "none that began after it was logged",
      [entry(11, "2014-01-01T00:00:00", "shop.com", "2013-01-01T00:00:00"), entry(12, "2015-01-01T00:00:00")],
      12,
      "2015-01-01",
    ],
    ["one whose log day is missing", [entry(13, "2014-01-01T00:00:00", "shop.com", null)], 13, "2014-01-01"],
    ["none with a broken day", [entry(14, "0000-99-99"), { id: "x" }, null, entry(15, "2015-01-01T00:00:00")], 15, "2015-01-01"],
  ])("give %s", async (_, entries, id, date) => {
    expect(await certificate(JSON.stringify(entries))).toMatchObject({ state: "found", date, sourceUrl: `https://crt.sh/?id=${id}` });
  });

  it.each([
    ["[]", "none", "No certificate for shop.com is in the public logs."],
    [{ status: 429 }, "unavailable", "crt.sh has had too many questions from us. Ask again in a few minutes."],
    [{ status: 502 }, "unavailable", "crt.sh answers with status 502, as it does when it is busy. Ask again later."],
    ["<html>busy</html>", "unavailable", "crt.sh sent something that is no list of certificates. Ask again later."],
    [{ truncated: true }, "unavailable", "crt.sh lists more certificates for shop.com than we read, so the first is not among them."],
    [new AppError("dns_not_found", { host: "crt.sh" }), "unavailable", "crt.sh could not be reached. Ask again in a minute."],
  ])("answer %j", async (answer, state, reason) => {
    expect(await certificate(answer)).toMatchObject({ state, date: null, sourceUrl: null, reason });
  });

  it("are left alone for half a minute when they do not answer", async () => {
    const ports = world({ ...registry, "https://crt.sh/?*": new AppError("response_timeout", { host: "crt.sh", seconds: 12 }) });
    const check = createWebsiteAgeCheck();
    await one("shop.com", ports, check);
    expect((await one("shop-2.com", ports, check)).certificate.reason).toBe("crt.sh did not answer a moment ago. Ask again in a minute.");
    ports.clock.time += 31_000;
    await one("shop-3.com", ports, check);
    expect(ports.asked.filter((url) => url.startsWith("https://crt.sh/"))).toHaveLength(2);
  });

  it("are asked for the domain, then for the host, by their exact names", async () => {
    const ports = world({ ...registry, "https://crt.sh/?*": "[]" });
    await one("blog.shop.com", ports);
    expect(ports.asked.filter((url) => url.startsWith("https://crt.sh/"))).toEqual(
      ["shop.com", "blog.shop.com"].map((name) => `https://crt.sh/?Identity=${name}&match=%3D&deduplicate=Y&output=json`),
    );
  });
});

describe("a list", () => {
  it("keeps its order and tells what is no domain", async () => {
    const ports = world({
      [BOOTSTRAP]: list,
      "https://rdap.test-registry.example/*": record("2001-02-03T00:00:00Z"),
      "https://web.archive.org/*": "",
    });
    const output = await createWebsiteAgeCheck()({ urls: ["b.com", "127.0.0.1", "a.com", "b.com"] }, ports, signal);
    expect([output.reports.map(({ domain }) => domain), output.failures]).toEqual([
      ["b.com", "a.com"],
      [
        {
          input: "127.0.0.1",
          message: "127.0.0.1 is a number, not a name. Only domains are registered, so write one, such as example.com.",
        },
      ],
    ]);
  });
});

it("answers its examples without asking anybody", async () => {
  const ports = world({});
  const outputs = [];
  for (const { input } of tool.examples) outputs.push(await createWebsiteAgeCheck()(input, ports, signal));
  expect(ports.asked).toEqual([]);
  for (const output of outputs) expect(safeParse(websiteAgeOutput, output)).toMatchObject({ success: true });
  expect(outputs.map(({ reports }) => [reports[0]?.verdict.level, reports[0]?.verdict.figure])).toEqual([
    ["pass", "31"],
    ["failed", "7"],
    ["pass", "25"],
  ]);
});

it.each([
  [{}, "Add a domain, or a list of them: one of the two."],
  [{ urls: Array.from({ length: 21 }, (_, index) => `a${index}.com`) }, "20 domains a run is the limit. Run the rest after these."],
  [{ url: "a.com", archived: "May 2003" }, "Write the day of the capture like 2003-05-12."],
])("%j is told: %s", (input, message) => {
  const result = safeParse(websiteAgeInput, input);
  expect(result.success ? "accepted" : result.error.issues[0]?.message).toBe(message);
});

it("does not take pasted nonsense for a record", async () => {
  await expect(createWebsiteAgeCheck()({ url: "a.com", record: "hello" }, world({}), signal)).rejects.toMatchObject({
    code: "input_invalid",
  });
});
