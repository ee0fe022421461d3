import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { AuditFix } from "#features/audit/audit-report.ts";
import type { AuditStart } from "#features/audit/start-audit.ts";

export interface AuditEnd {
  state: "done" | "failed" | "cancelled";
  error?: { message: string };
  score?: number;
  /** The first three, in the order they pay. */
  fixes: AuditFix[];
}

const LOST = "We could not reach our server. Please try again.";

/** Begins an audit: its number, or why there is none. */
export async function beginAudit(website: string, signal: AbortSignal): Promise<{ id: string } | { refusal: string }> {
  try {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/audit", { method: "POST", headers, body: JSON.stringify({ website }), signal });
    const { audit, message } = (await answer.json()) as AuditStart;
    return audit === undefined ? { refusal: message } : { id: audit };
  } catch {
    return { refusal: LOST };
  }
}

/** Tells of each event and of the end; the browser opens a stream that broke again by itself. */
export function followAudit(id: string, onEvent: (event: CrawlEvent) => void, onEnd: (end: AuditEnd) => void): () => void {
  const source = new EventSource(`/api/audit/${id}/events`);
  source.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as CrawlEvent);
  source.addEventListener("end", ({ data }: MessageEvent<string>) => {
    source.close();
    onEnd(JSON.parse(data) as AuditEnd);
  });
  source.onerror = () => source.readyState === source.CLOSED && onEnd({ state: "failed", error: { message: LOST }, fixes: [] });
  return () => source.close();
}
