import { type LanguageModel, tokensWithin } from "./language-models.ts";
import type { ProviderDefinition, ProviderField } from "./provider-definition.ts";
import { open, seal } from "./provider-keys.ts";
import { dataProviders, languageModels } from "./provider-list.ts";
import type { createProviderStore } from "./provider-store.ts";

type AnyProvider = ProviderDefinition | LanguageModel;

interface Options {
  store: ReturnType<typeof createProviderStore>;
  secret: Uint8Array;
  variables: Readonly<Record<string, string>>;
  /** Why the provider does not answer; undefined when it does. */
  check(provider: AnyProvider): Promise<string | undefined>;
}

/** A provider as the owner sees it. No value of a key leaves. */
export interface ProviderView {
  id: string;
  name: string;
  gives: string;
  site: string;
  /** Requests, or tokens of a model. */
  unit: "requests" | "tokens";
  isSetUp: boolean;
  /** By the environment: then the admin cannot change it. */
  isFixed: boolean;
  budget: number;
  usedToday: number;
  fields: readonly (ProviderField & { isSet: boolean })[];
}

export interface ProviderSettings {
  of(provider: AnyProvider): Promise<{ keys: Readonly<Record<string, string>>; budget: number }>;
  isSetUp(provider: AnyProvider): Promise<boolean>;
  list(): Promise<ProviderView[]>;
  /** Fields that are left empty stay as they are. False for a provider that is not known or is set by the environment. */
  set(id: string, keys: Readonly<Record<string, string>>, budget: number | null): Promise<boolean>;
  unset(id: string): Promise<boolean>;
  check(id: string): Promise<string | undefined>;
}

/** Another instance may change them: they are read anew after this. */
const FRESH_MS = 4_000;

export function createProviderSettings({ store, secret, variables, check }: Options): ProviderSettings {
  const all: readonly AnyProvider[] = [...dataProviders, ...languageModels];
  let read: { at: number; rows: Promise<Map<string, { keys: Record<string, string>; budget: number | null }>> } | undefined;

  function rows() {
    if (!read || Date.now() - read.at > FRESH_MS) {
      const found = store
        .settings()
        .then((list) => new Map(list.map((row) => [row.provider, { keys: open(row.sealed_keys, secret) ?? {}, budget: row.budget }])));
      read = { at: Date.now(), rows: found };
      found.catch(() => {
        read = undefined;
      });
    }
    return read.rows;
  }

  const isFixed = ({ fields }: AnyProvider) => fields.some(({ variable }) => variables[variable] !== undefined);
  const isWhole = ({ fields }: AnyProvider, keys: Readonly<Record<string, string>>) =>
    fields.every(({ variable, isOptional }) => isOptional || (keys[variable] ?? "") !== "");

  async function of(provider: AnyProvider) {
    const row = (await rows()).get(provider.id);
    const keys = isFixed(provider) ? variables : (row?.keys ?? {});
    const budget = row?.budget ?? provider.usualBudget;
    return { keys, budget: "cost" in provider ? tokensWithin(budget, provider.cost, keys) : budget };
  }

  async function write(
    id: string,
    change: (row: { keys: Record<string, string>; budget: number | null }) => Promise<void>,
  ): Promise<boolean> {
    const provider = all.find((each) => each.id === id);
    if (!provider) return false;
    read = undefined;
    await change((await rows()).get(id) ?? { keys: {}, budget: null });
    read = undefined;
    return true;
  }

  return {
    of,
    isSetUp: async (provider) => isWhole(provider, (await of(provider)).keys),

    async list() {
      const used = await store.used();
      return Promise.all(
        all.map(async (provider) => {
          const { keys, budget } = await of(provider);
          const { id, name, gives, site, fields } = provider;
          return {
            id,
            name,
            gives,
            site,
            budget,
            unit: "callOf" in provider ? ("tokens" as const) : ("requests" as const),
            isSetUp: isWhole(provider, keys),
            isFixed: isFixed(provider),
            usedToday: used.get(id) ?? 0,
            fields: fields.map((field) => ({ ...field, isSet: (keys[field.variable] ?? "") !== "" })),
          };
        }),
      );
    },

    set: (id, given, budget) =>
      write(id, async (row) => {
        const provider = all.find((each) => each.id === id);
        const known = provider && !isFixed(provider) ? provider.fields.map(({ variable }) => variable) : [];
        const filled = Object.entries(given).filter(([variable, value]) => known.includes(variable) && value.trim() !== "");
        await store.set(
          id,
          seal({ ...row.keys, ...Object.fromEntries(filled.map(([variable, value]) => [variable, value.trim()])) }, secret),
          budget,
        );
      }),

    unset: (id) => write(id, () => store.unset(id)),

    async check(id) {
      const provider = all.find((each) => each.id === id);
      if (!provider || !isWhole(provider, (await of(provider)).keys)) return "It is not set up yet.";
      return check(provider);
    },
  };
}
