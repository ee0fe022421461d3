import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { MarketFields } from "#ui/tool/figures/market-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { KeywordDifficultyCheckerInput, KeywordDifficultyCheckerOutput } from "./keyword-difficulty-checker.schema.ts";
import "./keyword-difficulty-checker.css";

type Input = KeywordDifficultyCheckerInput;
type Output = KeywordDifficultyCheckerOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({ page, labelOf: ({ keyword }) => keyword });
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Check difficulty"
      busy="Reading…"
      result={(output) => <Result output={output} page={page} run={run} />}
    >
      <RunField label="Keyword" name="keyword" placeholder="blue running shoes" defaultValue={page.submitted["keyword"] ?? ""} />
      <RunArea
        className="run-field difficulty-pages"
        labelClass=""
        label="Pages that stand for it today, one a line, if you know them"
        name="pages"
        rows={3}
        placeholder="https://example.com/page"
        defaultValue={page.submitted["pages"]}
      />
      <MarketFields submitted={page.submitted} />
    </ToolFrame>
  );
}

function Result({
  output,
  page,
  run,
}: {
  output: Output;
  page: ToolViewProps<Input, Output>;
  run: ReturnType<typeof useToolRun<Input, Output>>;
}) {
  return (
    <>
      <section className="panel difficulty-head" aria-labelledby="difficulty-headline">
        <h2 id="difficulty-headline" className="figures-verdict">
          {output.headline}
        </h2>
        {output.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
      <FigureTable
        name={page.slug}
        caption="Difficulty"
        named="Keyword"
        columns={[
          { key: "given", title: "By a source" },
          { key: "estimate", title: "Our estimate" },
        ]}
        rows={output.difficulty}
      />
      {output.pages.length > 0 && (
        <FigureTable
          name={`${page.slug}-pages`}
          caption={output.pagesFrom}
          named="Page"
          columns={[
            { key: "match", title: "Match", note: "of 100" },
            { key: "links", title: "Link score", note: "of 100" },
            { key: "title", title: "Title holds" },
            { key: "headings", title: "Headings hold" },
            { key: "address", title: "Address holds" },
            { key: "depth", title: "Depth" },
          ]}
          rows={output.pages}
        />
      )}
      <ResultActions name={page.slug} json={output} onClear={run.clear} runs={run.runs} />
    </>
  );
}
