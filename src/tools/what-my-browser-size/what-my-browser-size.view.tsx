import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { LiveWindow } from "./live-window.tsx";
import { SizeResult } from "./size-result.tsx";
import { describeSize } from "./what-my-browser-size.engine.ts";
import type { WhatMyBrowserSizeInput, WhatMyBrowserSizeOutput } from "./what-my-browser-size.schema.ts";
import "./what-my-browser-size.css";

export function View(page: ToolViewProps<WhatMyBrowserSizeInput, WhatMyBrowserSizeOutput>) {
  const run = useToolRun<WhatMyBrowserSizeInput, WhatMyBrowserSizeOutput>({
    page,
    runLocally: describeSize,
    labelOf: ({ width, height }) => `${width} × ${height}`,
  });
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Describe this size"
      busy="Describing…"
      stops={["Breakpoints", "Screens"]}
      before={<LiveWindow />}
      empty={null}
      result={(output) => (
        <SizeResult output={output}>
          <ResultActions name={page.slug} json={output} csv={csvOf(output)} shareable={false} onClear={run.clear} />
        </SizeResult>
      )}
    >
      <div className="sizefields">
        <SizeField label="Width, px" name="width" placeholder="Width" page={page} />
        <SizeField label="Height, px" name="height" placeholder="Height" page={page} />
        <SizeField label="Pixel ratio, if known" name="ratio" placeholder="Pixel ratio" page={page} step="any" />
      </div>
    </ToolFrame>
  );
}

function SizeField({
  label,
  page: { fields, submitted },
  ...input
}: {
  label: string;
  name: "width" | "height" | "ratio";
  placeholder: string;
  page: Pick<ToolViewProps<WhatMyBrowserSizeInput, WhatMyBrowserSizeOutput>, "fields" | "submitted">;
  step?: string;
}) {
  const field = fields[input.name];
  const { least, most } = field?.as === "number" ? field : {};
  return (
    <RunField
      label={label}
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      required={input.name !== "ratio"}
      defaultValue={submitted[input.name] ?? ""}
      {...input}
    />
  );
}

function csvOf({ frameworks }: WhatMyBrowserSizeOutput) {
  return [
    ["framework", "breakpoint", "from", "matches"],
    ...frameworks.flatMap(({ name, breakpoints }) =>
      breakpoints.map((breakpoint) => [name, breakpoint.name, breakpoint.from, breakpoint.matches ? "yes" : "no"]),
    ),
  ];
}
