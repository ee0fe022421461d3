import { useState } from "react";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { MatrixCell, RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

/** Every address for every crawler: a ring is open, a cross is closed, the figure is the line that decided. */
export function RobotsMatrix({ output: { bots, addresses, tried, untested } }: { output: RobotsTxtCheckerOutput }) {
  const [picked, setPicked] = useState<{ address: string; token: string; cell: MatrixCell }>();
  return (
    <div className="page-view robots-table">
      <h3>{tried ? "Paths from the file itself, for every crawler" : "Your addresses, for every crawler"}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll scrolls" aria-label="Verdicts" tabIndex={0}>
        <table className="robots-matrix">
          <caption className="vh">Which crawler may fetch which address, and the line that decides</caption>
          <thead>
            <tr>
              <th scope="col">Address</th>
              {bots.map(({ token }) => (
                <th key={token} scope="col">
                  <span>{token}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {addresses.map(({ typed, otherHost, cells }) => (
              <tr key={typed}>
                <th scope="row">
                  <code className="robots-address">{typed}</code>
                  {otherHost && <small className="robots-other-host">{otherHost} has a robots.txt of its own</small>}
                </th>
                {cells.map((cell, column) => {
                  const token = bots[column]?.token ?? "";
                  return (
                    <td key={token}>
                      <Cell cell={cell} token={token} address={typed} onPick={() => setPicked({ address: typed, token, cell })} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {untested > 0 && (
        <p className="meta">The file has so many rules that {untested} of your addresses were left out. Run those after these.</p>
      )}
      <p className="robots-why" role="status">
        {picked ? (
          <>
            <StatusMark status={picked.cell.allowed ? "pass" : "failed"}>{picked.cell.allowed ? "Open" : "Closed"}</StatusMark>{" "}
            <b>{picked.token}</b> at <code>{picked.address}</code>. {picked.cell.why}{" "}
            {picked.cell.line !== null && (
              <a className="link" href={`#line-${picked.cell.line}`}>
                Show line {picked.cell.line}
              </a>
            )}
          </>
        ) : (
          <span className="meta">
            A ring is open, a cross is closed. The figure is the line that decided; without one, no rule matched.
          </span>
        )}
      </p>
    </div>
  );
}

function Cell({ cell, token, address, onPick }: { cell: MatrixCell; token: string; address: string; onPick(): void }) {
  const words = `${cell.allowed ? "Open" : "Closed"}, ${token}, ${address}. ${cell.why}`;
  const mark = (
    <>
      <StatusMark status={cell.allowed ? "pass" : "failed"}>
        <span className="vh">{words}</span>
        <span aria-hidden="true">{cell.line ?? ""}</span>
      </StatusMark>
    </>
  );
  if (cell.line === null) return <span className="robots-cell">{mark}</span>;
  return (
    <a
      className="robots-cell"
      href={`#line-${cell.line}`}
      onClick={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      {mark}
    </a>
  );
}
