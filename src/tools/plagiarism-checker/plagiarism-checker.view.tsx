import { type ChangeEvent, useId } from "react";
import type { ReuseReport } from "#core/reuse/reuse-report.schema.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ReuseResult } from "#ui/tool/reuse/reuse-result.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { PlagiarismCheckerInput } from "./plagiarism-checker.schema.ts";

export function View(page: ToolViewProps<PlagiarismCheckerInput, ReuseReport>) {
  const id = useId();
  const run = useToolRun<PlagiarismCheckerInput, ReuseReport>({ page, labelOf: () => "A text" });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Compare"
      busy="Comparing…"
      stops={["Read the text", "Read the sources", "Match the runs"]}
      result={(report) => (
        <>
          <ReuseResult report={report} />
          <ResultActions name={page.slug} json={report} csv={csvOf(report)} shareable={false} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <div className="reuse-fields">
        <label htmlFor={`${id}text`}>The text to check</label>
        <KeptTextArea id={`${id}text`} className="run-input" name="text" rows={8} defaultValue={page.submitted["text"] ?? ""} />
        <label className="run-file">
          <span>or a text file</span>
          <input type="file" name="text" accept=".txt,.md,text/plain" onChange={readFile} />
        </label>
        <label htmlFor={`${id}other`}>A text to hold it against</label>
        <KeptTextArea id={`${id}other`} className="run-input" name="other" rows={5} defaultValue={page.submitted["other"] ?? ""} />
        <label htmlFor={`${id}sources`}>And pages, one address a line, up to 10</label>
        <KeptTextArea
          id={`${id}sources`}
          className="run-input"
          name="sources"
          rows={3}
          placeholder={"competitor.com/page\nyourdomain.com/older-page"}
          spellCheck={false}
          defaultValue={page.submitted["sources"] ?? ""}
        />
        <label className="reuse-switch">
          <input type="checkbox" name="countQuotes" value="true" defaultChecked={page.submitted["countQuotes"] === "true"} />
          <span>Count what stands in quotation marks too</span>
        </label>
        <label className="reuse-switch">
          <input type="checkbox" name="searchWeb" value="true" defaultChecked={page.submitted["searchWeb"] === "true"} />
          <span>Search the web too: up to four phrases go to the search provider of this site, if it has one</span>
        </label>
      </div>
    </ToolFrame>
  );
}

/** The text of a chosen file goes where it can be seen and changed before it is sent. */
async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const file = currentTarget.files?.[0];
  const area = currentTarget.closest("form")?.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
  if (!file || !area) return;
  area.value = await file.text();
  currentTarget.value = "";
}

const csvOf = ({ sources }: ReuseReport) => [
  ["Source", "Kind", "Words", "In your text", "In the source"],
  ...sources.flatMap(({ name, passages }) => passages.map(({ kind, words, yours, theirs }) => [name, kind, words, yours, theirs])),
];
