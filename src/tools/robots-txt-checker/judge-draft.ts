import { checkRobots, type RobotsCheck } from "./robots-txt-checker.engine.ts";
import type { RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

/** What the page shows of a file that is being edited. Loaded when somebody edits. */
export function judgeDraft(text: string, asked: Pick<RobotsCheck, "urls" | "bots" | "withoutLine">): RobotsTxtCheckerOutput {
  return checkRobots({ body: text, ...asked });
}
