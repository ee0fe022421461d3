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
      toInput={inputOf}
      before={<LiveWindow />}
      empty={null}
      result={(output) => (
        <SizeResult output={output}>
          <ResultActions name={page.slug} json={output} csv={csvOf(output)} shareable={false} onClear={run.clear} />
        </SizeResult>
      )}
    >
      <div className="sizefields">
        <SizeField label="Width, px" name="width" placeholder="Width" submitted={page.submitted["width"]} />
        <SizeField label="Height, px" name="height" placeholder="Height" submitted={page.submitted["height"]} />
        <SizeField label="Pixel ratio, if known" name="ratio" placeholder="Pixel ratio" submitted={page.submitted["ratio"]} step="any" />
      </div>
    </ToolFrame>
  );
}

function SizeField({
  label,
  submitted,
  ...input
}: {
  label: string;
  name: string;
  placeholder: string;
  submitted: string | undefined;
  step?: string;
}) {
  return (
    <RunField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      required={input.name !== "ratio"}
      defaultValue={submitted ?? ""}
      {...input}
    />
  );
}

function inputOf(form: FormData): WhatMyBrowserSizeInput {
  const number = (name: string) => Number(form.get(name) || Number.NaN);
  const ratio = number("ratio");
  return { width: Math.round(number("width")), height: Math.round(number("height")), ...(ratio > 0 ? { ratio } : {}) };
}

function csvOf({ frameworks }: WhatMyBrowserSizeOutput) {
  return [
    ["framework", "breakpoint", "from", "matches"],
    ...frameworks.flatMap(({ name, breakpoints }) =>
      breakpoints.map((breakpoint) => [name, breakpoint.name, breakpoint.from, breakpoint.matches ? "yes" : "no"]),
    ),
  ];
}
