import type { Figure } from "#core/figures/figure.schema.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { ExportField } from "#ui/tool/figures/export-field.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { AiKeywordResearchInput, AiKeywordResearchOutput, KeywordIdea } from "./ai-keyword-research.schema.ts";
import "./ai-keyword-research.css";

const unpack = async (bytes: Uint8Array) => (await import("#engines/search-console/unpack-export.ts")).exportedText(bytes);

export function View(page: ToolViewProps<AiKeywordResearchInput, AiKeywordResearchOutput>) {
  const run = useToolRun<AiKeywordResearchInput, AiKeywordResearchOutput>({ page, streams: true, labelOf: ({ seed }) => seed });
  const { submitted } = page;

  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Find keywords"
      busy="Looking…"
      stops={["Ask the sources", "Read your pages", "Sort the ideas"]}
      result={(result) => (
        <Ideas result={result}>
          <ResultActions name={page.slug} json={result} csv={csvOf(result)} shareable={false} onClear={run.clear} runs={run.runs} />
        </Ideas>
      )}
    >
      <div className="builder">
        <BuilderField name="seed" label="Topic" defaultValue={submitted["seed"]} placeholder="trail running shoes" wide />
        <BuilderField
          name="url"
          label="A page of yours"
          defaultValue={submitted["url"]}
          inputMode="url"
          hint="Optional. With or without https://"
          wide
        />
        <BuilderField
          name="sitemap"
          label="Your site, for its sitemap"
          defaultValue={submitted["sitemap"]}
          inputMode="url"
          hint="Optional. The site, or the address of the sitemap itself."
          wide
        />
      </div>
      <ExportField
        className="ideas-export"
        label="Search Console queries"
        name="queries"
        placeholder={"Optional: the rows of Queries.csv, headings included\nTop queries,Clicks,Impressions,CTR,Position"}
        submitted={submitted["queries"]}
        unpack={unpack}
      />
    </ToolFrame>
  );
}

const SOURCES: Record<KeywordIdea["source"], string> = {
  "search-console": "Your Search Console",
  suggestions: "Search suggestions",
  page: "Your page",
  sitemap: "Your sitemap",
  model: "Language model",
  pattern: "Generated",
};

function Ideas({ result: { seed, clusters, sources }, children }: { result: AiKeywordResearchOutput; children: React.ReactNode }) {
  const all = clusters.flatMap(({ ideas }) => ideas);
  const hasFigures = all.some(({ figures }) => figures);
  return (
    <div className="ideas">
      <section className="panel ideas-head">
        <h2>
          {all.length} ideas around “{seed}” in {clusters.length} clusters
        </h2>
        <p className="meta">Counted by us. No search volume stands here, because no source on this page gave one.</p>
        <dl>
          {sources.map(({ source, words }) => (
            <div key={source}>
              <dt>{SOURCES[source]}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {children}
      </section>
      {clusters.map(({ name, ideas }) => (
        <section className="panel ideas-cluster" key={name}>
          <h3>{capitalized(name)}</h3>
          <DataTable
            caption={`Ideas about ${name}`}
            captionHidden
            rows={ideas}
            rowKey={(idea) => idea.keyword}
            columns={[
              { key: "keyword", header: "Keyword", cell: (idea) => idea.keyword, sortBy: (idea) => idea.keyword },
              {
                key: "intent",
                header: "Intent",
                cell: (idea) => (idea.isQuestion ? `${idea.intent}, question` : idea.intent),
                sortBy: (idea) => idea.intent,
              },
              { key: "source", header: "Source", cell: (idea) => SOURCES[idea.source], sortBy: (idea) => idea.source },
              ...(hasFigures
                ? (["clicks", "impressions", "position"] as const).map((key) => ({
                    key,
                    header: capitalized(key),
                    cell: (idea: KeywordIdea) => shown(idea.figures?.[key]),
                    sortBy: (idea: KeywordIdea) => known(idea.figures?.[key]),
                  }))
                : []),
            ]}
          />
        </section>
      ))}
    </div>
  );
}

const known = (figure: Figure | undefined) => (figure === undefined || figure.state === "unavailable" ? undefined : figure.value);
const shown = (figure: Figure | undefined) => known(figure)?.toLocaleString("en-US") ?? "—";
const capitalized = (word: string) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

function csvOf({ clusters }: AiKeywordResearchOutput) {
  return [
    ["cluster", "keyword", "intent", "question", "source", "clicks", "impressions", "position"],
    ...clusters.flatMap(({ name, ideas }) =>
      ideas.map(({ keyword, intent, isQuestion, source, figures }) => [
        ...[name, keyword, intent, isQuestion ? "yes" : "no", SOURCES[source]],
        ...[known(figures?.clicks) ?? "", known(figures?.impressions) ?? "", known(figures?.position) ?? ""],
      ]),
    ),
  ];
}
