import type { WorkLine } from "#content/work/work.content-type.ts";
import type { WorkCard } from "#content/work/work-card.ts";
import { WorkGrid, workLineNames } from "#content/work/work-grid.tsx";
import "./portfolio-plates.css";

/** The colour of each line on the filter. */
const lineColors = { seo: "blue", ppc: "red", creative: "pink" } as const satisfies Record<WorkLine, string>;

/** All works. The filter is radio buttons that a style sheet looks at, so it works at once and without JavaScript. */
export function PortfolioPlates({ works }: { works: readonly WorkCard[] }) {
  if (works.length === 0) return null;
  const lines = (Object.keys(workLineNames) as WorkLine[])
    .map((line) => ({ line, count: works.filter((work) => work.lines.includes(line)).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="portfolio-plates" aria-labelledby="portfolio-works">
      <div className="wrap">
        <h2 className="vh" id="portfolio-works">
          Works
        </h2>
        <fieldset className="by-line" data-testid="by-line">
          <legend className="vh">Show the works of</legend>
          <Choice line="all" name="All" count={works.length} />
          {lines.map(({ line, count }) => (
            <Choice key={line} line={line} name={workLineNames[line]} count={count} color={lineColors[line]} />
          ))}
        </fieldset>
        <WorkGrid works={works} />
      </div>
    </section>
  );
}

function Choice({ line, name, count, color = "slate" }: { line: WorkLine | "all"; name: string; count: number; color?: string }) {
  return (
    <label className={`by-line-stop line-${color}`}>
      <input type="radio" name="line" value={line} defaultChecked={line === "all"} />
      {name} <small>{count}</small>
    </label>
  );
}
