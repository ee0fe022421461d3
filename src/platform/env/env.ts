import { z } from "zod";
import { mailAddress } from "../mail/mail-address.ts";
import { addressOrRange, hostOrHostWithPort, listenHost, listOf, origin, urlWithScheme, webUrl } from "./env-values.ts";
import { providerBases, providerVariables } from "./provider-variables.ts";

/** Everything the environment may say, parsed once at the start; no other file reads process.env. */
export type Env = ReturnType<typeof readEnv>;

/** Throws ONE error that names every fault, so that a start is repaired in one go. */
export function readEnv(source: Record<string, string | undefined>) {
  // An empty value counts as missing: `SMTP_URL=` in a file or a compose template means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = envVariables.safeParse(given);
  const malformed = parsed.success ? [] : parsed.error.issues.map(faultOfIssue);
  const faults = [...new Set([...malformed, ...unknownNames(given), ...orphans(given)])];
  if (!parsed.success || faults.length > 0) {
    throw new Error(
      `The environment has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    siteOrigin: value.SITE_ORIGIN ?? `http://127.0.0.1:${value.PORT}`,
    siteV4Origin: value.SITE_V4_ORIGIN,
    siteV6Origin: value.SITE_V6_ORIGIN,
    siteSecret: value.SITE_SECRET,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    backupDir: value.BACKUP_DIR,
    backupKeep: value.BACKUP_KEEP,
    backupKey: value.BACKUP_KEY,
    metricsToken: value.METRICS_TOKEN,
    tracesEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    cdnPurgeUrl: value.CDN_PURGE_URL,
    cdnPurgeToken: value.CDN_PURGE_TOKEN,
    sanity:
      value.SANITY_PROJECT_ID === undefined
        ? undefined
        : {
            projectId: value.SANITY_PROJECT_ID,
            dataset: value.SANITY_DATASET,
            token: value.SANITY_TOKEN,
            writeToken: value.SANITY_WRITE_TOKEN,
            studioUrl: value.SANITY_STUDIO_URL,
            apiHost: value.SANITY_API_HOST,
          },
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    trustedProxies: value.TRUSTED_PROXIES,
    trustedHeader: value.TRUSTED_HEADER,
    leaveSeconds: value.LEAVE_SECONDS,
    drainSeconds: value.DRAIN_SECONDS,
    fetchAllowHosts: value.FETCH_ALLOW_HOSTS,
    chromiumPath: value.CHROMIUM_PATH,
    cruxApiKey: value.CRUX_API_KEY,
    toolRunsAMinute: value.TOOL_RUNS_A_MINUTE,
    pageRendersAMinute: value.PAGE_RENDERS_A_MINUTE,
    bookingUrl: value.BOOKING_URL,
    chatScriptUrl: value.CHAT_SCRIPT_URL,
    badgeScriptUrl: value.BADGE_SCRIPT_URL,
    badgeUrl: value.BADGE_URL,
    speedScriptUrl: value.SPEED_SCRIPT_URL,
    speedSample: value.SPEED_SAMPLE,
    vendorOrigins: value.VENDOR_ORIGINS,
    /** Keys by the names of their variables. */
    providerKeys: providerKeys(value),
    providerBases: value.PROVIDER_BASES,
  };
}

/** The variables by name; `.env.example` lists the same, in the same order. */
export const envVariables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "Write a number from 1 to 65535, such as 3000.")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "Write a number from 1 to 65535, such as 3000.")
    .default(3000),
  HOST: listenHost.default("127.0.0.1"),
  SITE_ORIGIN: origin.optional(),
  SITE_V4_ORIGIN: origin.optional(),
  SITE_V6_ORIGIN: origin.optional(),
  SITE_SECRET: z
    .string()
    .regex(/^\S{32,}$/, "Write at least 32 characters without spaces, such as the output of `openssl rand -hex 32`.")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlWithScheme(["postgres:", "postgresql:"], "Write it like postgres://user:password@host:5432/name.").optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^(?:[1-9]|[12]\d|3[0-5])$/, "Write how many nights are kept, from 1 to 35.")
    .transform(Number)
    .default(14),
  BACKUP_KEY: z
    .string()
    .regex(/^\S{32,}$/, "Write at least 32 characters without spaces, such as the output of `openssl rand -hex 32`.")
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, "Write at least 16 characters without spaces, such as the output of `openssl rand -hex 16`.")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWithScheme(
    ["http:", "https:"],
    "Write the collector's address, such as http://127.0.0.1:4318.",
  ).optional(),
  CDN_PURGE_URL: urlWithScheme(["http:", "https:"], "Write the address that takes purges, as docs/deploy/proxies.md has it.").optional(),
  CDN_PURGE_TOKEN: z.string().regex(/^\S+$/, "Write the token without spaces.").optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "Write the id from the project's settings: small letters, digits and hyphens, such as zp7mbokg.")
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9_-]{1,64}$/, "Write a dataset name: small letters, digits, hyphens and underscores, such as production.")
    .default("production"),
  SANITY_TOKEN: z.string().regex(/^\S+$/, "Write the token without spaces.").optional(),
  SANITY_WRITE_TOKEN: z.string().regex(/^\S+$/, "Write the token without spaces.").optional(),
  SANITY_STUDIO_URL: webUrl.optional(),
  SANITY_API_HOST: origin.optional(),
  SMTP_URL: urlWithScheme(["smtp:", "smtps:"], "Write it like smtp://user:password@mail.example:587.").optional(),
  MAIL_FROM: mailAddress.optional(),
  TRUSTED_PROXIES: listOf(addressOrRange),
  TRUSTED_HEADER: z.enum(["x-forwarded-for", "forwarded"], "Write x-forwarded-for or forwarded.").default("x-forwarded-for"),
  LEAVE_SECONDS: z
    .string()
    .regex(/^(?:60|[1-5]?\d)$/, "Write a whole number from 0 to 60, such as 2.")
    .transform(Number)
    .default(2),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:600|[1-5]?\d\d|[2-9])$/, "Write a whole number from 2 to 600, such as 60.")
    .transform(Number)
    .default(6),
  FETCH_ALLOW_HOSTS: listOf(hostOrHostWithPort),
  CHROMIUM_PATH: z.string().optional(),
  CRUX_API_KEY: z.string().regex(/^\S+$/, "Write the key without spaces.").optional(),
  TOOL_RUNS_A_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "Write a whole number, such as 30.")
    .transform(Number)
    .default(30),
  PAGE_RENDERS_A_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "Write a whole number, such as 300.")
    .transform(Number)
    .default(300),
  BOOKING_URL: webUrl.optional(),
  CHAT_SCRIPT_URL: webUrl.optional(),
  BADGE_SCRIPT_URL: webUrl.optional(),
  BADGE_URL: webUrl.optional(),
  SPEED_SCRIPT_URL: webUrl.optional(),
  SPEED_SAMPLE: z
    .string()
    .regex(/^(?:100|\d{1,2})$/, "Write a whole number from 0 to 100.")
    .transform(Number)
    .default(100),
  VENDOR_ORIGINS: listOf(origin),
  ...providerVariables,
  PROVIDER_BASES: providerBases,
});

function providerKeys(value: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(providerVariables).flatMap((name) => (typeof value[name] === "string" ? [[name, value[name]]] : [])),
  );
}

/** Only prefixes that hosts and shells do not use themselves: DATABASE_, DATA_ and HOST… would refuse other people's variables. */
const OUR_PREFIXES = [
  "SITE_",
  "BACKUP_",
  "METRICS_",
  "CDN_",
  "SANITY_",
  "SMTP_",
  "MAIL_",
  "TRUSTED_",
  "FETCH_",
  "CRUX_",
  "TOOL_",
  "PAGE_",
  "BOOKING_",
  "CHAT_",
  "BADGE_",
  "SPEED_",
  "VENDOR_",
  "DATAFORSEO_",
  "GOOGLE_ADS_",
  "SERPAPI_",
  "MAJESTIC_",
  "SIMILARWEB_",
  "CLOUDFLARE_RADAR_",
  "SUGGEST_",
  "LLM_",
  "PROVIDER_",
];

function unknownNames(given: Record<string, unknown>): string[] {
  const known = Object.keys(envVariables.shape);
  return Object.keys(given).flatMap((name) => {
    const prefix = OUR_PREFIXES.find((candidate) => name.startsWith(candidate));
    if (prefix === undefined || known.includes(name)) return [];
    const meant = known.filter((candidate) => candidate.startsWith(prefix));
    return [`${name} is not a variable we read. Use ${meant.join(" or ")}, or remove it.`];
  });
}

/** Settings of a content project that is not named would be ignored in silence. */
function orphans(given: Record<string, unknown>): string[] {
  if ("SANITY_PROJECT_ID" in given) return [];
  return ["SANITY_DATASET", "SANITY_TOKEN", "SANITY_WRITE_TOKEN", "SANITY_STUDIO_URL", "SANITY_API_HOST"]
    .filter((name) => name in given)
    .map((name) => `${name} has no effect without SANITY_PROJECT_ID. Set that too, or remove ${name}.`);
}

/** The value itself is left out: it may be a password, and this message ends in a log. */
function faultOfIssue(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} is malformed. ${issue.message}`;
}
