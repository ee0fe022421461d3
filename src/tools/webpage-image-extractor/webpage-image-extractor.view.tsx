import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { ImageGrid } from "./image-grid.tsx";
import type { ExtractorFacts } from "./webpage-image-extractor.schema.ts";
import "./webpage-image-extractor.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<ExtractorFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Find images"
      busy="Looking…"
      stops={["Find the server", "Read page and style sheets", "Look at the pictures", "Sort"]}
      columns={[
        { title: "Images", of: ({ facts }) => facts.total },
        { title: "KB", of: ({ facts }) => (facts.looked > 0 ? Math.round(facts.bytes / 1000) : null) },
      ]}
    >
      {({ facts }) => <ImageGrid facts={facts} />}
    </PageCheckView>
  );
}
