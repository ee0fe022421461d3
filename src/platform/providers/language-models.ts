import { z } from "zod";
import type { WritingTask, WrittenText } from "#core/providers/language-model.ts";
import { type ProviderDefinition, ProviderFault, type ProviderField, type ServiceCall } from "./provider-definition.ts";
import { number } from "./read-answer.ts";

/** How a model is asked, and how what it sends back piece by piece is read. */
export interface LanguageModel extends Omit<ProviderDefinition, "asks"> {
  callOf(task: WritingTask, key: (variable: string) => string): ServiceCall;
  modelOf(key: (variable: string) => string): string;
  /** The variables that bound a day in money. */
  cost: ModelCost;
  /** What one event adds. Throws where it makes no sense. */
  read(event: unknown): WrittenPiece;
}

export interface ModelCost {
  dollarsADay: string;
  dollarsPerMillion: string;
}

export interface WrittenPiece {
  text?: string | undefined;
  inputTokens?: number | null | undefined;
  outputTokens?: number | null | undefined;
  /** Why it stopped, once it did. */
  stopped?: string | null | undefined;
}

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        message: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: number, completion_tokens: number }).nullish(),
});

/** Any server that speaks `/chat/completions`: in the cloud, or Ollama and llama.cpp on the operator's own machine. */
export const openAiCompatible: LanguageModel = {
  id: "openai-compatible",
  name: "Language model",
  gives: "text from any server that speaks OpenAI's chat completions, a local one too",
  site: "https://platform.openai.com/docs/api-reference/chat",
  baseUrl: "",
  fields: [
    { variable: "LLM_BASE_URL", label: "Base address, such as http://127.0.0.1:11434/v1", isSecret: false },
    { variable: "LLM_MODEL", label: "Model", isSecret: false },
    { variable: "LLM_API_KEY", label: "Key; a server of your own may need none", isSecret: true, isOptional: true },
    ...costFields("LLM"),
  ],
  cost: costOf("LLM"),
  usualBudget: 500_000,
  modelOf: (key) => key("LLM_MODEL"),
  callOf: ({ system, text, maxTokens }, key) => ({
    path: `${key("LLM_BASE_URL").replace(/\/+$/, "")}/chat/completions`,
    headers: key("LLM_API_KEY") ? { authorization: `Bearer ${key("LLM_API_KEY")}` } : {},
    json: {
      model: key("LLM_MODEL"),
      max_tokens: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: "system", content: system },
        { role: "user", content: text },
      ],
    },
  }),
  read(event) {
    const { choices, usage } = chunk.parse(event);
    const [first] = choices ?? [];
    return {
      text: first?.delta?.content ?? first?.message?.content ?? undefined,
      stopped: first?.finish_reason,
      inputTokens: usage?.prompt_tokens,
      outputTokens: usage?.completion_tokens,
    };
  },
};

const usage = z.object({ input_tokens: number, output_tokens: number }).partial().nullish();
const event = z.object({
  type: z.string(),
  message: z.object({ usage }).nullish(),
  delta: z.object({ text: z.string().nullish(), stop_reason: z.string().nullish() }).nullish(),
  usage,
});

/** https://docs.anthropic.com/en/api/messages-streaming */
export const anthropic: LanguageModel = {
  id: "anthropic",
  name: "Anthropic",
  gives: "text from Anthropic's models",
  site: "https://console.anthropic.com/",
  baseUrl: "https://api.anthropic.com",
  fields: [
    { variable: "ANTHROPIC_API_KEY", label: "Key", isSecret: true },
    { variable: "ANTHROPIC_MODEL", label: "Model", isSecret: false },
    ...costFields("ANTHROPIC"),
  ],
  cost: costOf("ANTHROPIC"),
  usualBudget: 500_000,
  modelOf: (key) => key("ANTHROPIC_MODEL"),
  callOf: ({ system, text, maxTokens }, key) => ({
    path: "/v1/messages",
    headers: { "x-api-key": key("ANTHROPIC_API_KEY"), "anthropic-version": "2023-06-01" },
    json: { model: key("ANTHROPIC_MODEL"), max_tokens: maxTokens, stream: true, system, messages: [{ role: "user", content: text }] },
  }),
  read(given) {
    const { type, message, delta, usage: used } = event.parse(given);
    if (type === "error") throw new ProviderFault("upstream-error", "broke off.");
    return {
      text: delta?.text ?? undefined,
      stopped: delta?.stop_reason,
      inputTokens: message?.usage?.input_tokens ?? used?.input_tokens,
      outputTokens: used?.output_tokens,
    };
  },
};

function costOf(name: string): ModelCost {
  return { dollarsADay: `${name}_DOLLARS_A_DAY`, dollarsPerMillion: `${name}_DOLLARS_PER_MILLION` };
}

function costFields(name: string): ProviderField[] {
  const { dollarsADay, dollarsPerMillion } = costOf(name);
  return [
    {
      variable: dollarsADay,
      label: "Most dollars a day; the price must be known for it",
      isSecret: false,
      isOptional: true,
      isAmount: true,
    },
    {
      variable: dollarsPerMillion,
      label: "Dollars for a million tokens, the dearer of its rates",
      isSecret: false,
      isOptional: true,
      isAmount: true,
    },
  ];
}

/** Tokens that a day may take, so that no mix of tokens read and written costs more than the day's dollars. */
export function tokensWithin(
  budget: number,
  { dollarsADay, dollarsPerMillion }: ModelCost,
  keys: Readonly<Record<string, string>>,
): number {
  const dollars = keys[dollarsADay] ?? "";
  if (dollars === "") return budget;
  const tokens = Math.floor((amountIn(dollars) / amountIn(keys[dollarsPerMillion] ?? "")) * 1_000_000);
  // A bound in money that cannot be kept, since nobody knows the price, lets nothing through.
  return Number.isFinite(tokens) ? Math.min(budget, Math.max(0, tokens)) : 0;
}

const amountIn = (text: string) => Number.parseFloat(text.replace(",", "."));

/** Reads server-sent events as they come: give it pieces of any size, then `end`. */
export function createEventReader(onEvent: (json: unknown) => void) {
  let rest = "";
  const readLine = (line: string) => {
    const data = /^data:\s?(.*)$/.exec(line)?.[1];
    if (data === undefined || data.trim() === "" || data.trim() === "[DONE]") return;
    onEvent(JSON.parse(data));
  };
  return {
    add(piece: string) {
      const lines = (rest + piece).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) readLine(line);
    },
    end: () => readLine(rest),
  };
}

/** No token is longer than this on average: a model that writes more was granted less. */
const CHARACTERS_A_TOKEN = 12;

/** What was written so far, put together from its pieces. Throws when it becomes longer than what was granted can be. */
export function createWriting(model: string, maxTokens: number, onText: (piece: string) => void) {
  let text = "";
  let stopped: string | null = null;
  const tokens = { input: 0, output: 0 };
  return {
    add(piece: WrittenPiece) {
      if (piece.text) {
        text += piece.text;
        if (text.length > maxTokens * CHARACTERS_A_TOKEN) throw new ProviderFault("upstream-error", "wrote more than it was asked for.");
        onText(piece.text);
      }
      stopped = piece.stopped ?? stopped;
      tokens.input = piece.inputTokens ?? tokens.input;
      tokens.output = piece.outputTokens ?? tokens.output;
    },
    done: (): WrittenText => ({ text, model, isWhole: stopped !== "length" && stopped !== "max_tokens", tokens }),
  };
}
