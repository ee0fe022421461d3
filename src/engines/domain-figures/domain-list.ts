import { AppError } from "#core/errors/app-error.ts";
import { domainNameOf } from "./domain-name.ts";

/** What somebody typed, as registrable domains: each once, in their order, with the reason for what is none. */
export function domainList(typed: readonly string[]): { domains: string[]; refused: { input: string; message: string }[] } {
  const domains = new Set<string>();
  const refused = new Map<string, string>();
  for (const input of typed.flatMap((line) => line.split(/[\s,;]+/).filter(Boolean)))
    try {
      domains.add(domainNameOf(input).domain);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(input.slice(0, 100), error.message);
    }
  return { domains: [...domains], refused: [...refused].map(([input, message]) => ({ input, message })) };
}
