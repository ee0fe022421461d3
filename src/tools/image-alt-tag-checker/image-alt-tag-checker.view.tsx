import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { AltGallery } from "./alt-gallery.tsx";
import type { AltFacts } from "./image-alt-tag-checker.schema.ts";
import "./image-alt-tag-checker.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<AltFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check images"
      stops={["Find the server", "Read the page", "Look at the pictures", "Judge"]}
      columns={[
        { title: "Images", of: ({ facts }) => facts.total - facts.counts.hidden },
        { title: "Without words", of: ({ facts }) => facts.counts.missing },
        { title: "Poor", of: ({ facts }) => facts.counts.poor },
        { title: "Ornaments", of: ({ facts }) => facts.counts.decorative },
      ]}
    >
      {({ facts }) => <AltGallery facts={facts} />}
    </PageCheckView>
  );
}
