import { useEffect, useState } from "react";
import type { SearchReport } from "#features/studio/search-report.ts";
import { useDraftPage } from "../fields/draft-context.ts";

const PAUSE_MS = 2_000;

interface Asked {
  report?: SearchReport;
  /** As a clock shows it. */
  checkedAt?: string;
  isFailed?: boolean;
}

/** What the server says of the draft: when it is first asked for, and again after a pause behind each save. */
export function useSearchReport({ isAsked, savedAt }: { isAsked: boolean; savedAt: Date | undefined }): Asked {
  const { place } = useDraftPage();
  const [asked, setAsked] = useState<Asked>({});
  const hasReport = asked.report !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await fetch(`/admin/content/${place}/save?search`, { signal: stop.signal }).catch(() => undefined);
        if (stop.signal.aborted) return;
        if (!answer?.ok) return setAsked((held) => ({ ...held, isFailed: true }));
        const report = (await answer.json()) as SearchReport;
        setAsked({ report, checkedAt: new Date().toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }) });
      },
      hasReport ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // A report is asked for by a save, and not by the report before it.
  }, [isAsked, savedAt, place]);
  return asked;
}
