import { createWitnessLookup, type Testimony } from "./create-witness-lookup.server.ts";
import { firstCertificate } from "./read-certificates.ts";

/** A search over all public Certificate Transparency logs, run by Sectigo. `output=json` gives what its pages show. */
const CRT_SH = "https://crt.sh/";
const MAX_BYTES = 4_000_000;
const WAIT_MS = 12_000;

/** The first publicly logged certificate of a domain. */
export function createCertificateLookup() {
  return createWitnessLookup({
    source: "Certificate Transparency logs, by crt.sh",
    server: "crt.sh",
    questionsAMinute: 10,
    usedUp: "We ask crt.sh ten times a minute at most, and that is used up. Ask again in a minute.",
    hosts: ({ domain, host }) => [domain, host],
    async ask(host, fetchPage, signal): Promise<Testimony> {
      const url = new URL(CRT_SH);
      // The exact name only: a search over everything below a large domain takes longer than anybody waits.
      url.search = String(new URLSearchParams({ Identity: host, match: "=", deduplicate: "Y", output: "json" }));
      const page = await fetchPage(url, { maxBytes: MAX_BYTES, onTruncate: "keep", accept: "application/json", totalMs: WAIT_MS, signal });
      if (page.status === 429) return { trouble: "crt.sh has had too many questions from us. Ask again in a few minutes." };
      if (page.status !== 200)
        return { trouble: `crt.sh answers with status ${page.status}, as it does when it is busy. Ask again later.` };
      // The newest come first, so a list that was cut lacks the very one that was asked for.
      if (page.truncated) return { trouble: `crt.sh lists more certificates for ${host} than we read, so the first is not among them.` };
      const found = firstCertificate(new TextDecoder().decode(page.body), host);
      if (found === "unreadable") return { trouble: "crt.sh sent something that is no list of certificates. Ask again later." };
      if (!found) return { none: `No certificate for ${host} is in the public logs.` };
      return { date: found.date, sourceUrl: `https://crt.sh/?id=${found.id}` };
    },
  });
}
