import { useId } from "react";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { SampleToolInput, SampleToolOutput } from "./sample-tool.schema.ts";

export function View(page: ToolViewProps<SampleToolInput, SampleToolOutput>) {
  const id = useId();
  const run = useToolRun<SampleToolInput, SampleToolOutput>({ page });
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Get the figures"
      busy="Asking…"
      result={({ rows }) => (
        <FigureTable name={page.slug} caption="Figures by site" named="Site" columns={[{ key: "answer", title: "Answer" }]} rows={rows} />
      )}
    >
      <label className="run-field" htmlFor={`${id}sites`}>
        <span className="vh">Domains, one a line</span>
        <KeptTextArea
          id={`${id}sites`}
          className="run-input"
          name="sites"
          rows={4}
          placeholder="yourdomain.com"
          defaultValue={page.submitted["sites"] ?? ""}
        />
      </label>
    </ToolFrame>
  );
}
