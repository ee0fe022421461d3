import type { Finding } from "#core/rules/finding.schema.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";

/** What one tool says of a page. */
export interface ToolFindings {
  tool: string;
  findings: readonly Finding[];
}

export interface HowToJudge {
  /** Pages of one audit share what they all name. */
  audit: string;
  /** Also asks for what the page names: its pictures, its other languages, its own address in other words. */
  isWhole: boolean;
  /** A staging copy, and the host that it stands for. */
  copy?: { website: string; standsFor: string } | undefined;
}

/** Says of a page that was read what every page tool says. */
export type JudgePage = (page: FetchedPage, how: HowToJudge, signal: AbortSignal) => Promise<readonly ToolFindings[]>;
