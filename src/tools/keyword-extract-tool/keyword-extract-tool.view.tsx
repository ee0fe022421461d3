import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { KeywordFacts } from "./keyword-extract-tool.schema.ts";
import { PhraseTable } from "./phrase-table.tsx";
import "./keyword-extract-tool.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<KeywordFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Extract"
      busy="Reading…"
      stops={["Find the server", "Read the page", "Find the phrases", "Rank them"]}
      paste={{ label: "Text, HTML or a file", placeholder: "Paste a text or HTML…", accept: ".txt,.md,.html,.htm,text/plain,text/html" }}
      columns={[
        { title: "Leading phrase", of: ({ facts }) => facts.phrases[0]?.phrase ?? null },
        {
          title: "Next phrases",
          of: ({ facts }) =>
            facts.phrases
              .slice(1, 8)
              .map(({ phrase }) => phrase)
              .join(", "),
        },
        { title: "Phrases listed", of: ({ facts }) => facts.phrases.length },
        { title: "Words", of: ({ facts }) => facts.words },
        { title: "Language", of: ({ facts }) => facts.language.name },
        { title: "Mode", of: ({ facts }) => facts.mode },
      ]}
    >
      {({ facts }) => <PhraseTable facts={facts} name={page.slug} />}
    </PageCheckView>
  );
}
