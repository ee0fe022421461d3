import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { LiveFile } from "./live-file.tsx";
import { makeRobots } from "./robot-txt-generator.engine.ts";
import type { RobotTxtGeneratorInput, RobotTxtGeneratorOutput } from "./robot-txt-generator.schema.ts";
import { RobotsForm } from "./robots-form.tsx";
import "./robot-txt-generator.css";

type Input = RobotTxtGeneratorInput;
type Output = RobotTxtGeneratorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({ page, runLocally: makeRobots, labelOf: () => "robots.txt" });
  const form = useLiveInput<Input>(page);
  const live = makeRobots(form.input);

  return (
    <LiveForm
      page={page}
      run={run}
      live={form}
      method="post"
      action="Write the file"
      busy="Writing…"
      stops={["Write", "Check"]}
      empty={null}
      before={<Judged live={live} />}
      result={(_, clear) => <ResultActions name={page.slug} json={live} shareable={false} onClear={clear} />}
    >
      <div className="builder-halves robotgen-halves">
        <div>
          <RobotsForm initial={form.filled} template={form.input.template} onChange={form.read} />
        </div>
        <div className="builder-side">
          <LiveFile live={live} initial={form.filled} />
        </div>
      </div>
    </LiveForm>
  );
}

/** The same rules elsewhere, what to fix, what is right. */
function Judged({ live }: { live: Output }) {
  const faults = live.findings.filter(({ status }) => status !== "note");
  return (
    <section className="panel robotgen-judged" aria-labelledby="robotgen-judged">
      <div className="page-view">
        <h2 id="robotgen-judged" className="d4">
          {faults.length === 0 ? "Nothing to fix" : faults.length === 1 ? "One thing to fix" : `${faults.length} things to fix`}
        </h2>
        <p className="mute">Checked as you type, by the rules of the robots.txt checker.</p>
      </div>
      <ReportFindings report={live} />
      <div className="page-view">
        <h3>The same rules elsewhere</h3>
        <CodeTabs legend="Where it is served" languages={live.variants} />
      </div>
    </section>
  );
}
