import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import { formatDate } from "#core/text/format.ts";
import { daysBetween } from "./age-between.ts";
import { firstSeen } from "./first-seen.ts";
import type { AgeReport } from "./website-age.schema.ts";

export interface AgeSubject extends Omit<AgeReport, "verdict" | "findings" | "passes"> {
  today: string;
  isFree: boolean;
}

export const ageRules: readonly Rule<AgeSubject>[] = [
  {
    id: "age-again",
    title: "One life since it was first seen",
    kind: "header-facts",
    clause: true,
    sources: [vendors.waybackIndex, ietf.certificateTransparency, ietf.rdap],
    run({ registration, domain, ...witnesses }) {
      const seen = firstSeen(witnesses);
      if (!registration.date || !seen) return [];
      const gap = daysBetween(seen.date, registration.date);
      if (gap <= 30) return pass("Not seen before it was registered");
      return [
        {
          title: `Registered ${registration.date.slice(0, 4)}, but ${seen.since} ${seen.date.slice(0, 4)}`,
          detail: `${domain} was in use ${yearsIn(gap)} before its present registration began: it was given up and registered again. Old links and an old reputation, good or bad, belong to an earlier site. Look at what is left of it before you rely on either.`,
          ...(seen.sourceUrl ? { evidence: [{ line: null, column: null, snippet: seen.sourceUrl }] } : {}),
        },
      ];
    },
  },
  {
    id: "age-expiry",
    title: "Paid for",
    kind: ["domain-gone", "domain-ending"],
    sources: [ietf.rdap],
    run({ expires, expiresInDays }) {
      if (expires === null || expiresInDays === null) return [];
      if (expiresInDays < 0)
        return [
          {
            title: `Expired ${-expiresInDays} ${expiresInDays === -1 ? "day" : "days"} ago`,
            detail: `The registration ran until ${formatDate(expires)}. Most registries give some weeks to renew at the usual price.`,
          },
        ];
      if (expiresInDays <= 30)
        return [
          {
            kind: "domain-ending",
            title: `Expires in ${expiresInDays} ${expiresInDays === 1 ? "day" : "days"}`,
            detail: `On ${formatDate(expires)}. If it is yours, see that renewal is automatic and the card is valid.`,
          },
        ];
      return pass(`Paid until ${formatDate(expires)}`);
    },
  },
  {
    id: "age-hold",
    title: "In the zone",
    kind: "domain-gone",
    sources: [standards.eppStatusCodes],
    run({ statuses }) {
      const bad = statuses.filter(({ level }) => level === "bad");
      if (statuses.length === 0) return [];
      if (bad.length === 0) return pass("No hold and no deletion");
      return [{ title: `Status ${bad.map(({ code }) => code).join(", ")}`, detail: bad.map(({ words }) => words).join(" ") }];
    },
  },
  {
    id: "age-lock",
    title: "Locked against transfer",
    kind: "header-facts",
    sources: [standards.eppStatusCodes],
    run({ statuses }) {
      if (statuses.length === 0) return [];
      if (statuses.some(({ code }) => /TransferProhibited$|^locked$/i.test(code))) return pass("Locked against transfer");
      return [
        {
          title: "Not locked against transfer",
          detail: "Most registrars offer a lock at no cost. It keeps a stolen password from becoming a stolen domain.",
        },
      ];
    },
  },
  {
    id: "age-young",
    title: "Older than a year",
    kind: "header-facts",
    sources: [ietf.rdap],
    run({ age }) {
      if (!age) return [];
      return age.years >= 1
        ? pass(`${age.years} ${age.years === 1 ? "year" : "years"} old`)
        : [
            {
              title: "Younger than a year",
              detail: "Google says that a domain's age by itself is no signal. A young one has had little time to earn links.",
            },
          ];
    },
  },
  {
    id: "age-dnssec",
    title: "Signed with DNSSEC",
    kind: "header-facts",
    sources: [ietf.rdap],
    run({ dnssec }) {
      if (dnssec === null) return [];
      return dnssec
        ? pass("Signed with DNSSEC")
        : [
            {
              title: "Not signed with DNSSEC",
              detail: "Answers about it can be forged on the way. Few sites sign; banks should.",
            },
          ];
    },
  },
];

function yearsIn(days: number): string {
  return days < 365 ? `${days} days` : `${Math.round(days / 365.25)} ${Math.round(days / 365.25) === 1 ? "year" : "years"}`;
}
