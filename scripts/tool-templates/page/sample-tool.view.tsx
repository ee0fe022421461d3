import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { SampleToolFacts } from "./sample-tool.schema.ts";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<SampleToolFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check the page"
      stops={["Find the server", "Read the page", "Judge it"]}
      columns={[{ title: "Title", of: ({ facts }) => facts.title }]}
    >
      {({ facts }) => <p className="page-view">{facts.title}</p>}
    </PageCheckView>
  );
}
