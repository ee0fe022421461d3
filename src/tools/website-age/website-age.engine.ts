import { runRules } from "#core/rules/run-rules.ts";
import { countsOf, faultsOf, headlineFrom, levelOf } from "#core/rules/verdict-words.ts";
import { formatDate } from "#core/text/format.ts";
import type { DomainName } from "#engines/domain-figures/domain-name.ts";
import type { DomainRecord } from "#engines/domain-figures/registration/domain-record.ts";
import { ageBetween, daysBetween, spanInWords } from "./age-between.ts";
import { type AgeSubject, ageRules } from "./age-rules.ts";
import { explainStatus } from "./epp-status.ts";
import { firstSeen } from "./first-seen.ts";
import type { AgeReport, Witness } from "./website-age.schema.ts";

interface Gathered {
  input: string;
  name: DomainName;
  record: DomainRecord | undefined;
  source: string;
  sourceUrl: string | null;
  /** Why there is no record. */
  trouble: string | undefined;
  archive: Witness;
  certificate: Witness;
  /** ISO day. */
  today: string;
}

/** Judges what the witnesses said. Pure; nothing is counted that nobody said. */
export function judgeAge({ input, name, record, source, sourceUrl, trouble, archive, certificate, today }: Gathered): AgeReport {
  const registration: Witness = {
    ...registrationState(record, name, trouble),
    source,
    sourceUrl,
    date: record?.created ?? null,
    isBefore: record?.isCreatedBefore ?? false,
  };
  const facts = {
    input,
    host: name.host,
    domain: name.domain,
    unicode: name.unicode,
    registration,
    archive,
    certificate,
    age: spanTo(registration.date, today),
    seenAge: spanTo(firstSeen({ archive, certificate })?.date ?? null, today),
    expires: record?.expires ?? null,
    expiresInDays: record?.expires ? daysBetween(today, record.expires) : null,
    updated: record?.updated ?? null,
    registrar: record?.registrar ?? null,
    statuses: (record?.statuses ?? []).map(explainStatus),
    nameservers: [...(record?.nameservers ?? [])],
    dnssec: record?.dnssec ?? null,
  };
  const subject: AgeSubject = { ...facts, today, isFree: record?.isRegistered === false };
  const findings = runRules(ageRules, subject);
  return {
    ...facts,
    verdict: {
      level: isKnown(subject) ? levelOf(findings) : "fix",
      ...figureOf(subject),
      headline: subject.isFree ? `${subject.domain} is not registered.` : headlineFrom(ageRules, subject, findings)(ageInWords(subject)),
      summary: summaryOf(subject, findings),
    },
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

function registrationState(
  record: DomainRecord | undefined,
  { domain, suffix }: DomainName,
  trouble: string | undefined,
): Pick<Witness, "state" | "reason"> {
  if (!record) return { state: "unavailable", reason: trouble ?? "Nobody answered." };
  if (!record.isRegistered) return { state: "none", reason: `The registry has no ${domain}. It seems to be free.` };
  if (!record.created) return { state: "none", reason: `The registry of .${suffix} publishes no day of registration.` };
  return { state: "found", reason: null };
}

/** Days that lie ahead are a registry's clock, not an age. */
function spanTo(date: string | null, today: string) {
  return date !== null && date <= today ? ageBetween(date, today) : null;
}

const isKnown = ({ registration, isFree, ...seen }: AgeSubject) => isFree || registration.date !== null || firstSeen(seen) !== undefined;

function figureOf({ age, seenAge, isFree }: AgeSubject): { figure: string; unit: string } {
  if (isFree) return { figure: "Free", unit: "" };
  const span = age ?? seenAge;
  if (!span) return { figure: "–", unit: "" };
  if (span.years > 0) return { figure: String(span.years), unit: span.years === 1 ? "year" : "years" };
  return span.months > 0
    ? { figure: String(span.months), unit: span.months === 1 ? "month" : "months" }
    : { figure: String(span.days), unit: span.days === 1 ? "day" : "days" };
}

function ageInWords({ registration, age, seenAge, ...witnesses }: AgeSubject): string {
  if (registration.date && age)
    return `Registered ${registration.isBefore ? "before " : ""}${formatDate(registration.date)}: ${spanInWords(age)} old.`;
  const seen = firstSeen(witnesses);
  if (seen && seenAge) return `${seen.words} ${formatDate(seen.date)}, ${spanInWords(seenAge)} ago.`;
  return registration.state === "unavailable" ? "No witness answered." : "Registered, and nobody says since when.";
}

function summaryOf({ registration, age, isFree, ...witnesses }: AgeSubject, findings: Parameters<typeof countsOf>[0]): string {
  const seen = firstSeen(witnesses);
  if (isFree) return seen ? `It was in use once: ${seen.proof}.` : "No registry knows it.";
  if (!registration.date && !seen) return "Unknown is shown as a dash, never as a zero.";
  // Where a fault took the headline, the age stands here.
  return `${age && faultsOf(findings).length > 0 ? `${spanInWords(age)} since its registration. ` : ""}${countsOf(findings)}`;
}
