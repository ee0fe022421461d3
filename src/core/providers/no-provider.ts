import type { ToolPorts } from "../tool/tool-ports.ts";
import type { Unavailable } from "./provider-answer.ts";
import { KIND_WORDS, type ProviderKind } from "./provider-kinds.ts";

export type ProviderPorts = Pick<ToolPorts, "askProvider" | "askProviders" | "writeText">;

/** What is said where the operator set up no source of a kind. */
export function noProvider(kind: ProviderKind): Unavailable {
  const words = KIND_WORDS[kind];
  return {
    state: "unavailable",
    reason: "no-provider",
    detail: `No source of ${words} is set up on this site.`,
    unlock: `It appears here once the owner of this site connects a source of ${words}.`,
  };
}

/** A site without any provider: every answer says so, and nothing is asked. */
export const noProviders: ProviderPorts = {
  askProvider: async (kind) => noProvider(kind),
  askProviders: async (kind) => [noProvider(kind)],
  writeText: async () => ({
    state: "unavailable",
    reason: "no-provider",
    detail: "No language model is connected to this site.",
    unlock: "It works here once the owner of this site connects a language model.",
  }),
};
