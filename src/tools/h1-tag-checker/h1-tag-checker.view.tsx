import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { HeadingTreeView } from "#ui/tool/page-check/heading-tree.tsx";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { H1BesideTitle } from "./h1-beside-title.tsx";
import type { H1Facts } from "./h1-tag-checker.schema.ts";
import "./h1-tag-checker.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<H1Facts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check headings"
      stops={["Find the server", "Read the page", "Name the headings", "Compare"]}
      fields={<RenderedField submitted={page.submitted} />}
      ownFields={renderedFields}
      columns={[
        { title: "H1", of: ({ facts }) => facts.h1 },
        { title: "H1s", of: ({ facts }) => facts.h1Count },
        { title: "Characters", of: ({ facts }) => facts.characters },
        { title: "Title", of: ({ facts }) => facts.title || null },
        { title: "Headings", of: ({ facts }) => facts.tree.counts.reduce((sum, count) => sum + count, 0) },
      ]}
    >
      {({ facts }) => (
        <>
          <div className="page-view">
            <H1BesideTitle facts={facts} />
          </div>
          <div className="page-view">
            <HeadingTreeView tree={facts.tree} />
          </div>
        </>
      )}
    </PageCheckView>
  );
}
