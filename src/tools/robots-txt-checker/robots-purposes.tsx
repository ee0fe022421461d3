import { formatDate } from "#core/text/format.ts";
import { BOTS_COMPILED_ON } from "#engines/robots/known-bots.ts";
import { type Status, StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { RobotsTxtCheckerOutput, ShownBot } from "./robots-txt-checker.schema.ts";

/** The crawlers we know, by what they come for, with how much of the site each is left. */
export function RobotsPurposes({ output: { purposes } }: { output: RobotsTxtCheckerOutput }) {
  return (
    <div className="page-view">
      <h3>Who may come in, by purpose</h3>
      <dl className="robots-who">
        {purposes.map(({ id, title, says, bots }) => (
          <div key={id}>
            <dt>
              {title}
              <small className="robots-who-count">{countWords(bots)}</small>
            </dt>
            <dd>
              <p className="meta">{says}</p>
              <ul>
                {bots.map((bot) => (
                  <li key={bot.token}>
                    <StatusMark status={MARKS[bot.access].status}>
                      <span className="vh">{MARKS[bot.access].word}: </span>
                      <span className="robots-who-name">{bot.token}</span>
                    </StatusMark>
                    <small className="robots-who-facts">
                      {bot.operator}
                      {bot.obeys !== null && `, ${obeysWords(bot)}`}
                      {bot.note && `. ${bot.note}`}
                    </small>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        A ring is open, a triangle is open in part, a cross is closed. Compiled {formatDate(BOTS_COMPILED_ON)} from the operators' own pages
        and the public list ai.robots.txt. The file is a request: whether a crawler obeys is its own choice.
      </p>
    </div>
  );
}

const MARKS: Record<ShownBot["access"], { status: Status; word: string }> = {
  open: { status: "pass", word: "Open" },
  partly: { status: "fix", word: "Open in part" },
  closed: { status: "failed", word: "Closed" },
};

function obeysWords({ token, obeys }: ShownBot): string {
  if (obeys === "*") return "takes the group for everyone";
  return obeys === token.toLowerCase() ? "named in the file" : `takes the group for ${obeys}`;
}

function countWords(bots: readonly ShownBot[]): string {
  const closed = bots.filter(({ access }) => access === "closed").length;
  if (closed === bots.length) return "all closed";
  return closed === 0 ? "none closed" : `${closed} of ${bots.length} closed`;
}
