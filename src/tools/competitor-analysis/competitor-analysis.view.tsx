import { type RefObject, useMemo } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { figureCsv } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { JobFrame } from "#ui/tool/job/job-frame.tsx";
import { useJobPage } from "#ui/tool/job/use-job-page.ts";
import { CsvButton, ResultActions } from "#ui/tool/result-actions.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { CompetitorAnalysisInput, CompetitorAnalysisOutput, Topic } from "./competitor-analysis.schema.ts";
import { type CompetitorEvent, resultSoFar } from "./competitor-event.ts";
import { ReadingProgress } from "./reading-progress.tsx";
import { TopicMap } from "./topic-map.tsx";
import "./competitor-analysis.css";

type Input = CompetitorAnalysisInput;
type Output = CompetitorAnalysisOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const job = useJobPage<Input, Output, CompetitorEvent>(page, ({ sites }) =>
    sites.map(({ title }) => title.replace("You: ", "")).join(", "),
  );
  const { run, events, isRunning, asked, heading } = job;
  const result = useMemo(
    () => ("result" in run && run.result) || (run.stage === "cancelled" ? resultSoFar(events) : undefined),
    [run, events],
  );
  return (
    <JobFrame
      page={page}
      job={job}
      method="post"
      fields={<SiteFields submitted={asked} />}
      action="Compare the sites"
      stop={{ label: "Your site", value: asked["url"] ?? "", action: "Stop" }}
      spoken={isRunning ? "Reading the sites." : run.stage === "done" ? "Done. The comparison follows." : ""}
    >
      {isRunning && "id" in run && <ReadingProgress events={events} id={run.id} />}
      {!isRunning && !result && (
        <section className="panel compare-head">
          <h2 className="d3" ref={heading} tabIndex={-1}>
            Stopped before the first page was read
          </h2>
          <p>There is nothing to compare yet.</p>
        </section>
      )}
      {!isRunning && result && <Comparison output={result} name={page.slug} heading={heading} />}
    </JobFrame>
  );
}

function SiteFields({ submitted }: { submitted: FormTexts }) {
  return (
    <>
      <RunField label="Your site" name="url" placeholder="yourdomain.com" defaultValue={submitted["url"] ?? ""} />
      <RunArea
        className="run-field rivals-field"
        labelClass=""
        label="Competitors, one to four, one a line"
        name="rivals"
        rows={3}
        placeholder={"competitor.com\nanother.com"}
        defaultValue={submitted["rivals"]}
      />
    </>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

function Comparison({ output, name, heading }: { output: Output; name: string; heading: Heading }) {
  return (
    <div className="compare">
      <Summary output={output} heading={heading} />
      {output.topics.length > 0 && <Topics output={output} />}
      <Measures output={output} name={name} />
      {output.standing.length > 0 && (
        <FigureTable name={`${name}-standing`} caption="Rank and authority" named="Measure" columns={output.sites} rows={output.standing} />
      )}
      <ResultActions name={name} json={output} csv={topicCsv(output)} />
    </div>
  );
}

function Summary({ output, heading }: { output: Output; heading: Heading }) {
  const { headline, notes, topics } = output;
  const sites = readSites(output);
  return (
    <section className="panel compare-head" aria-labelledby="compare-headline">
      <h2 id="compare-headline" className="d3" ref={heading} tabIndex={-1}>
        {headline}
      </h2>
      <ul className="compare-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {topics.length > 0 && sites.length > 1 && (
        <>
          <TopicMap sites={sites} topics={topics} />
          <ul className="topic-key">
            <li>
              <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
                <circle className="topic-stop" cx="13" cy="13" r="10" />
              </svg>
              The site has the topic.
            </li>
            <li>
              <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
                <circle className="topic-missing" cx="13" cy="13" r="10" />
              </svg>
              Others have it, and none of your pages that we read.
            </li>
            <li>A topic is a phrase in the title or a heading of a page that we read. The table has all of them.</li>
          </ul>
        </>
      )}
    </section>
  );
}

const KINDS: readonly { kind: Topic["kind"]; label: string; caption: string }[] = [
  { kind: "missing", label: "Missing", caption: "Topics that others have and you do not" },
  { kind: "shared", label: "Shared", caption: "Topics on several sites" },
  { kind: "own", label: "Only yours", caption: "Topics that you alone have" },
  { kind: "others", label: "On the others", caption: "Topics of the sites that could be read" },
];

/** The sites that could be read: the topics of the others are unknown. */
const readSites = ({ sites, measures }: Output) => sites.filter(({ key }) => measures[0]?.figures[key]?.state === "measured");

function Topics({ output }: { output: Output }) {
  const { topics } = output;
  const sites = readSites(output);
  const tabs = KINDS.map(({ kind, ...words }) => ({ ...words, rows: topics.filter((topic) => topic.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  );
  return (
    <section className="panel compare-part" aria-labelledby="compare-topics">
      <h2 id="compare-topics" className="d4">
        Topics by site
      </h2>
      <Tabs
        legend="Which topics"
        tabs={tabs.map(({ label, caption, rows }) => ({
          label: `${label}: ${rows.length}`,
          panel: (
            <DataTable
              caption={caption}
              captionHidden
              rows={rows}
              rowKey={({ phrase }) => phrase}
              columns={[
                { key: "phrase", header: "Topic, and a page to look at", cell: TopicCell, sortBy: ({ phrase }) => phrase },
                ...sites.map(({ key, title }) => ({
                  key,
                  header: title,
                  cell: ({ figures }: Topic) => <PagesCell figure={figures[key]} />,
                  sortBy: ({ figures }: Topic) => pagesOf(figures[key]),
                })),
              ]}
            />
          ),
        }))}
      />
    </section>
  );
}

function TopicCell({ phrase, best }: Topic) {
  return (
    <span className="topic-cell">
      {phrase}
      <a href={best.url} rel="nofollow noopener">
        {best.title}
      </a>
    </span>
  );
}

function PagesCell({ figure }: { figure: Figure | undefined }) {
  const pages = pagesOf(figure);
  return pages === undefined ? <span className="topic-none">none</span> : countWords(pages, "page");
}

const pagesOf = (figure: Figure | undefined) => (figure?.state === "measured" ? Number(figure.value) : undefined);

/** Compact, since a row has one source: it stands under the measure, and not in every cell. */
function Measures({ output, name }: { output: Output; name: string }) {
  const { sites, measures } = output;
  const read = readSites(output);
  if (read.length === 0) return null;
  return (
    <section className="panel compare-part" aria-labelledby="compare-measures">
      <div className="compare-title">
        <h2 id="compare-measures" className="d4">
          Side by side
        </h2>
        <CsvButton name={name} rows={figureCsv("Measure", sites, measures)} label="CSV with reasons" />
      </div>
      <DataTable
        caption="What we counted, site by site"
        captionHidden
        rows={measures}
        rowKey={(row) => row.name}
        columns={[
          { key: "name", header: "Measure", cell: MeasureCell },
          ...read.map(({ key, title }) => ({
            key,
            header: title,
            cell: ({ figures }: FigureRow) => <ValueCell figure={figures[key]} common={missingOf(figures)} />,
          })),
        ]}
      />
    </section>
  );
}

function MeasureCell({ name, figures }: FigureRow) {
  const known = Object.values(figures).find((figure) => figure.state !== "unavailable");
  const missing = missingOf(figures);
  return (
    <span className="topic-cell">
      {name}
      {known && (
        <span className="meta">
          Measured. {known.source}, {formatDate(known.asOf)}
        </span>
      )}
      {missing && <span className="meta">Where there is a dash: {missing}</span>}
    </span>
  );
}

/** Why sites lack a measure, where it is the same for all that do: it stands once, under the measure. */
function missingOf(figures: FigureRow["figures"]): string | undefined {
  const [first, ...others] = new Set(Object.values(figures).flatMap((figure) => (figure.state === "unavailable" ? [figure.detail] : [])));
  return others.length === 0 ? first : undefined;
}

function ValueCell({ figure, common }: { figure: Figure | undefined; common: string | undefined }) {
  if (!figure || figure.state === "unavailable") return <span className="topic-none">— {!common && figure?.detail}</span>;
  return <b className="compare-value">{typeof figure.value === "number" ? figure.value.toLocaleString("en-US") : figure.value}</b>;
}

function topicCsv({ sites, topics }: Output) {
  return [
    ["Topic", "Kind", ...sites.map(({ title }) => `${title}: pages with it in title or headings`), "Page", "Address"],
    ...topics.map(({ phrase, kind, figures, best }) => [
      phrase,
      kind,
      ...sites.map(({ key }) => pagesOf(figures[key]) ?? ""),
      best.title,
      best.url,
    ]),
  ];
}
