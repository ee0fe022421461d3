import { hstsChoices } from "#engines/apache/host/host-rule.ts";
import type { RewriteToWwwChoices, RewriteToWwwInput } from "./rewrite-to-www.schema.ts";

/** What the form holds; a field that is missing has its first choice. */
export function frontDoorInputOf(form: FormData): RewriteToWwwInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const chosen = <const Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === text(name));
  return {
    domain: text("domain"),
    ...defined("to", chosen("to", ["www", "root"])),
    ...defined("scheme", chosen("scheme", ["https", "keep"])),
    ...(text("proxy") === "true" ? { proxy: true } : {}),
    ...defined("hsts", chosen("hsts", hstsChoices)),
    ...defined("slash", chosen("slash", ["leave", "add", "remove"])),
    ...defined(
      "code",
      CODES.find((code) => String(code) === text("code")),
    ),
    ...(text("check") === "true" ? { check: true } : {}),
  };
}

/** Every choice spelled out; without a domain, the one that examples are written with. */
export function choicesOf(input: RewriteToWwwInput): RewriteToWwwChoices {
  const { domain, to = "www", scheme = "https", proxy = false, hsts = "none", slash = "leave", code = 301, check = false } = input;
  return { domain: domain === "" ? "example.com" : domain, to, scheme, proxy, hsts, slash, code, check };
}

/** The same from the texts that an address or a posted form gave. */
export function frontDoorInputOfTexts(given: Readonly<Record<string, string>>): RewriteToWwwInput {
  const form = new FormData();
  for (const [name, text] of Object.entries(given)) form.append(name, text);
  return frontDoorInputOf(form);
}

const CODES = [301, 302, 307, 308] as const;

function defined<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
