import { compareText } from "#core/lists/compare-text.ts";
import type { AgeReport } from "./website-age.schema.ts";

interface Seen {
  date: string;
  sourceUrl: string | null;
  /** Before the date: “First archived May 12, 2003”. */
  words: string;
  /** In the middle of a sentence: “archived since 2003”. */
  since: string;
  proof: string;
}

/** The oldest sign of life that somebody other than the registry recorded. */
export function firstSeen({ archive, certificate }: Pick<AgeReport, "archive" | "certificate">): Seen | undefined {
  const archived = { words: "First archived", since: "archived since", proof: "the archive has pages of it" };
  const certified = { words: "First certificate", since: "had a certificate in", proof: "the logs have a certificate for it" };
  const [first] = [
    ...(archive.date ? [{ ...archived, date: archive.date, sourceUrl: archive.sourceUrl }] : []),
    ...(certificate.date ? [{ ...certified, date: certificate.date, sourceUrl: certificate.sourceUrl }] : []),
  ].sort((a, b) => compareText(a.date, b.date));
  return first;
}
