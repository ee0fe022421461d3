import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { ExportField } from "#ui/tool/figures/export-field.tsx";
import { FigureSheet } from "#ui/tool/figures/figure-sheet.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { BacklinkSummaryInput, BacklinkSummaryOutput } from "./backlink-summary.schema.ts";
import "./backlink-summary.css";

const modes: FormModes = { name: "by", ways: { url: {}, export: { needs: ["export"], takes: ["file"] }, pages: { needs: ["pages"] } } };
const unpack = async (bytes: Uint8Array) => (await import("#engines/search-console/unpack-export.ts")).exportedText(bytes);

export function View(page: ToolViewProps<BacklinkSummaryInput, BacklinkSummaryOutput>) {
  const run = useToolRun<BacklinkSummaryInput, BacklinkSummaryOutput>({ page, labelOf: ({ url }) => url });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Look at the links"
      busy="Looking…"
      modes={modes}
      result={(output) => (
        <>
          <FigureSheet name={page.slug} headline={output.headline} named="Site" columns={output.columns} row={output.row} />
          {output.notes.map((note) => (
            <p key={note} className="panel links-note">
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
        className="links-run"
        legend="What to look at"
        modes={[
          ["url", "A domain"],
          ["export", "Your export"],
          ["pages", "Pages to check"],
        ]}
        chosen={wayOf(modes, page.submitted)}
      >
        <ExportField
          className="links-export"
          label="Rows of Search Console’s links report"
          name="export"
          placeholder={"Linking page,Last crawled\nhttps://blog.example.net/post,2026-11-02"}
          submitted={page.submitted["export"]}
          unpack={unpack}
        />
        <RunArea
          className="run-field links-pages"
          label="Pages that should link to it, one a line"
          name="pages"
          rows={5}
          placeholder={"https://blog.example.net/post\nhttps://news.example.org/2026/review"}
          defaultValue={page.submitted["pages"]}
        />
        <RunField
          label="Domain that is linked to"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com"
          defaultValue={page.submitted["url"] ?? ""}
        />
      </ModeFields>
    </ToolFrame>
  );
}
