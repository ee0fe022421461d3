import { useId } from "react";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ReuseResult } from "#ui/tool/reuse/reuse-result.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput } from "./plagiarism-checker-url.schema.ts";

export function View(page: ToolViewProps<PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput>) {
  const id = useId();
  const run = useToolRun<PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput>({ page, labelOf: ({ url }) => url });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Compare"
      busy="Comparing…"
      stops={["Read your page", "Read the others", "Match the runs"]}
      result={({ url, title, report }) => (
        <>
          <ReuseResult report={report}>
            <p className="meta reuse-name">
              Main text of {url}
              {title && `, “${title}”`}
            </p>
          </ReuseResult>
          <ResultActions name={page.slug} json={{ url, title, report }} shareable={false} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <div className="reuse-fields">
        <RunField
          label="Address of your page"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com/page"
          defaultValue={page.submitted["url"] ?? ""}
        />
        <label htmlFor={`${id}sources`}>Pages to hold it against, one a line, up to 10</label>
        <KeptTextArea
          id={`${id}sources`}
          className="run-input"
          name="sources"
          rows={4}
          placeholder={"competitor.com/page\nblog.example.com/article"}
          spellCheck={false}
          defaultValue={page.submitted["sources"] ?? ""}
        />
        <label className="reuse-switch">
          <input type="checkbox" name="ownSite" value="true" defaultChecked={page.submitted["ownSite"] === "true"} />
          <span>My own site too: the pages of it that I name, and up to eight that this page links to</span>
        </label>
        <details className="run-more" open={Boolean(page.submitted["html"] ?? page.submitted["other"])}>
          <summary>Paste instead</summary>
          <label htmlFor={`${id}html`}>HTML of your page, when we shall not fetch it</label>
          <KeptTextArea
            id={`${id}html`}
            className="run-input"
            name="html"
            rows={4}
            spellCheck={false}
            defaultValue={page.submitted["html"] ?? ""}
          />
          <label htmlFor={`${id}other`}>A text to hold it against</label>
          <KeptTextArea id={`${id}other`} className="run-input" name="other" rows={4} defaultValue={page.submitted["other"] ?? ""} />
        </details>
      </div>
    </ToolFrame>
  );
}
