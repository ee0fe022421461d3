import { type BotHabits, knownBots } from "#engines/robots/known-bots.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import type { RobotsFile } from "#engines/robots/robots-file.ts";
import { accessReader } from "./bot-access.ts";
import { matrixOf } from "./matrix.ts";
import type { RobotsTxtCheckerOutput, WithoutLine } from "./robots-txt-checker.schema.ts";

interface Deletion {
  robots: RobotsFile;
  line: number;
  bots: readonly BotHabits[];
  typed: readonly string[];
  /** The table as it is now. */
  before: RobotsTxtCheckerOutput["addresses"];
  accessBefore: ReturnType<typeof accessReader>;
}

/** What would come out differently if the line were not there: read again without it, since a deleted name changes whole groups. */
export function effectOfDeleting({ robots, line, bots, typed, before, accessBefore }: Deletion): WithoutLine | null {
  const deleted = robots.lines[line - 1];
  if (!deleted) return null;
  const rest = parseRobots(robots.lines.flatMap(({ line: number, text }) => (number === line ? [] : text)).join("\n"));
  const changes = matrixOf(rest, bots, typed, "file").flatMap(({ typed: address, cells }, row) =>
    cells.flatMap((cell, column) => {
      const token = bots[column]?.token ?? "";
      if (cell.allowed === before[row]?.cells[column]?.allowed) return [];
      // Lines behind the deleted one keep the number they have now.
      const number = cell.line === null ? null : cell.line >= line ? cell.line + 1 : cell.line;
      return [{ address, token, allowed: cell.allowed, line: number }];
    }),
  );
  const accessAfter = accessReader(rest);
  const crawlers = knownBots.flatMap((bot) => {
    const [was, is] = [accessBefore(bot).access, accessAfter(bot).access];
    return was === is ? [] : [{ token: bot.token, before: was, after: is }];
  });
  return { line, text: deleted.text.slice(0, 400), changes, crawlers };
}
