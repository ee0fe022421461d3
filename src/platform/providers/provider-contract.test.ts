import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProviderKind } from "#core/providers/provider-kinds.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { providerCases } from "../../../tests/support/provider-cases.ts";
import { createProviders } from "./create-providers.ts";
import { dataProviders, languageModels } from "./provider-list.ts";

type Respond = (response: ServerResponse, request: IncomingMessage, body: string) => void;
const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));

/** A provider on this machine: says what it is told to, and notes what it was asked. */
let respond: Respond = json({});
const asked: string[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  // Google hands out an access token first: that is no question.
  if (request.url?.endsWith("/token")) return json({ access_token: "access-1" })(response, request, body);
  asked.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
  respond(response, request, body);
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const all = [...dataProviders, ...languageModels];
const signal = new AbortController().signal;

describeOnEachDatabase("providers", (database) => {
  const told: unknown[] = [];
  async function open(variables: Record<string, string>, { dataMs = 20_000, modelMs = 20_000, used = database.open(), day = 15 } = {}) {
    const { db } = await used;
    told.splice(0);
    return createProviders({
      db,
      secret: new Uint8Array(32),
      variables,
      bases: Object.fromEntries(all.map(({ id }) => [id, `${base}/${id}`])),
      now: () => new Date(Date.UTC(2026, 10, day)),
      onError: (...message) => told.push(message),
      limits: { dataMs, modelMs },
    });
  }
  // What adapters make of an answer has nothing to do with the database.
  const thorough = database.dialect === "sqlite" ? providerCases : providerCases.slice(0, 1);

  describe.each(thorough)("$provider: $kind", ({ provider, kind, keys, question, ...says }) => {
    /** Each on a day of its own, so that no answer is one that was kept. */
    const asker = () => {
      const used = database.open();
      let day = 0;
      return async (options?: { dataMs: number }) =>
        (await open(keys, { ...options, used, day: ++day })).askProvider(kind as ProviderKind, question as never);
    };
    const given = (value: unknown) => ({
      state: "given",
      source: all.find(({ id }) => id === provider)?.name,
      asOf: expect.stringMatching(/^2026-11-/),
      value,
    });

    it("asks as documented, and reads what it says, also where nothing is found or values are odd", async () => {
      const ask = asker();
      respond = json(says.answer);
      expect(await ask()).toMatchObject(given(says.value));
      expect(asked.join("\n")).toMatch(says.asks);
      for (const [answer, expected] of [
        [says.empty, says.ofEmpty],
        [says.odd, says.ofOdd],
      ]) {
        respond = json(answer);
        expect(await ask()).toMatchObject(typeof expected === "string" ? { state: "unavailable", reason: expected } : given(expected));
      }
    });

    it("says why when it is refused, used up, broken or makes no sense; and no key with it", async () => {
      const ask = asker();
      const answers: [Respond, string][] = [
        [json({ error: "bad key" }, 401), "upstream-error"],
        [json({}, 403), "upstream-error"],
        [json({}, 429, { "retry-after": "86400" }), "quota"],
        [json({}, 500, { "retry-after": "0" }), "upstream-error"],
        [(response) => response.end("<html>busy</html>"), "upstream-error"],
        [(response) => response.destroy(), "upstream-error"],
        [json("nonsense"), "upstream-error"],
        ...(says.quota === undefined ? [] : [[json(says.quota), "quota"] as [Respond, string]]),
      ];
      for (const [how, reason] of answers) {
        respond = how;
        const answer = await ask();
        expect(answer).toMatchObject({ state: "unavailable", reason });
        expect(JSON.stringify([answer, told])).not.toMatch(/hush|access-1|127\.0\.0\.1/);
        // A cell without a figure holds no digit.
        expect(answer.state === "unavailable" && answer.detail).toMatch(/^[A-Z]\D+\.$/);
      }
    });

    it("is not waited for past its time", async () => {
      respond = () => {};
      expect(await asker()({ dataMs: 60 })).toMatchObject({
        state: "unavailable",
        reason: "upstream-error",
        detail: expect.stringContaining("in time"),
      });
    });

    it("without a key is not asked at all", async () => {
      expect(await (await open({})).askProvider(kind as ProviderKind, question as never)).toMatchObject({ reason: "no-provider" });
      expect(asked).toEqual([]);
    });
  });

  it("asks a second time where it was told to wait, and no third", async () => {
    const [first] = providerCases;
    if (!first) throw new Error("no case");
    const busy = json({}, 429, { "retry-after": "0" });
    respond = (...how) => (asked.length === 1 ? busy : json(first.answer))(...how);
    expect(await (await open(first.keys)).askProvider("searchResults", first.question as never)).toMatchObject({ state: "given" });
    expect(asked).toHaveLength(2);
    asked.splice(0);
    respond = busy;
    expect(await (await open(first.keys)).askProvider("searchResults", first.question as never)).toMatchObject({ reason: "quota" });
    expect(asked).toHaveLength(2);
  });

  const brave = { BRAVE_API_KEY: "hush-hush" };
  const search = { q: "blue shoes", country: "US", lang: "en", device: "desktop", depth: 20 } as const;
  const found = { web: { results: [{ url: "https://a.example/" }] } };

  it("keeps an answer for the day, however the question is spelled, and asks once for many at once", async () => {
    const providers = await open(brave);
    respond = json(found);
    const answers = await Promise.all(Array.from({ length: 20 }, () => providers.askProvider("searchResults", search)));
    answers.push(await providers.askProvider("searchResults", { ...search, q: " Blue  SHOES " }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(asked).toHaveLength(1);
    await providers.askProvider("searchResults", { ...search, country: "GB" });
    expect(asked).toHaveLength(2);
  });

  it("asks the next source when the first has no answer, and names who gave it", async () => {
    const providers = await open({ ...brave, SERPAPI_KEY: "hush-too" });
    respond = (response, request, body) => (request.url?.includes("serpapi") ? json({}, 401) : json(found))(response, request, body);
    expect(await providers.askProvider("searchResults", search)).toMatchObject({
      state: "given",
      source: "Brave Search",
      value: { engine: "Brave" },
    });
    expect((await providers.askProviders("searchResults", search)).map(({ state }) => state)).toEqual(["unavailable", "given"]);
  });

  it("stops at the budget of the day, which the owner sets", async () => {
    const providers = await open({});
    await providers.settings.set("brave", brave, 3);
    respond = json(found);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => providers.askProvider("searchResults", { ...search, q: `q${index}` })),
    );
    expect(answers.filter(({ state }) => state === "given")).toHaveLength(3);
    expect(asked).toHaveLength(3);
    expect(answers.find(({ state }) => state === "unavailable")).toMatchObject({ reason: "quota" });
    expect((await providers.settings.list()).find(({ id }) => id === "brave")).toMatchObject({
      usedToday: 3,
      budget: 3,
      isSetUp: true,
      isFixed: false,
    });
  });

  it("keeps keys sealed, tells none, and can be tried and taken back", async () => {
    const opened = await database.open();
    const options = { db: opened.db, variables: {}, bases: { brave: `${base}/brave` }, now: () => new Date(), onError: () => {} };
    const providers = createProviders({ ...options, secret: new Uint8Array(32) });
    expect(await providers.settings.check("brave")).toBe("It is not set up yet.");
    await providers.settings.set("brave", { ...brave, OTHER: "x" }, null);
    await providers.settings.set("brave", { BRAVE_API_KEY: "  " }, 7);
    const rows = await opened.db.selectFrom("provider_setting").selectAll().execute();
    expect(JSON.stringify([rows, await providers.settings.list()])).not.toContain("hush");
    respond = json(found);
    expect(await providers.settings.check("brave")).toBeUndefined();
    expect(asked.join()).toContain("hush-hush");
    respond = json({}, 401);
    expect(await providers.settings.check("brave")).toBe("Brave Search refused the key that is set on this site.");
    // Another secret opens nothing, and breaks nothing.
    const other = createProviders({ ...options, secret: new Uint8Array(32).fill(1) });
    expect((await other.settings.list()).find(({ id }) => id === "brave")).toMatchObject({ isSetUp: false, budget: 7 });
    await providers.settings.unset("brave");
    expect(await providers.askProvider("searchResults", search)).toMatchObject({ reason: "no-provider" });
  });

  const task = { system: "Rewrite.", text: "Some words.", maxTokens: 50 };
  const events =
    (list: unknown[]): Respond =>
    (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`${list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")}data: [DONE]\n\n`);
    };
  const models: [string, Record<string, string>, RegExp, unknown[], unknown[]][] = [
    [
      "openai-compatible",
      { LLM_BASE_URL: "http://127.0.0.1:1/v1", LLM_MODEL: "m", LLM_API_KEY: "hush-hush" },
      /^POST \/openai-compatible\/v1\/chat\/completions .*"authorization":"Bearer hush-hush".*"max_tokens":50.*"role":"user","content":"Some words\."/,
      [
        { choices: [{ delta: { content: "New " } }] },
        { choices: [{ delta: { content: "words." }, finish_reason: "stop" }] },
        { choices: [], usage: { prompt_tokens: 9, completion_tokens: 3 } },
      ],
      [{ choices: [{ delta: { content: "New" }, finish_reason: "length" }] }],
    ],
    [
      "anthropic",
      { ANTHROPIC_API_KEY: "hush-hush", ANTHROPIC_MODEL: "m" },
      /^POST \/anthropic\/v1\/messages .*"x-api-key":"hush-hush".*"anthropic-version":"2023-06-01".*"system":"Rewrite\."/,
      [
        { type: "message_start", message: { usage: { input_tokens: 9, output_tokens: 1 } } },
        { type: "content_block_delta", delta: { type: "text_delta", text: "New " } },
        { type: "content_block_delta", delta: { type: "text_delta", text: "words." } },
        { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 3 } },
        { type: "message_stop" },
      ],
      [
        { type: "content_block_delta", delta: { text: "New" } },
        { type: "message_delta", delta: { stop_reason: "max_tokens" } },
      ],
    ],
  ];

  it.each(models)("%s writes piece by piece, is counted, and says why when it does not", async (id, keys, asks, whole, cut) => {
    const providers = await open(keys);
    const write = (pieces: string[] = []) => providers.writeText(task, { signal, onText: (piece) => pieces.push(piece) });
    const usedToday = async () => (await providers.settings.list()).find((each) => each.id === id)?.usedToday;
    respond = events(whole);
    const pieces: string[] = [];
    expect(await write(pieces)).toMatchObject({
      state: "given",
      value: { text: "New words.", model: "m", isWhole: true, tokens: { input: 9, output: 3 } },
    });
    expect(pieces).toEqual(["New ", "words."]);
    expect(asked.join()).toMatch(asks);
    expect(await usedToday()).toBe(12);
    respond = events(cut);
    expect(await write()).toMatchObject({ value: { text: "New", isWhole: false } });
    const before = await usedToday();
    for (const how of [json({}, 401), json({}, 500, { "retry-after": "0" }), json({}, 404)] satisfies Respond[]) {
      respond = how;
      expect(await write()).toMatchObject({ state: "unavailable" });
    }
    expect(await usedToday()).toBe(before);
    for (const how of [events([{ type: "error" }, { choices: 7 }]), events([]), (response) => response.end("data: {\n\n")] as Respond[]) {
      respond = how;
      expect(await write()).toMatchObject({ reason: "upstream-error", detail: expect.stringContaining("way we understand") });
    }
    expect(JSON.stringify(told)).not.toContain("hush");
  });

  it("spends no more dollars than the day's cap, asked two hundred times at once, and nothing where the price is not known", async () => {
    const providers = await open({});
    const most = Math.ceil((task.system.length + task.text.length) / 2) + task.maxTokens;
    const keys = { ANTHROPIC_API_KEY: "hush-hush", ANTHROPIC_MODEL: "m", ANTHROPIC_DOLLARS_A_DAY: "0,01" };
    await providers.settings.set("anthropic", keys, null);
    expect(await providers.writeText(task, { signal })).toMatchObject({ reason: "quota" });
    await providers.settings.set("anthropic", { ANTHROPIC_DOLLARS_PER_MILLION: "15" }, null);
    respond = events([
      { type: "message_start", message: { usage: { input_tokens: most - 50 } } },
      { type: "x", delta: { text: "w" }, usage: { output_tokens: 50 } },
    ]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => providers.writeText(task, { signal })));
    const given = answers.flatMap((answer) => (answer.state === "given" ? answer.value.tokens : []));
    const dollars = given.reduce((sum, { input, output }) => sum + ((input + output) * 15) / 1_000_000, 0);
    expect(given).toHaveLength(Math.floor(666 / most));
    expect(asked).toHaveLength(given.length);
    expect(dollars).toBeLessThanOrEqual(0.01);
  });

  it("spends no more tokens than the day's cap, asked two hundred times at once", async () => {
    const providers = await open({});
    const most = Math.ceil((task.system.length + task.text.length) / 2) + task.maxTokens;
    await providers.settings.set("anthropic", { ANTHROPIC_API_KEY: "hush-hush", ANTHROPIC_MODEL: "m" }, most * 10 + 5);
    // As dear as it can get: all that was granted is used.
    respond = events([
      { type: "message_start", message: { usage: { input_tokens: most - 50 } } },
      { type: "x", delta: { text: "w" }, usage: { output_tokens: 50 } },
    ]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => providers.writeText(task, { signal })));
    expect(answers.filter(({ state }) => state === "given")).toHaveLength(10);
    expect(asked).toHaveLength(10);
    expect((await providers.settings.list()).find(({ id }) => id === "anthropic")?.usedToday).toBe(most * 10);
  });
});
