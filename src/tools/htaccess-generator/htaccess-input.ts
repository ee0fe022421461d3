import { hstsChoices } from "#engines/apache/host/host-rule.ts";
import { assetAges } from "#engines/apache/htaccess/delivery-parts.ts";
import { fileGroups } from "#engines/apache/htaccess/deny-parts.ts";
import { referrerPolicies } from "#engines/apache/htaccess/security-part.ts";
import { botChoices, type HtaccessGeneratorInput } from "./htaccess-generator.schema.ts";

const TEXTS = [
  ...([
    "domain",
    "redirects",
    "error401",
    "error403",
    "error404",
    "error410",
    "error500",
    "error503",
    "index",
    "user",
    "realm",
    "userFile",
    "csp",
  ] as const),
  "fallbackFile",
] as const;
const LISTS = ["hotlinkFriends", "addresses", "botNames", "fontOrigins"] as const;
const SWITCHES = ["proxy", "noListing", "hotlink", "either", "nosniff", "permissions", "types", "compression"] as const;
const CHOICES = {
  host: ["leave", "www", "root"],
  scheme: ["https", "keep"],
  slash: ["leave", "add", "remove"],
  addressMode: ["allow", "deny"],
  hsts: hstsChoices,
  referrer: referrerPolicies,
  frames: ["deny", "same"],
  fonts: ["any", "listed"],
  caching: assetAges,
  fallback: ["spa", "wordpress"],
} as const;

/** What the form holds: fields that are empty, off or unknown are left out. */
export function htaccessInputOf(form: FormData): HtaccessGeneratorInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const input: Record<string, unknown> = {};
  for (const name of TEXTS) if (text(name)) input[name] = text(name);
  for (const name of LISTS) if (linesOf(text(name)).length > 0) input[name] = linesOf(text(name));
  for (const name of SWITCHES) if (text(name) === "true") input[name] = true;
  for (const [name, values] of Object.entries(CHOICES)) if ((values as readonly string[]).includes(text(name))) input[name] = text(name);
  const bots = botChoices.filter((choice) => form.getAll("bots").includes(choice));
  const files = fileGroups.filter((group) => form.getAll("files").includes(group));
  // As typed: a space may belong to it.
  const password = String(form.get("password") ?? "");
  return {
    ...input,
    ...(bots.length > 0 ? { bots } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(password === "" ? {} : { password }),
  } as HtaccessGeneratorInput;
}

/** The same from the texts that an address or a posted form gave. */
export function htaccessInputOfTexts(given: Readonly<Record<string, string>>): HtaccessGeneratorInput {
  const form = new FormData();
  for (const [name, text] of Object.entries(given))
    for (const value of name === "bots" || name === "files" ? linesOf(text) : [text]) form.append(name, value);
  return htaccessInputOf(form);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
