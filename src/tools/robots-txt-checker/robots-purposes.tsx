import { formatDate } from "#core/text/format.ts";
import { BOTS_COMPILED_ON } from "#engines/robots/known-bots.ts";
import { type Status, StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { RobotsTxtCheckerOutput, ShownBot } from "./robots-txt-checker.schema.ts";

/** The crawlers we know, by what they come for, with how much of the site each is left. */
export function RobotsPurposes({ output: { purposes } }: { output: RobotsTxtCheckerOutput }) {
  const rows = purposes.flatMap(({ title, bots }) => bots.map((bot) => ({ ...bot, purpose: title })));
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
                {bots.map(({ token, access, obeys }) => (
                  <li key={token} data-named={obeys !== "*" && obeys !== null ? "" : undefined}>
                    <StatusMark status={MARKS[access].status}>
                      <span className="vh">{MARKS[access].word}: </span>
                      <span className="robots-who-name">{token}</span>
                    </StatusMark>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        A ring is open, a triangle is open in part, a cross is closed; a name in bold has a group of its own. The file is a request: whether
        a crawler obeys is its own choice.
      </p>
      <details className="robots-who-all">
        <summary>All {rows.length} crawlers with operator, group and source</summary>
        <DataTable
          caption={`Crawlers, compiled ${formatDate(BOTS_COMPILED_ON)} from the operators' own pages and the public list ai.robots.txt`}
          columns={[
            { key: "token", header: "Crawler", cell: ({ token }) => token, sortBy: ({ token }) => token.toLowerCase() },
            { key: "operator", header: "Operator", cell: ({ operator }) => operator, sortBy: ({ operator }) => operator ?? "" },
            { key: "purpose", header: "Purpose", cell: ({ purpose }) => purpose, sortBy: ({ purpose }) => purpose },
            { key: "site", header: "The site", cell: ({ access }) => MARKS[access].word, sortBy: ({ access }) => access },
            { key: "group", header: "Group it takes", cell: obeysWords },
            { key: "note", header: "Worth knowing", cell: ({ note }) => note },
            {
              key: "source",
              header: "Source",
              cell: ({ source }) =>
                source && (
                  <a className="link" href={source} rel="noopener">
                    {new URL(source).hostname.replace(/^www\./, "")}
                  </a>
                ),
            },
          ]}
          rows={rows}
          rowKey={({ token }) => token}
        />
      </details>
    </div>
  );
}

const MARKS: Record<ShownBot["access"], { status: Status; word: string }> = {
  open: { status: "pass", word: "Open" },
  partly: { status: "fix", word: "Open in part" },
  closed: { status: "failed", word: "Closed" },
};

function obeysWords({ token, obeys }: ShownBot): string {
  if (obeys === null) return "none";
  if (obeys === "*") return "everyone's";
  return obeys === token.toLowerCase() ? "its own" : `that of ${obeys}`;
}

function countWords(bots: readonly ShownBot[]): string {
  const closed = bots.filter(({ access }) => access === "closed").length;
  if (closed === bots.length) return "all closed";
  return closed === 0 ? "none closed" : `${closed} of ${bots.length} closed`;
}
