import { useId } from "react";
import { COUNTRIES, countryCodes, LANGUAGES, languageCodes } from "#core/providers/markets.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { ContentResult } from "./content-result.tsx";
import type { SeoContentOptimizationInput, SeoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";
import "./seo-content-optimization.css";

export function View(page: ToolViewProps<SeoContentOptimizationInput, SeoContentOptimizationOutput>) {
  const { submitted } = page;
  const id = useId();
  const run = useToolRun<SeoContentOptimizationInput, SeoContentOptimizationOutput>({
    page,
    labelOf: ({ keyword, url }) => keyword || url || "A text",
  });
  /** What was written in the editor is what the next run reads. */
  function keepDraft(draft: string) {
    const area = document.getElementById(id)?.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
    if (area) area.value = draft;
  }
  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Compare the draft"
      busy="Reading…"
      stops={["Read the draft", "Read the pages", "Find terms and topics", "Mark the draft"]}
      result={(output) => (
        <ContentResult
          key={output.draft}
          output={output}
          slug={page.slug}
          submitted={submitted}
          onDraft={keepDraft}
          onClear={run.clear}
          runs={run.runs}
        />
      )}
    >
      <div className="builder" id={id}>
        <BuilderField
          name="text"
          label="Your draft"
          defaultValue={submitted["text"]}
          rows={7}
          hint="Text, Markdown or HTML. Leave it empty to start from the pages."
          wide
        />
        <BuilderField
          name="url"
          label="Or the address of your page"
          defaultValue={submitted["url"]}
          inputMode="url"
          placeholder="yourdomain.com/page"
        />
        <BuilderField
          name="keyword"
          label="Keyword, if you have one"
          defaultValue={submitted["keyword"]}
          placeholder="server log analysis"
        />
        <BuilderField
          name="sources"
          label="Pages to compare with, one a line, up to 10"
          defaultValue={submitted["sources"]}
          rows={4}
          inputMode="url"
          placeholder={"competitor.com/guide\nanother.com/article"}
          wide
        />
        <details className="run-more" open={submitted["pasted"] !== undefined && submitted["pasted"] !== ""}>
          <summary>Pages that cannot be fetched, and where to search</summary>
          <div className="builder">
            <BuilderField
              name="pasted"
              label="Text or HTML of pages"
              defaultValue={submitted["pasted"]}
              rows={4}
              hint="A line of +++ between two pages."
              wide
            />
            <BuilderField
              name="country"
              label="Country of the search"
              defaultValue={submitted["country"] ?? "US"}
              choices={countryCodes.map((code) => [code, COUNTRIES[code].name] as const)}
            />
            <BuilderField
              name="lang"
              label="Language of the search"
              defaultValue={submitted["lang"] ?? "en"}
              choices={languageCodes.map((code) => [code, LANGUAGES[code].name] as const)}
            />
          </div>
        </details>
      </div>
    </ToolFrame>
  );
}
