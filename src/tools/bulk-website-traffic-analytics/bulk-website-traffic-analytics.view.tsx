import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { SitesField } from "#ui/tool/figures/sites-field.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { BulkWebsiteTrafficInput, BulkWebsiteTrafficOutput } from "./bulk-website-traffic-analytics.schema.ts";

export function View(page: ToolViewProps<BulkWebsiteTrafficInput, BulkWebsiteTrafficOutput>) {
  const run = useToolRun<BulkWebsiteTrafficInput, BulkWebsiteTrafficOutput>({ page, labelOf: ({ sites }) => `${sites.length} domains` });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Compare the domains"
      busy="Asking…"
      result={(output) => (
        <>
          <FigureTable name={page.slug} caption={output.headline} isVerdict named="Domain" columns={output.columns} rows={output.rows} />
          <ResultActions name={page.slug} json={output} shareable={false} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <SitesField given={page.given["sites"]} />
    </ToolFrame>
  );
}
