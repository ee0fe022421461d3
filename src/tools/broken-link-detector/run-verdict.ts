import { countWords } from "#core/crawl/crawl-words.ts";
import type { BrokenLinkOutput } from "./broken-link-detector.schema.ts";

interface Run extends Pick<BrokenLinkOutput, "counts" | "ended" | "links" | "anchors" | "scriptBuilt"> {
  /** No other site said a word, so that nothing is known of them. */
  outsideSilent?: boolean;
}

/** One line for the whole run, by the worst that it met; what nobody could look at is never called fine. */
export function runVerdict(run: Run): NonNullable<BrokenLinkOutput["verdict"]> {
  const { counts, ended, links, anchors, scriptBuilt = 0, outsideSilent = false } = run;
  const dead = counts.broken + counts["soft-404"];
  if (dead > 0) return { level: "failed", headline: countWords(dead, "broken link") };
  const failing = counts["server-error"];
  if (failing > 0) return { level: "failed", headline: `${countWords(failing, "link ends", "links end")} on a server error` };
  if (links === 0 || (scriptBuilt > 0 && anchors === 0)) return { level: "fix", headline: "No links to check in the HTML" };
  const detours = counts.insecure + counts.redirected;
  const doubtful = counts.blocked + counts.unverifiable;
  if (counts.ok + detours === 0 && doubtful > 0) return { level: "fix", headline: "No link could be verified from here" };
  if (outsideSilent) return { level: "fix", headline: "No broken links on this site; no other could be verified" };
  if (UNFINISHED.has(ended)) return { level: "fix", headline: "No broken links in what was checked" };
  if (scriptBuilt > 0) return { level: "fix", headline: "No broken links in the HTML" };
  if (detours > 0) return { level: "fix", headline: `No broken links, and ${countWords(detours, "detour")}` };
  return { level: "pass", headline: "No broken links" };
}

const UNFINISHED = new Set<BrokenLinkOutput["ended"]>(["time", "errors", "refused", "robots", "stopped"]);
