import type { RefObject } from "react";
import { hostAndPath } from "#core/url/host-and-path.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { bytesText, figureText, msText } from "./amounts.ts";
import { comparisonWords } from "./comparison-words.ts";
import { FIGURES, type Spread, spreadOf } from "./middle-run.ts";
import type { PageSpeedCheckerOutput, SpeedPage } from "./page-speed-checker.schema.ts";

interface Props {
  output: PageSpeedCheckerOutput;
  heading: RefObject<HTMLHeadingElement | null>;
  children: React.ReactNode;
}

interface Row {
  name: string;
  cells: readonly string[];
}

/** Two addresses by the same figures: medians, and from where to where the runs went. */
export function SpeedComparison({ output: { pages, device }, heading, children }: Props) {
  const names = pages.map(({ url }) => hostAndPath(url));
  const rows: Row[] = [
    ...FIGURES.map(({ what, name }) => ({ name, cells: pages.map(({ runs }) => spreadText(what, spreadOf(runs, what))) })),
    { name: "First byte, from our server", cells: pages.map(({ look }) => (look ? msText(look.timings.firstByteMs) : "unknown")) },
    { name: "HTML on the wire", cells: pages.map(({ look }) => (look ? bytesText(look.bytesWire) : "unknown")) },
    { name: "Files that the HTML names", cells: pages.map(({ look }) => (look ? String(look.named) : "unknown")) },
    { name: "Hold back the first paint", cells: pages.map(({ look }) => (look ? String(look.blocking.length) : "unknown")) },
  ];
  return (
    <section className="panel" aria-labelledby="speed-compared">
      <div className="speed-head">
        <h2 id="speed-compared" ref={heading} tabIndex={-1}>
          {comparisonWords(pages)}
        </h2>
        <p className="mute">
          Measured in turns, as {device === "mobile" ? "a phone on a slow 4G line" : "a desktop on a fast line"} would see them.
        </p>
        {pages.map(failureOf)}
      </div>
      <div className="page-view">
        <DataTable<Row>
          caption="Side by side"
          columns={[
            { key: "what", header: "What", cell: ({ name }) => name },
            ...names.map((name, index) => ({ key: `page${index}`, header: name, numeric: true, cell: ({ cells }: Row) => cells[index] })),
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </div>
      {children}
    </section>
  );
}

function spreadText(what: string, spread: Spread | undefined): string {
  if (!spread) return "none";
  const [low, middle, high] = [spread.low, spread.middle, spread.high].map((value) => figureText(what, value));
  return low === high ? (middle ?? "") : `${middle} (${low} to ${high})`;
}

function failureOf({ url, problem }: SpeedPage) {
  return problem === null ? null : (
    <p key={url}>
      {hostAndPath(url)}: {problem}
    </p>
  );
}
