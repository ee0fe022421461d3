import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";

type FetchPage = ToolPorts["fetchPage"];
type Answer = { page: FetchedPage } | { refusal: AppError };

/** Audits under way at once, and a little more. */
const MAX_AUDITS = 4;
const MAX_ANSWER_BYTES = 500_000;
const MAX_BYTES = 10_000_000;

/** What all pages of a site name alike (robots.txt, sitemaps, style sheets, icons) is asked for once in an audit, however many tools and pages ask. */
export function createSharedFetches(fetchPage: FetchPage): (audit: string) => FetchPage {
  const audits = new Map<string, { answers: Map<string, Answer>; bytes: number }>();
  return (audit) => {
    const kept = audits.get(audit) ?? { answers: new Map<string, Answer>(), bytes: 0 };
    audits.delete(audit);
    audits.set(audit, kept);
    for (const oldest of audits.keys()) if (audits.size > MAX_AUDITS) audits.delete(oldest);
    return async (address, options = {}) => {
      const { signal: _, ...asked } = options;
      const key = JSON.stringify([String(address), asked]);
      const known = kept.answers.get(key) ?? (await ask());
      if ("refusal" in known) throw known.refusal;
      return known.page;

      async function ask(): Promise<Answer> {
        const answer = await fetchPage(address, options).then(
          (page) => ({ page }),
          (error: unknown) => {
            if (!(error instanceof AppError) || options.signal?.aborted) throw error;
            return { refusal: error };
          },
        );
        const size = "page" in answer ? answer.page.body.byteLength : 0;
        if (size <= MAX_ANSWER_BYTES && kept.bytes + size <= MAX_BYTES) {
          kept.answers.set(key, answer);
          kept.bytes += size;
        }
        return answer;
      }
    };
  };
}
