import { type ReactNode, useRef } from "react";
import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput, PageReport } from "#core/page-check/page-report.ts";
import type { CsvCell } from "#core/text/csv.ts";
import { ResultActions } from "../result-actions.tsx";
import { ToolFrame } from "../tool-frame.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { useToolRun } from "../use-tool-run.ts";
import { OtherViews } from "./other-views.tsx";
import { PageComparison } from "./page-comparison.tsx";
import { type OwnFields, PageFields, type PasteWords, pageModes } from "./page-fields.tsx";
import { PageList } from "./page-list.tsx";
import { PageReportPanel } from "./page-report-panel.tsx";
import type { ReportColumn } from "./report-column.ts";

interface Props<Input extends PageInput, Facts> {
  page: ToolViewProps<Input, PageCheckOutput<Facts>>;
  /** Verb and object: “Check title”. */
  action: string;
  busy?: string;
  /** The named stops of the loading line, in order. */
  stops?: readonly string[];
  columns: readonly ReportColumn<Facts>[];
  /** What may be pasted, when that is more than HTML. */
  paste?: PasteWords;
  /** Fields of the tool's own in the run panel, and in which ways they count, where not in all. */
  fields?: ReactNode;
  ownFields?: OwnFields;
  complete?(input: Input): Input;
  /** Stands after the summary of one page, before what to fix. */
  children(report: PageReport<Facts>): ReactNode;
}

/** The page of every tool that judges pages: one, a list of them, or two side by side. */
export function PageCheckView<Input extends PageInput, Facts>({
  page,
  action,
  busy = "Checking…",
  stops,
  columns,
  paste,
  fields,
  ownFields,
  complete,
  children,
}: Props<Input, Facts>) {
  const last = useRef<Input>(undefined);
  const run = useToolRun<Input, PageCheckOutput<Facts>>({ page, labelOf });

  function start(input: Input) {
    last.current = input;
    run.start(input);
  }

  function againOf({ reports: [only, second] }: PageCheckOutput<Facts>): Input | undefined {
    return last.current ?? (only?.fetched && !second ? ({ url: only.input } as Input) : undefined);
  }

  function actionsOf(output: PageCheckOutput<Facts>) {
    const [only, second] = output.reports;
    const again = againOf(output);
    // For somebody who comes back to a page that was fetched.
    const sinceThen = page.submitted["snapshot"] !== undefined && only?.fetched ? only.url : undefined;
    return (
      <>
        <ResultActions
          name={page.slug}
          json={output}
          csv={csvOf(output, columns)}
          shareable={only !== undefined && (only.fetched !== null || only.kept !== null)}
          permalink={only?.kept && !second ? `/tools/${page.slug}/?snapshot=${only.kept.id}` : undefined}
          {...(again ? { onAgain: () => start(again) } : {})}
          onClear={run.clear}
          runs={run.runs}
        />
        {only?.kept && !second && <OtherViews kept={only.kept} views={page.pageViews} slug={page.slug} now={sinceThen} />}
      </>
    );
  }

  const shown = page.outcome?.ok ? page.outcome.data.reports[0]?.input : undefined;
  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action={action}
      busy={busy}
      stops={stops ?? STOPS}
      modes={pageModes(ownFields)}
      {...(complete ? { complete } : {})}
      result={(output) => {
        const [first, second] = output.reports;
        if (first && !second && output.failures.length === 0)
          return (
            <PageReportPanel
              report={first}
              slug={page.slug}
              actions={actionsOf(output)}
              readAgain={
                <ReadAgain slug={page.slug} url={first.input} onRead={() => start(againOf(output) ?? ({ url: first.input } as Input))} />
              }
            >
              {children(first)}
            </PageReportPanel>
          );
        const isPair = output.reports.length === 2 && output.failures.length === 0;
        return (
          <PageList
            output={output}
            columns={columns}
            actions={actionsOf(output)}
            onRetry={(urls) => start({ urls } as Input)}
            comparison={isPair && first && second && <PageComparison pair={[first, second]} columns={columns} />}
          >
            {children}
          </PageList>
        );
      }}
    >
      <PageFields submitted={page.submitted} shown={page.submitted["snapshot"] === undefined ? undefined : shown} paste={paste}>
        {fields}
      </PageFields>
    </ToolFrame>
  );
}

/** A form of its own: without JavaScript too, the page is fetched anew. */
function ReadAgain({ slug, url, onRead }: { slug: string; url: string; onRead(): void }) {
  return (
    <form
      method="post"
      action={`/tools/${slug}/`}
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <input type="hidden" name="url" value={url} />
      <button type="submit" className="link">
        Read again
      </button>
    </form>
  );
}

const STOPS = ["Find the server", "Read the page", "Judge"];

function labelOf({ url, urls, compareWith }: PageInput): string {
  if (urls) return `${urls.length} addresses`;
  return compareWith ? `${url} and ${compareWith}` : (url ?? "pasted HTML");
}

function csvOf<Facts>({ reports, failures }: PageCheckOutput<Facts>, columns: readonly ReportColumn<Facts>[]): CsvCell[][] {
  const blanks = columns.map(() => null);
  return [
    ["address", ...columns.map(({ title }) => title), "verdict", "to fix"],
    ...reports.map((report) => [
      report.url,
      ...columns.map(({ of }) => of(report)),
      report.verdict.headline,
      report.findings.map(({ title }) => title).join("; "),
    ]),
    ...failures.map(({ input, message }) => [input, ...blanks, message, null]),
  ];
}
