import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import type { SampleToolInput, SampleToolOutput } from "./sample-tool.schema.ts";

export function View(page: ToolViewProps<SampleToolInput, SampleToolOutput>) {
  const run = useToolRun<SampleToolInput, SampleToolOutput>({ page, runLocally: sampleTool });
  const live = useLiveInput<SampleToolInput>(page);
  const made = sampleTool(live.input);
  return (
    <LiveForm
      page={page}
      run={run}
      live={live}
      method="post"
      action="Write it"
      busy="Writing…"
      empty={null}
      result={(data, clear) => <ResultActions name={page.slug} json={data} shareable={false} onClear={clear} />}
    >
      <BuilderField name="text" label="Text" text={live.input.text} defaultValue={live.filled.text} rows={6} wide />
      <BuilderSwitch name="upper" label="Upper case" defaultChecked={live.filled.upper === true} />
      <CodeTabs legend="What you get" languages={[{ label: "Text", code: made.text }]} />
    </LiveForm>
  );
}
