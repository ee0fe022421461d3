import { useRef } from "react";
import { PageRunFields, pageInputOf, showPageInput } from "#ui/tool/page-run-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { TitleList } from "./title-list.tsx";
import { TitleResult } from "./title-result.tsx";
import type { TitleTagCheckerInput, TitleTagCheckerOutput } from "./title-tag-checker.schema.ts";
import "./title-tag-checker.css";

export function View(page: ToolViewProps<TitleTagCheckerInput, TitleTagCheckerOutput>) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<TitleTagCheckerInput>(undefined);
  const run = useToolRun<TitleTagCheckerInput, TitleTagCheckerOutput>({ slug: page.slug, outcome: page.outcome, runs: page.runs, labelOf });

  function start(input: TitleTagCheckerInput) {
    last.current = input;
    showPageInput(fields.current, input);
    run.start(input);
  }

  function actionsOf(output: TitleTagCheckerOutput) {
    const [only] = output.reports;
    const again = last.current ?? (only?.fetched ? { url: only.input } : undefined);
    return (
      <ResultActions
        name={page.slug}
        json={output}
        csv={csvOf(output)}
        shareable={output.reports.length === 1 && only?.fetched !== null}
        {...(again ? { onAgain: () => start(again) } : {})}
        onClear={run.clear}
        runs={run.runs}
      />
    );
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Check title"
      busy="Checking…"
      stops={["Find the server", "Read the page", "Measure", "Compare"]}
      toInput={pageInputOf}
      result={(output) => {
        const [report] = output.reports;
        return report && output.reports.length === 1 && output.failures.length === 0 ? (
          <TitleResult report={report}>{actionsOf(output)}</TitleResult>
        ) : (
          <TitleList output={output} onRetry={(urls) => start({ urls })}>
            {actionsOf(output)}
          </TitleList>
        );
      }}
    >
      <PageRunFields given={page.given} ref={fields} />
    </ToolFrame>
  );
}

function labelOf({ url, urls }: TitleTagCheckerInput): string {
  return urls ? `${urls.length} addresses` : (url ?? "pasted HTML");
}

function csvOf({ reports, failures }: TitleTagCheckerOutput) {
  return [
    ["address", "title", "pixels", "characters", "verdict", "to fix", "suggestion"],
    ...reports.map(({ url, title, px, characters, verdict, findings, suggestion }) => [
      url,
      title,
      px,
      characters,
      verdict.headline,
      findings.map((finding) => finding.title).join("; "),
      suggestion,
    ]),
    ...failures.map(({ input, message }) => [input, null, null, null, message, null, null]),
  ];
}
