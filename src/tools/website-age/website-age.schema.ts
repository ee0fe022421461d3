import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";
import { verdict } from "#core/rules/verdict.schema.ts";

const MAX_DOMAINS = 20;
const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add a domain."),
    z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

export const websiteAgeInput = z
  .object({
    /** A domain or any address on it. */
    url: z.optional(address),
    urls: z.optional(
      z
        .array(address)
        .check(
          z.minLength(1, "Add at least one domain."),
          z.maxLength(MAX_DOMAINS, "20 domains a run is the limit. Run the rest after these."),
        ),
    ),
    /** A WHOIS or RDAP answer that you have already; nobody is asked then. */
    record: z.optional(z.string().check(z.maxLength(200_000, "That is longer than any WHOIS answer. Paste the part about the domain."))),
    /** The day of the first capture in an archive, where you know it: 2003-05-12 or 20030512. */
    archived: z.optional(
      z.string().check(z.trim(), z.regex(/^\d{4}-?\d{2}-?\d{2}(?:\d{6})?$/, "Write the day of the capture like 2003-05-12.")),
    ),
  })
  .check(
    z.refine(({ url, urls }) => (url === undefined) !== (urls === undefined), {
      error: "Add a domain, or a list of them: one of the two.",
      path: ["url"],
    }),
  );
export type WebsiteAgeInput = z.output<typeof websiteAgeInput>;

const span = z.object({ years: z.number(), months: z.number(), days: z.number() });

/** One that was asked, and what it said: found, none, or no answer with the reason. */
const witness = z.object({
  state: z.enum(["found", "none", "unavailable"]),
  /** Who was asked: "RDAP of Verisign", "whois.denic.de", "Wayback Machine", "Certificate Transparency logs, by crt.sh". */
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  /** Why there is nothing, in a sentence. */
  reason: z.nullable(z.string()),
  /** ISO day. */
  date: z.nullable(z.string()),
  /** True when the registry says only that it was before that day. */
  isBefore: z.boolean(),
});
export type Witness = z.output<typeof witness>;

const ageReport = z.object({
  input: z.string(),
  /** The host that was asked about, and the domain that is registered. */
  host: z.string(),
  domain: z.string(),
  /** The domain in its own letters, where they differ. */
  unicode: z.nullable(z.string()),
  registration: witness,
  archive: witness,
  /** The first certificate in the public logs. */
  certificate: witness,
  age: z.nullable(span),
  /** Since the first sign of life that somebody else recorded. */
  seenAge: z.nullable(span),
  expires: z.nullable(z.string()),
  /** Negative when the day is past. */
  expiresInDays: z.nullable(z.number()),
  updated: z.nullable(z.string()),
  registrar: z.nullable(z.string()),
  statuses: z.array(z.object({ code: z.string(), words: z.string(), level: z.enum(["good", "info", "bad"]) })),
  nameservers: z.array(z.string()),
  dnssec: z.nullable(z.boolean()),
  verdict,
  findings: z.array(finding),
  passes: z.array(finding),
});
export type AgeReport = z.output<typeof ageReport>;

export const websiteAgeOutput = z.object({
  /** ISO day on which ages are counted. */
  today: z.string(),
  reports: z.array(ageReport),
  failures: z.array(z.object({ input: z.string(), message: z.string() })),
});
export type WebsiteAgeOutput = z.output<typeof websiteAgeOutput>;
