import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { createRegistrationLookup } from "#engines/domain-figures/registration/look-up-registration.server.ts";
import { readRdap } from "#engines/domain-figures/registration/read-rdap.ts";
import { readWhois } from "#engines/domain-figures/registration/read-whois.ts";
import { witnessOf } from "./create-witness-lookup.server.ts";
import { dayOf } from "./day-of.ts";
import { createArchiveLookup } from "./look-up-archive.server.ts";
import { createCertificateLookup } from "./look-up-certificates.server.ts";
import { judgeAge } from "./website-age.engine.ts";
import type { AgeReport, WebsiteAgeInput, WebsiteAgeOutput, Witness } from "./website-age.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "now">;

/** Of a list: registries count questions, so few at once. */
const AT_ONCE = 3;

/** Asks the witnesses of one domain or of twenty. What they said is remembered here, between runs. */
export function createWebsiteAgeCheck() {
  const lookUpRegistration = createRegistrationLookup();
  const lookUpArchive = createArchiveLookup();
  const lookUpCertificates = createCertificateLookup();

  return async function checkWebsiteAge(input: WebsiteAgeInput, ports: Ports, signal: AbortSignal): Promise<WebsiteAgeOutput> {
    const today = ports.now().toISOString().slice(0, 10);
    if (input.url !== undefined) return { today, reports: [await checkOne(input.url, input)], failures: [] };
    const typed = [...new Set(input.urls)];
    const outcomes: (AgeReport | { input: string; message: string })[] = new Array(typed.length);
    let next = 0;
    const work = async () => {
      for (let index = next++; index < typed.length; index = next++) {
        const one = typed[index] ?? "";
        outcomes[index] = await checkOne(one, {}).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code === "cancelled") throw error;
          return { input: one, message: error.message };
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return {
      today,
      reports: outcomes.filter((outcome) => "domain" in outcome),
      failures: outcomes.filter((outcome) => "message" in outcome),
    };

    async function checkOne(typedOne: string, { record, archived }: Pick<WebsiteAgeInput, "record" | "archived">): Promise<AgeReport> {
      const name = domainNameOf(typedOne);
      if (record !== undefined || archived !== undefined) {
        const given = record === undefined ? undefined : readRecord(record);
        return judgeAge({
          input: typedOne,
          name,
          record: given,
          source: "The record you pasted",
          sourceUrl: null,
          trouble: "No record was pasted.",
          archive: givenArchive(archived),
          certificate: witnessOf("Certificate Transparency logs", { trouble: NOT_ASKED }),
          today,
        });
      }
      const [registration, archive, certificate] = await Promise.all([
        lookUpRegistration(name, ports, signal),
        lookUpArchive(name, ports, signal),
        lookUpCertificates(name, ports, signal),
      ]);
      const { record: found, source, sourceUrl, trouble } = registration;
      return judgeAge({ input: typedOne, name, record: found, source, sourceUrl, trouble, archive, certificate, today });
    }
  };
}

/** The one that serves the site. */
export const checkWebsiteAge = createWebsiteAgeCheck();

function readRecord(text: string) {
  const record = text.trimStart().startsWith("{") ? readRdap(text) : readWhois(text);
  if (!record)
    throw new AppError("input_invalid", {
      reason: "That is neither a WHOIS nor an RDAP answer we can read. Paste the whole answer, with its dates.",
    });
  return record;
}

const NOT_ASKED = "Not asked, because a record was pasted.";

function givenArchive(archived: string | undefined): Witness {
  const date = archived === undefined ? undefined : dayOf(archived);
  return { ...witnessOf("Wayback Machine", { trouble: NOT_ASKED }), ...(date ? { state: "found", reason: null, date } : {}) };
}
