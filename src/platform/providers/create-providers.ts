import type { Kysely } from "kysely";
import { compareText } from "#core/lists/compare-text.ts";
import type { WritingTask, WrittenText } from "#core/providers/language-model.ts";
import { noProvider, noProviders, type ProviderPorts } from "#core/providers/no-provider.ts";
import type { ProviderAnswer } from "#core/providers/provider-answer.ts";
import type { ProviderKind, ProviderKinds } from "#core/providers/provider-kinds.ts";
import type { Database } from "../database/database-schema.ts";
import { createEventReader, createWriting, type LanguageModel } from "./language-models.ts";
import { openService } from "./open-service.ts";
import { type ProviderDefinition, ProviderFault } from "./provider-definition.ts";
import { dataProviders, languageModels } from "./provider-list.ts";
import { createProviderSettings, type ProviderSettings } from "./provider-settings.ts";
import { createProviderStore } from "./provider-store.ts";

interface Options {
  db: Kysely<Database>;
  /** Encrypts the keys that the owner sets in the admin. */
  secret: Uint8Array;
  /** Keys by variable: they go before those of the admin. */
  variables: Readonly<Record<string, string>>;
  /** Provider → address in place of its own. */
  bases?: Readonly<Record<string, string>>;
  now: () => Date;
  onError(message: string, fields: Readonly<Record<string, unknown>>): void;
  limits?: { dataMs: number; modelMs: number };
}

const LIMITS = { dataMs: 8_000, modelMs: 60_000 };

export interface Providers extends ProviderPorts {
  settings: ProviderSettings;
  removeOld(): Promise<void>;
}

/** Every source of data that the operator set up, each within its time and its budget of the day. Nothing that one does throws. */
export function createProviders({ db, secret, variables, bases = {}, now, onError, limits = LIMITS }: Options): Providers {
  const store = createProviderStore({ db, now });
  const settings = createProviderSettings({ store, secret, variables, check });
  /** The same question, asked by many at once, is one question. */
  const underWay = new Map<string, Promise<ProviderAnswer<unknown>>>();

  type AnswerOf<Kind extends ProviderKind> = ProviderAnswer<ProviderKinds[Kind]["value"]>;

  async function askOne<Kind extends ProviderKind>(
    provider: ProviderDefinition,
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    { signal, deadline }: { signal: AbortSignal; deadline: number },
  ): Promise<AnswerOf<Kind>> {
    const key = store.keyOf([provider.id, kind, normalised(question)]);
    const kept = (await store.answer(key)) as AnswerOf<Kind> | undefined;
    if (kept) return kept;
    const { keys, budget } = await settings.of(provider);
    const service = openService({
      baseUrl: provider.baseUrl,
      movedTo: bases[provider.id],
      keys,
      now,
      signal,
      deadline,
      mayAsk: () => store.spend(provider.id, 1, budget),
    });
    return settled(provider, kind, async () => {
      const value = await provider.asks[kind]?.(question, service);
      const given = { state: "given", source: provider.name, asOf: store.today(), value } as AnswerOf<Kind>;
      await store
        .keep(key, given)
        .catch((error: unknown) => onError("an answer of a provider was not kept", { provider: provider.id, error }));
      return given;
    });
  }

  /** What a provider does wrong is an answer too. Its own words are not repeated: they may hold the key. */
  async function settled<Value>(
    { id, name }: Pick<ProviderDefinition, "id" | "name">,
    kind: string,
    work: () => Promise<ProviderAnswer<Value>>,
  ): Promise<ProviderAnswer<Value>> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      if (error.reason === "upstream-error") onError("a provider gave no answer", { provider: id, kind, why: error.message });
      return { state: "unavailable", reason: error.reason, detail: `${name} ${error.message}` };
    }
  }

  function askOnce<Kind extends ProviderKind>(
    provider: ProviderDefinition,
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    deadline: number,
  ) {
    const key = store.keyOf([provider.id, kind, normalised(question)]);
    const running = underWay.get(key) as Promise<AnswerOf<Kind>> | undefined;
    if (running) return running;
    // Not the visitor's own signal: others may wait for the same answer, and it is paid for.
    const asked = askOne(provider, kind, question, { signal: NEVER, deadline }).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  }

  async function setUp(kind: ProviderKind): Promise<ProviderDefinition[]> {
    const able = dataProviders.filter(({ asks }) => asks[kind]);
    const ready = await Promise.all(able.map((provider) => settings.isSetUp(provider)));
    return able.filter((_, index) => ready[index]);
  }

  async function askProvider<Kind extends ProviderKind>(
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    signal = NEVER,
  ): Promise<AnswerOf<Kind>> {
    const deadline = Date.now() + limits.dataMs;
    let first: AnswerOf<Kind> | undefined;
    for (const provider of await setUp(kind)) {
      const answer = await heeding(signal, askOnce(provider, kind, question, deadline));
      if (answer.state === "given") return answer;
      first ??= answer;
    }
    return first ?? noProvider(kind);
  }

  async function askProviders<Kind extends ProviderKind>(
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    signal = NEVER,
  ): Promise<readonly AnswerOf<Kind>[]> {
    const deadline = Date.now() + limits.dataMs;
    const providers = await setUp(kind);
    if (providers.length === 0) return [noProvider(kind)];
    return heeding(signal, Promise.all(providers.map((provider) => askOnce(provider, kind, question, deadline))));
  }

  async function writeText(
    task: WritingTask,
    { signal, onText = () => {} }: { signal: AbortSignal; onText?(piece: string): void },
  ): Promise<ProviderAnswer<WrittenText>> {
    let first: ProviderAnswer<WrittenText> | undefined;
    let hasBegun = false;
    for (const model of languageModels) {
      if (!(await settings.isSetUp(model))) continue;
      const answer = await write(model, task, signal, (piece) => {
        hasBegun = true;
        onText(piece);
      });
      if (answer.state === "given" || hasBegun) return answer;
      first ??= answer;
    }
    return first ?? noProviders.writeText(task, { signal });
  }

  async function write(model: LanguageModel, task: WritingTask, signal: AbortSignal, onText: (piece: string) => void) {
    const { keys, budget } = await settings.of(model);
    const reserved = mostTokens(task);
    const day = store.today();
    return settled<WrittenText>(model, "text", async () => {
      const writing = createWriting(
        model.modelOf((variable) => keys[variable] ?? ""),
        task.maxTokens,
        onText,
      );
      const stop = new AbortController();
      const events = createEventReader((event) => writing.add(model.read(event)));
      let nonsense = false;
      /** A malformed event ends the request and spoils the whole answer; that is thrown once the request is over. */
      const hear = (read: () => void) => {
        try {
          if (!nonsense) read();
        } catch {
          nonsense = true;
          stop.abort();
        }
      };
      const service = openService({
        baseUrl: model.baseUrl,
        movedTo: bases[model.id],
        keys,
        now,
        signal: AbortSignal.any([signal, stop.signal]),
        deadline: Date.now() + limits.modelMs,
        mayAsk: () => store.spend(model.id, reserved, budget),
        onPiece: (piece) => hear(() => events.add(piece)),
      });
      try {
        await service.send(model.callOf(task, service.key));
        hear(events.end);
      } catch (error) {
        // What never reached the model costs nothing; of what broke off nobody knows what it cost.
        if (error instanceof ProviderFault && error.reason !== "quota" && writing.done().text === "" && !nonsense)
          await store.settle(model.id, day, -reserved);
        if (!nonsense) throw error;
      }
      const written = writing.done();
      if (nonsense || written.text === "") throw new ProviderFault("upstream-error", "did not answer in a way we understand.");
      const spent = written.tokens.input + written.tokens.output;
      if (spent > 0) await store.settle(model.id, day, spent - reserved);
      return { state: "given", source: `${model.name} (${written.model})`, asOf: day, value: written };
    });
  }

  /** One real question with a small answer, outside of what is kept; undefined when it was answered. */
  async function check(definition: ProviderDefinition | LanguageModel): Promise<string | undefined> {
    const { keys, budget } = await settings.of(definition);
    if ("callOf" in definition) {
      const answer = await write(definition, { system: "Answer with one word.", text: "Hello", maxTokens: 16 }, NEVER, () => {});
      return answer.state === "given" ? undefined : answer.detail;
    }
    const [kind] = Object.keys(definition.asks) as ProviderKind[];
    const service = openService({
      baseUrl: definition.baseUrl,
      movedTo: bases[definition.id],
      keys,
      now,
      signal: NEVER,
      deadline: Date.now() + limits.dataMs,
      mayAsk: () => store.spend(definition.id, 1, budget),
    });
    const answer = await settled<unknown>(definition, "check", async () => {
      const ask = (kind && definition.asks[kind]) as ((question: unknown, asked: typeof service) => Promise<unknown>) | undefined;
      return { state: "given", source: definition.name, asOf: store.today(), value: await ask?.(SAMPLE, service) };
    });
    return answer.state === "given" ? undefined : answer.detail;
  }

  return { askProvider, askProviders, writeText, settings, removeOld: store.removeOld };
}

const NEVER = new AbortController().signal;

/** Fields of every question, so that one sample serves all kinds. */
const SAMPLE = {
  q: "example",
  country: "US",
  lang: "en",
  device: "desktop",
  depth: 10,
  keywords: ["example"],
  seeds: ["example"],
  seed: "example",
  domain: "example.com",
  domains: ["example.com"],
};

/** More than the task can take: a token is seldom shorter than two bytes. */
const mostTokens = ({ system, text, maxTokens }: WritingTask) => Math.ceil(Buffer.byteLength(system + text) / 2) + maxTokens;

/** The same question however it is spelled: its fields in one order, its spaces and capitals aside. */
function normalised(question: object): unknown {
  return Object.entries(question)
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, value]) => [name, typeof value === "string" ? value.trim().replace(/\s+/g, " ").toLowerCase() : value]);
}

/** Ends the wait of a visitor who has left; the request itself goes on. */
function heeding<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  if (signal === NEVER) return work;
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return Promise.race([work, left.promise]).finally(() => signal.removeEventListener("abort", leave));
}
