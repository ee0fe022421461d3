import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { CanonicalPath, DeclarationTable, DifferenceTable, SignalTable } from "./canonical-parts.tsx";
import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";
import "./canonical-tag-checker.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<CanonicalFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check canonical"
      stops={["Find the server", "Read the page", "Look at the target", "Weigh the signals"]}
      fields={<RenderedField submitted={page.submitted} />}
      ownFields={renderedFields}
      columns={[
        { title: "Canonical", of: ({ facts }) => facts.canonical },
        { title: "Kind", of: ({ facts }) => KINDS[facts.kind] },
        { title: "Likely canonical", of: ({ facts }) => facts.likely.url },
        { title: "Target status", of: ({ facts }) => facts.target?.status ?? null },
        { title: "Declarations", of: ({ facts }) => facts.declarations.length },
      ]}
    >
      {({ facts }) => (
        <>
          <CanonicalPath facts={facts} />
          <SignalTable facts={facts} />
          {facts.declarations.length > 0 && <DeclarationTable facts={facts} />}
          {facts.differences.length > 0 && <DifferenceTable facts={facts} />}
        </>
      )}
    </PageCheckView>
  );
}

const KINDS: Record<CanonicalFacts["kind"], string> = {
  none: "none",
  ignored: "declared, not read",
  conflict: "contradictory",
  self: "itself",
  other: "another page",
};
