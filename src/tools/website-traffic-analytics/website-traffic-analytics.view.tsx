import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { ExportField } from "#ui/tool/figures/export-field.tsx";
import { FigureSheet } from "#ui/tool/figures/figure-sheet.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { WebsiteTrafficInput, WebsiteTrafficOutput } from "./website-traffic-analytics.schema.ts";
import "./website-traffic-analytics.css";

const modes: FormModes = { name: "by", ways: { url: { needs: ["url"] }, export: { needs: ["export"], takes: ["file"] } } };
const unpack = async (bytes: Uint8Array) => (await import("#engines/search-console/unpack-export.ts")).exportedText(bytes);

export function View(page: ToolViewProps<WebsiteTrafficInput, WebsiteTrafficOutput>) {
  const run = useToolRun<WebsiteTrafficInput, WebsiteTrafficOutput>({ page, labelOf: ({ url }) => url ?? "your export" });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Read the traffic"
      busy="Reading…"
      modes={modes}
      result={(output) => (
        <>
          <FigureSheet name={page.slug} headline={output.headline} named="Site" columns={output.columns} row={output.row} />
          {output.notes.map((note) => (
            <p key={note} className="panel traffic-note">
              {note}
            </p>
          ))}
          {output.tables.map((table) => (
            <FigureTable key={table.caption} name={`${page.slug}-rows`} {...table} />
          ))}
          <ResultActions name={page.slug} json={output} shareable={false} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <ModeFields
        className="traffic-run"
        legend="What to read"
        modes={[
          ["url", "A domain"],
          ["export", "Your export"],
        ]}
        chosen={wayOf(modes, page.submitted)}
      >
        <div className="run-field traffic-url">
          <RunField label="Domain" name="url" inputMode="url" placeholder="yourdomain.com" defaultValue={page.submitted["url"] ?? ""} />
        </div>
        <ExportField
          className="traffic-export"
          label="Rows of your Search Console or GA4 export"
          name="export"
          placeholder={"Date,Clicks,Impressions\n2026-11-01,120,4100"}
          submitted={page.submitted["export"]}
          unpack={unpack}
        />
      </ModeFields>
    </ToolFrame>
  );
}
