import { useState } from "react";
import { lineTones } from "#engines/robots/line-tone.ts";
import { CodeLines } from "#ui/tool/code/code-lines.tsx";
import type { RobotsTxtCheckerOutput, ShownLine, WithoutLine } from "./robots-txt-checker.schema.ts";

interface Props {
  output: RobotsTxtCheckerOutput;
  /** What would change without a line; worked out in the page. */
  askWithout(line: number): Promise<WithoutLine | null>;
}

/** The file, line by line: colored by what each line is, with what there is to say about it. */
export function RobotsListing({ output: { lines, moreLines, without, addresses }, askWithout }: Props) {
  const [asked, setAsked] = useState<WithoutLine | null>(null);
  const deciding = new Map<number, number>();
  for (const { cells } of addresses) for (const { line } of cells) if (line !== null) deciding.set(line, (deciding.get(line) ?? 0) + 1);
  const effect = asked ?? without;
  return (
    <div className="page-view">
      <h3>The file, line by line</h3>
      <CodeLines
        label="robots.txt"
        lines={lines.map((line) => ({
          ...line,
          tone: lineTones[line.kind],
          aside: isDirective(line) && (
            <>
              {deciding.has(line.line) && <span>decides {deciding.get(line.line)}</span>}
              <button type="button" className="robots-drop" onClick={() => void askWithout(line.line).then(setAsked)}>
                Without it?<span className="vh"> Line {line.line}</span>
              </button>
            </>
          ),
          below: effect?.line === line.line && <Effect effect={effect} />,
        }))}
      />
      {moreLines > 0 && <p className="meta">{moreLines.toLocaleString("en-US")} more lines are read and judged, and not listed here.</p>}
    </div>
  );
}

function Effect({ effect: { line, changes, crawlers } }: { effect: WithoutLine }) {
  return (
    <div className="robots-effect" role="status">
      <b>{changes.length + crawlers.length === 0 ? `Without line ${line} nothing in the table changes.` : `Without line ${line}:`}</b>
      {changes.length > 0 && (
        <ul>
          {groupedChanges(changes)
            .slice(0, 12)
            .map(({ address, opens, tokens }) => (
              <li key={`${address} ${opens}`}>
                <code>{address}</code> {opens ? "opens to" : "closes to"} {tokens.join(", ")}
              </li>
            ))}
        </ul>
      )}
      {groupedCrawlers(crawlers).map(({ words, tokens }) => (
        <p key={words}>
          {tokens.length} {tokens.length === 1 ? "crawler goes" : "crawlers go"} {words}: {tokens.slice(0, 8).join(", ")}
          {tokens.length > 8 && ` and ${tokens.length - 8} more`}.
        </p>
      ))}
    </div>
  );
}

function groupedChanges(changes: WithoutLine["changes"]): { address: string; opens: boolean; tokens: string[] }[] {
  const groups = Map.groupBy(changes, ({ address, allowed }) => `${allowed} ${address}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ address: first.address, opens: first.allowed, tokens: group.map(({ token }) => token) }] : [];
  });
}

function groupedCrawlers(crawlers: WithoutLine["crawlers"]): { words: string; tokens: string[] }[] {
  const groups = Map.groupBy(crawlers, ({ before, after }) => `from ${ACCESS[before]} to ${ACCESS[after]}`);
  return [...groups].map(([words, group]) => ({ words, tokens: group.map(({ token }) => token) }));
}

const ACCESS = { open: "open", partly: "open in part", closed: "closed" };

const isDirective = ({ kind }: ShownLine) => ["user-agent", "allow", "disallow"].includes(kind);
