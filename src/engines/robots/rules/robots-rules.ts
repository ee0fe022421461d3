import type { Rule } from "#core/rules/rule.ts";
import type { RobotsSubject } from "../robots-subject.ts";
import { answerRules } from "./answer-rules.ts";
import { engineRules } from "./engine-rules.ts";
import { lineRules } from "./line-rules.ts";
import { reachRules } from "./reach-rules.ts";

/** Everything a robots.txt is judged by, served or still being written. */
export const robotsRules: readonly Rule<RobotsSubject>[] = [...answerRules, ...reachRules, ...lineRules, ...engineRules];
