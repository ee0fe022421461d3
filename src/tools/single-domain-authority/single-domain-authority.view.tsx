import { LINKING_COLUMNS } from "#engines/domain-figures/linking-columns.ts";
import { FigureSheet } from "#ui/tool/figures/figure-sheet.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { SingleDomainAuthorityInput, SingleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";

export function View(page: ToolViewProps<SingleDomainAuthorityInput, SingleDomainAuthorityOutput>) {
  const run = useToolRun<SingleDomainAuthorityInput, SingleDomainAuthorityOutput>({ page, labelOf: ({ url }) => url });
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Check the domain"
      busy="Asking…"
      result={(output) => (
        <>
          <FigureSheet name={page.slug} headline={output.headline} named="Site" columns={output.columns} row={output.row} />
          {output.linking.length > 0 && (
            <FigureTable
              name={`${page.slug}-linking`}
              caption="Some of the domains that link to it"
              named="Domain"
              columns={LINKING_COLUMNS}
              rows={output.linking}
            />
          )}
          <ResultActions name={page.slug} json={output} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <RunField label="Domain" name="url" inputMode="url" placeholder="yourdomain.com" defaultValue={page.submitted["url"] ?? ""} />
    </ToolFrame>
  );
}
