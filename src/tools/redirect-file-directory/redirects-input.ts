import { redirectCodes, redirectKinds } from "#engines/apache/redirects/redirect.ts";
import type { RedirectFileDirectoryInput } from "./redirect-file-directory.schema.ts";

/** What the form holds. */
export function redirectsInputOf(form: FormData): RedirectFileDirectoryInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const kind = redirectKinds.find((one) => one === text("kind"));
  const code = redirectCodes.find((one) => String(one) === text("code"));
  return {
    ...written("site", text("site")),
    ...written("from", text("from")),
    ...written("to", text("to")),
    ...written("list", text("list")),
    ...(kind ? { kind } : {}),
    ...(code ? { code } : {}),
    ...(text("query") === "drop" ? { query: "drop" } : {}),
  };
}

/** The same from the texts that an address or a posted form gave. */
export function redirectsInputOfTexts(given: Readonly<Record<string, string>>): RedirectFileDirectoryInput {
  const form = new FormData();
  for (const [name, text] of Object.entries(given)) form.append(name, text);
  return redirectsInputOf(form);
}

function written<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  return text === "" ? {} : ({ [name]: text } as Record<Name, string>);
}
