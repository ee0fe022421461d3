import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { TitlePreviews } from "./title-previews.tsx";
import type { TitleFacts } from "./title-tag-checker.schema.ts";
import "./title-tag-checker.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<TitleFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check title"
      stops={["Find the server", "Read the page", "Measure", "Compare"]}
      fields={<RenderedField submitted={page.submitted} />}
      ownFields={renderedFields}
      columns={[
        { title: "Title", of: ({ facts }) => facts.title },
        { title: "Pixels", of: ({ facts }) => facts.px },
        { title: "Characters", of: ({ facts }) => facts.characters },
        { title: "Suggestion", of: ({ facts }) => facts.suggestion },
      ]}
    >
      {({ facts }) => facts.title && <TitlePreviews facts={facts} />}
    </PageCheckView>
  );
}
