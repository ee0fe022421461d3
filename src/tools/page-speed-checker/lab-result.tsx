import { type ReactNode, type RefObject, useId } from "react";
import { numberWord } from "#core/rules/verdict-words.ts";
import { formatDate } from "#core/text/format.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { bytesText, msText } from "./amounts.ts";
import { FieldPanel } from "./field-panel.tsx";
import { MetricScale } from "./metric-scale.tsx";
import type { LabReport, Opportunity, SpeedMetric, SpeedPage } from "./page-speed-checker.schema.ts";
import { RunSpread } from "./run-spread.tsx";
import { ScoreGauge } from "./score-gauge.tsx";

interface Props {
  page: SpeedPage;
  device: "mobile" | "desktop";
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children?: ReactNode;
}

/** Scores and metrics first, then what to repair, dearest first, then everything else that the run saw. */
export function LabResult({ page: { lab, problem, url, field, runs, shown }, device, heading, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="speed-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {lab ? headlineOf(lab) : "No laboratory figures"}
        </h2>
        <p className="mute">
          {problem ?? `${url}, as ${device === "mobile" ? "a phone on a slow 4G line" : "a desktop on a fast line"} would see it.`}
        </p>
      </div>
      {lab && (
        <>
          <ul className="speed-gauges">
            {lab.scores.map((score) => (
              <li key={score.id}>
                <ScoreGauge {...score} />
              </li>
            ))}
          </ul>
          <div className="page-view speed-metrics">
            {lab.metrics.map((metric) => (
              <MetricScale key={metric.id} metric={metric} />
            ))}
            <p className="meta">
              Lighthouse {lab.version}, {runs.length > 1 ? `run ${shown} of ${runs.length}, the one nearest to the middle,` : "one run"} of{" "}
              {formatDate(lab.takenAt)} with simulated throttling. {runs.length === 1 && "Runs differ by a few points. "}Weights of the
              score: {lab.metrics.map(({ short, weight }) => `${short} ${weight}`).join(", ")}.
            </p>
          </div>
          {runs.length > 1 && <RunSpread runs={runs} />}
          {lab.film.length > 0 && <Filmstrip lab={lab} />}
          <Opportunities opportunities={lab.opportunities} />
          {lab.lcp && <LargestPaint lcp={lab.lcp} />}
          <Weights lab={lab} />
          {lab.warnings.length > 0 && (
            <ul className="page-view speed-warnings">
              {lab.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {field && <FieldPanel field={field} />}
      {children}
    </section>
  );
}

function headlineOf({ scores, metrics }: LabReport): string {
  if (scores.find(({ id }) => id === "performance")?.score == null) return "Lighthouse gave no score.";
  const wanting = metrics.filter(({ level }) => level !== "good").sort((a, b) => rank(b) - rank(a));
  const [worst] = wanting;
  if (!worst) return "Fast: every metric is good.";
  const others = wanting.length - 1;
  const more =
    others === 0 ? "the other metrics are good" : `${numberWord(others)} more ${others === 1 ? "metric is" : "metrics are"} not good`;
  return `${worst.name} is ${worst.text}; ${more}.`;
}

/** Poor before fair, then by its weight in the score. */
function rank({ level, weight }: SpeedMetric): number {
  return (level === "poor" ? 100 : 0) + weight;
}

function Filmstrip({ lab: { film } }: { lab: LabReport }) {
  return (
    <div className="page-view">
      <h3>While it loaded</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="speed-film scrolls" aria-label="Pictures of the page while it loaded" tabIndex={0}>
        <ol>
          {film.map(({ ms, picture }) => (
            <li key={ms}>
              <img src={picture} alt={`The page after ${msText(ms)}`} width="120" />
              <span className="meta">{msText(ms)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Opportunities({ opportunities }: { opportunities: readonly Opportunity[] }) {
  if (opportunities.length === 0)
    return (
      <p className="page-view">
        <StatusMark status="pass">Nothing to repair</StatusMark> Lighthouse found nothing that would make this page faster.
      </p>
    );
  return (
    <div className="speed-repairs">
      <h3>What to repair, dearest first</h3>
      <ol>
        {opportunities.map((one) => (
          <li key={one.id}>
            <details>
              <summary className="folds">
                <StatusMark status={one.level === "poor" ? "failed" : "fix"} />
                <b>{one.title}</b>
                <span className="meta">{savingsOf(one)}</span>
              </summary>
              <div className="speed-repair">
                <p>{one.text}</p>
                {one.items.length > 0 && (
                  <DataTable
                    caption={`Where: ${one.title}`}
                    captionHidden
                    columns={[
                      { key: "label", header: "Where", cell: ({ label }) => <span className="mono speed-where">{label}</span> },
                      { key: "bytes", header: "Size", numeric: true, cell: ({ bytes }) => (bytes === null ? "" : bytesText(bytes)) },
                      { key: "ms", header: "Time", numeric: true, cell: ({ ms }) => (ms === null ? "" : msText(ms)) },
                    ]}
                    rows={one.items.map((item, index) => ({ ...item, index }))}
                    rowKey={({ index }) => String(index)}
                  />
                )}
                {one.docs && (
                  <p className="meta">
                    Source: <a href={one.docs}>{new URL(one.docs).hostname}</a>, as named by Lighthouse.
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function savingsOf({ savedMs, savedBytes, savedShift }: Opportunity): string {
  const parts = [
    savedMs > 0 ? msText(savedMs) : "",
    savedBytes > 0 ? bytesText(savedBytes) : "",
    savedShift > 0 ? `${savedShift} of shift` : "",
  ].filter(Boolean);
  return parts.length === 0 ? "" : `saves ${parts.join(", ")}`;
}

function LargestPaint({ lcp: { element, parts } }: { lcp: NonNullable<LabReport["lcp"]> }) {
  return (
    <div className="page-view">
      <DataTable
        caption="The largest paint, taken apart"
        columns={[
          { key: "label", header: "Part", cell: ({ label }) => label },
          { key: "ms", header: "As observed", numeric: true, cell: ({ ms }) => msText(ms) },
        ]}
        rows={parts}
        rowKey={({ label }) => label}
      />
      {element && <p className="evidence mono">{element}</p>}
    </div>
  );
}

function Weights({ lab: { weight, thirdParties } }: { lab: LabReport }) {
  const shown = weight.filter(({ requests }) => requests > 0);
  return (
    <div className="page-view speed-weights">
      {shown.length > 0 && (
        <DataTable
          caption="What was loaded"
          columns={[
            { key: "label", header: "Kind", cell: ({ label }) => label },
            { key: "requests", header: "Requests", numeric: true, cell: ({ requests }) => requests },
            { key: "bytes", header: "On the wire", numeric: true, cell: ({ bytes }) => bytesText(bytes) },
          ]}
          rows={shown}
          rowKey={({ label }) => label}
        />
      )}
      {thirdParties.length > 0 && (
        <DataTable
          caption="Third parties"
          columns={[
            { key: "name", header: "Who", cell: ({ name }) => name },
            { key: "bytes", header: "On the wire", numeric: true, cell: ({ bytes }) => bytesText(bytes) },
            { key: "ms", header: "Holds the page for", numeric: true, cell: ({ mainThreadMs }) => msText(mainThreadMs) },
          ]}
          rows={thirdParties}
          rowKey={({ name }) => name}
        />
      )}
    </div>
  );
}
