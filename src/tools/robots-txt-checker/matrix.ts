import { judgeIn } from "#engines/robots/judge-address.ts";
import type { BotHabits } from "#engines/robots/known-bots.ts";
import type { KnownMatches } from "#engines/robots/matching/deciding-rule.ts";
import { obeyedGroups } from "#engines/robots/matching/obeyed-groups.ts";
import { testPath } from "#engines/robots/matching/test-path.ts";
import type { RobotsFile } from "#engines/robots/robots-file.ts";
import { asReadBy } from "#engines/robots/strict-reading.ts";
import type { MatrixCell, RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

interface MatrixRow {
  typed: string;
  path: string;
  cells: MatrixCell[];
}

/** Every address for every crawler. A group is compared with an address once, however many crawlers obey it. */
export function matrixOf(
  robots: RobotsFile,
  bots: readonly BotHabits[],
  typed: readonly string[],
  state: RobotsTxtCheckerOutput["state"],
): MatrixRow[] {
  const obeyed = bots.map((bot) => ({ bot, ...obeyedGroups(asReadBy(robots, bot), bot) }));
  return typed.map((address) => {
    const path = testPath(address);
    const known: KnownMatches = new Map();
    const cells = obeyed.map(({ bot, ...groups }) => {
      if (state !== "file") return byStatus(state);
      const { allowed, line, rule, why } = judgeIn(groups, bot, path, known);
      return { allowed, line, rule, why };
    });
    return { typed: address, path, cells };
  });
}

function byStatus(state: "open" | "closed"): MatrixCell {
  return state === "open"
    ? { allowed: true, line: null, rule: null, why: "There is no robots.txt, so everything is open." }
    : { allowed: false, line: null, rule: null, why: "robots.txt answers with an error, and crawlers then stay away." };
}
