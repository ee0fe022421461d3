import * as z from "zod/mini";
import { configFile } from "#engines/apache/config-file.schema.ts";
import { hstsChoices } from "#engines/apache/host/host-rule.ts";
import { assetAges } from "#engines/apache/htaccess/delivery-parts.ts";
import { fileGroups } from "#engines/apache/htaccess/deny-parts.ts";
import { referrerPolicies } from "#engines/apache/htaccess/security-part.ts";

const short = z.string().check(z.trim(), z.maxLength(500, "500 characters is the limit of this field."));
const long = z.string().check(z.trim(), z.maxLength(2048, "2,048 characters is the limit of this field."));
const lines = z.array(long).check(z.maxLength(200, "200 lines in one field is the limit."));

/** Crawlers that may be kept out, by what they come for. */
export const botChoices = ["ai-training", "ai-search", "user-fetch", "seo"] as const;

export const htaccessGeneratorInput = z.object({
  domain: z.optional(long),
  /** The one host name. */
  host: z.optional(z.enum(["leave", "www", "root"])),
  scheme: z.optional(z.enum(["https", "keep"])),
  proxy: z.optional(z.boolean()),
  slash: z.optional(z.enum(["leave", "add", "remove"])),
  /** One a line, as the redirect generator reads it. */
  redirects: z.optional(z.string().check(z.trim(), z.maxLength(1_000_000, "That is more than 1 MB. Split the list."))),
  error401: z.optional(long),
  error403: z.optional(long),
  error404: z.optional(long),
  error410: z.optional(long),
  error500: z.optional(long),
  error503: z.optional(long),
  /** Names of index files, the first that exists is served. */
  index: z.optional(short),
  noListing: z.optional(z.boolean()),
  hotlink: z.optional(z.boolean()),
  hotlinkFriends: z.optional(lines),
  user: z.optional(short),
  /** Hashed at once and never given back. */
  password: z.optional(z.string().check(z.maxLength(500, "500 characters is the limit of this field."))),
  realm: z.optional(short),
  /** Full path of the password file on the server. */
  userFile: z.optional(long),
  addresses: z.optional(lines),
  addressMode: z.optional(z.enum(["allow", "deny"])),
  /** A password or an address is enough. */
  either: z.optional(z.boolean()),
  bots: z.optional(z.array(z.enum(botChoices))),
  botNames: z.optional(lines),
  files: z.optional(z.array(z.enum(fileGroups))),
  hsts: z.optional(z.enum(hstsChoices)),
  nosniff: z.optional(z.boolean()),
  referrer: z.optional(z.enum(referrerPolicies)),
  frames: z.optional(z.enum(["deny", "same"])),
  permissions: z.optional(z.boolean()),
  csp: z.optional(long),
  fonts: z.optional(z.enum(["any", "listed"])),
  fontOrigins: z.optional(lines),
  types: z.optional(z.boolean()),
  compression: z.optional(z.boolean()),
  caching: z.optional(z.enum(assetAges)),
  fallback: z.optional(z.enum(["spa", "wordpress"])),
  fallbackFile: z.optional(long),
});
export type HtaccessGeneratorInput = z.output<typeof htaccessGeneratorInput>;

export const htaccessGeneratorOutput = z.object({
  /** Apache first, nginx second. */
  files: z.array(configFile),
  parts: z.array(z.string()),
  /** What was left out of the file, and why. */
  problems: z.array(z.object({ field: z.string(), text: z.string() })),
  warnings: z.array(z.string()),
  /** Modules without which Apache answers 500. */
  modules: z.array(z.string()),
  overrides: z.array(z.string()),
  /** The line of the password file; null when none was asked for. */
  htpasswd: z.nullable(z.string()),
});
export type HtaccessGeneratorOutput = z.output<typeof htaccessGeneratorOutput>;
