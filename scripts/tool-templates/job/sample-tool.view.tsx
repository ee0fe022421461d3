import { JobFrame } from "#ui/tool/job/job-frame.tsx";
import { useJobPage } from "#ui/tool/job/use-job-page.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import type { SampleToolEvent, SampleToolInput, SampleToolOutput } from "./sample-tool.schema.ts";

export function View(page: ToolViewProps<SampleToolInput, SampleToolOutput>) {
  const job = useJobPage<SampleToolInput, SampleToolOutput, SampleToolEvent>(page, ({ answers }) => `${answers.length} answers`);
  const result = ("result" in job.run && job.run.result) || sampleTool(job.events);
  return (
    <JobFrame
      page={page}
      job={job}
      fields={
        <RunField
          label="Address of the page"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com"
          defaultValue={job.asked["url"] ?? ""}
          required
        />
      }
      action="Ask it"
      stop={{ label: "Address of the page", value: job.asked["url"] ?? "", action: "Stop" }}
      spoken={job.isRunning ? "Asking." : job.run.stage === "done" ? "Done. The result follows." : ""}
    >
      <section className="panel loading">
        <h2 className="d3" ref={job.heading} tabIndex={-1}>
          {job.isRunning ? "Asking…" : `${result?.answers.length ?? 0} answers`}
        </h2>
        {result && !job.isRunning && <ResultActions name={page.slug} json={result} />}
      </section>
    </JobFrame>
  );
}
