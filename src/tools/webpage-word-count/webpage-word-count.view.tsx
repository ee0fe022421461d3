import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { WordFacts } from "./webpage-word-count.schema.ts";
import { GramTables, RegionLine, SectionTable, WordFigures } from "./word-parts.tsx";
import "./webpage-word-count.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<WordFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Count words"
      busy="Counting…"
      stops={["Find the server", "Read the page", "Part the words", "Rank the phrases"]}
      columns={[
        { title: "Words", of: ({ facts }) => facts.main.words },
        { title: "With menus", of: ({ facts }) => facts.all.words },
        { title: "Different words", of: ({ facts }) => facts.main.unique },
        { title: "Sentences", of: ({ facts }) => facts.main.sentences },
        { title: "Characters", of: ({ facts }) => facts.main.characters },
        { title: "Reading, seconds", of: ({ facts }) => facts.readingSeconds },
        { title: "Language", of: ({ facts }) => facts.language.name },
        { title: "Commonest word", of: ({ facts }) => facts.grams.one[0]?.text ?? null },
      ]}
      fields={
        <>
          <RenderedField submitted={page.submitted} />
          <p className="meta wordfields">Plain text works in the HTML box too: words without any tag are counted as they are.</p>
        </>
      }
      ownFields={renderedFields}
    >
      {({ facts }) => (
        <>
          <RegionLine facts={facts} />
          <WordFigures facts={facts} />
          <SectionTable facts={facts} />
          <GramTables facts={facts} />
        </>
      )}
    </PageCheckView>
  );
}
