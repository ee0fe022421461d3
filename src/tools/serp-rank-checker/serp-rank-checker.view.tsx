import { useState } from "react";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { RankFields, rankModes } from "./rank-fields.tsx";
import { RankReportView } from "./rank-report-view.tsx";
import { SearchResult } from "./search-result.tsx";
import type { SerpRankCheckerInput, SerpRankCheckerOutput } from "./serp-rank-checker.schema.ts";
import "./serp-rank-checker.css";

type Input = SerpRankCheckerInput;
type Output = SerpRankCheckerOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({ page, labelOf: ({ keyword }) => keyword ?? "Search Console export" });
  /** What was made of a chosen file, in the page. */
  const [local, setLocal] = useState<Output>();

  function start(input: Input) {
    setLocal(undefined);
    run.start(input);
  }

  async function readFile(file: File) {
    run.clear();
    const { readLocalExport } = await import("./read-local-export.ts");
    setLocal(await readLocalExport(file));
  }

  const result = (output: Output) => (
    <>
      {output.search && <SearchResult search={output.search} slug={page.slug} />}
      {output.report && <RankReportView report={output.report} slug={page.slug} />}
      <ResultActions name={page.slug} json={output} shareable={output.report === null} onClear={() => clear()} runs={run.runs} />
    </>
  );

  function clear() {
    setLocal(undefined);
    run.clear();
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Check rank"
      busy="Looking…"
      modes={rankModes}
      before={local && result(local)}
      {...(local ? { empty: null } : {})}
      result={result}
    >
      <RankFields submitted={page.submitted} onFile={(file) => void readFile(file)} />
    </ToolFrame>
  );
}
