import { DataTable } from "#ui/table/data-table.tsx";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { MarketFields } from "#ui/tool/figures/market-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { AdsKeywordToolInput, AdsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";
import { editorRows } from "./editor-rows.ts";
import "./ads-keyword-tool.css";

export function View(page: ToolViewProps<AdsKeywordToolInput, AdsKeywordToolOutput>) {
  const run = useToolRun<AdsKeywordToolInput, AdsKeywordToolOutput>({ page });
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Plan keywords"
      busy="Sorting…"
      result={(output) => (
        <>
          <Plan output={output} />
          <FigureTable
            name={page.slug}
            caption={`Searches and bids, ${output.market}`}
            named="Keyword"
            columns={[
              { key: "searches", title: "Searches a month", note: "average of a year" },
              { key: "lastMonth", title: "Last month" },
              { key: "competition", title: "Ad competition", note: "of 100" },
              { key: "bidLow", title: "Low bid" },
              { key: "bidHigh", title: "High bid" },
            ]}
            rows={output.figures}
          />
          <ResultActions name={page.slug} json={output} csv={editorRows(output)} shareable={false} onClear={run.clear} runs={run.runs} />
        </>
      )}
    >
      <RunArea
        className="run-field ads-keywords"
        label="Keywords, one a line"
        name="keywords"
        rows={6}
        placeholder={"emergency plumber\ndrain cleaning"}
        defaultValue={page.submitted["keywords"]}
        spellCheck
      />
      <MarketFields submitted={page.submitted} />
    </ToolFrame>
  );
}

function Plan({ output: { headline, groups, negatives, notes } }: { output: AdsKeywordToolOutput }) {
  return (
    <section className="panel ads-plan" aria-labelledby="ads-headline">
      <h2 id="ads-headline" className="figures-verdict">
        {headline}
      </h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {groups.map(({ name, because, keywords }) => (
        <div key={name}>
          <h3>{name}</h3>
          {because && <p className="mute">{because}</p>}
          <DataTable
            caption={`Keywords of the group ${name}`}
            captionHidden
            rows={keywords}
            rowKey={({ keyword }) => keyword}
            columns={[
              { key: "keyword", header: "Broad match", cell: ({ broad }) => broad },
              { key: "phrase", header: "Phrase match", cell: ({ phrase }) => <code>{phrase}</code> },
              { key: "exact", header: "Exact match", cell: ({ exact }) => <code>{exact}</code> },
              {
                key: "intent",
                header: "Intent",
                cell: ({ intent, because: word }) => (word ? `${intent}, by “${word}”` : "no word says which"),
              },
            ]}
          />
        </div>
      ))}
      <div>
        <h3>Words to exclude, if they are not your business</h3>
        <ul className="ads-negatives">
          {[...Map.groupBy(negatives, ({ because }) => because)].map(([because, words]) => (
            <li key={because}>
              <b>{because}</b> {words.map(({ word }) => word).join(", ")}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
