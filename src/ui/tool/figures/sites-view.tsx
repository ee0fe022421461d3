import type { FigureRow } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { ResultActions } from "../result-actions.tsx";
import { RunArea } from "../run-area.tsx";
import { ToolFrame } from "../tool-frame.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { useToolRun } from "../use-tool-run.ts";
import { ExportField, type ExportUnpacker } from "./export-field.tsx";
import { FigureTable } from "./figure-table.tsx";

interface Input {
  sites?: readonly string[] | undefined;
  export?: string | undefined;
}

interface Output {
  headline: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

/** The view of a tool that takes a list of domains and gives a row of figures for each. */
export function sitesView({ action, unpack }: { action: string; unpack?: ExportUnpacker }) {
  return function View(page: ToolViewProps<Input, Output>) {
    const run = useToolRun<Input, Output>({ page, labelOf: ({ sites }) => (sites ? `${sites.length} domains` : "your export") });
    return (
      <ToolFrame
        page={page}
        run={run}
        method="post"
        action={action}
        busy="Asking…"
        result={(output) => (
          <>
            <FigureTable name={page.slug} caption={output.headline} isVerdict named="Domain" columns={output.columns} rows={output.rows} />
            <ResultActions name={page.slug} json={output} shareable={false} onClear={run.clear} runs={run.runs} />
          </>
        )}
      >
        <RunArea
          label="Domains, one a line"
          name="sites"
          rows={5}
          placeholder={"yourdomain.com\ncompetitor.com"}
          defaultValue={page.submitted["sites"]}
        />
        {unpack && (
          <details className="run-more" open={page.submitted["export"] !== undefined}>
            <summary>Add your own export: pages of several sites, or a GA4 report by host name</summary>
            <ExportField
              label="Rows of your Search Console or GA4 export"
              name="export"
              placeholder={"Top pages,Clicks,Impressions\nhttps://shop.example.com/,120,4100"}
              submitted={page.submitted["export"]}
              unpack={unpack}
            />
          </details>
        )}
      </ToolFrame>
    );
  };
}
