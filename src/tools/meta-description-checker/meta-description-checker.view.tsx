import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { DescriptionPreviews } from "./description-previews.tsx";
import type { DescriptionFacts } from "./meta-description-checker.schema.ts";
import "./meta-description-checker.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<DescriptionFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check description"
      stops={["Find the server", "Read the page", "Measure", "Compare"]}
      fields={<RenderedField submitted={page.submitted} />}
      ownFields={renderedFields}
      columns={[
        { title: "Description", of: ({ facts }) => facts.description },
        { title: "Characters", of: ({ facts }) => facts.characters },
        { title: "Pixels", of: ({ facts }) => facts.px },
        { title: "Title", of: ({ facts }) => facts.title || null },
        { title: "Suggestion", of: ({ facts }) => facts.suggestion || null },
      ]}
    >
      {({ facts }) => <DescriptionPreviews facts={facts} />}
    </PageCheckView>
  );
}
