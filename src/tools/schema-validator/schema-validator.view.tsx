import { useId } from "react";
import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { RenderedField, renderedFields } from "#ui/tool/page-check/rendered-field.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { EntityTree } from "./entity-tree.tsx";
import { FeatureBoard } from "./feature-board.tsx";
import { MarkupTexts } from "./markup-texts.tsx";
import { RichResult } from "./rich-result.tsx";
import type { SchemaFacts } from "./schema-validator.schema.ts";
import { SourcePane } from "./source-pane.tsx";
import "./schema-validator.css";

export function View(page: ToolViewProps<RenderedPageInput, PageCheckOutput<SchemaFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check markup"
      stops={["Find the server", "Read the page", "Read the markup", "Judge"]}
      fields={<RenderedField submitted={page.submitted} />}
      ownFields={renderedFields}
      paste={{
        label: "HTML, JSON-LD or a file",
        placeholder: '{ "@context": "https://schema.org", … } or <!doctype html>…',
        accept: ".html,.htm,.xhtml,.txt,.json,.jsonld,text/html,application/json,application/ld+json",
      }}
      columns={[
        { title: "Types", of: ({ facts }) => facts.types.slice(0, 8).join(", ") || null },
        { title: "Items", of: ({ facts }) => facts.counts.jsonLd + facts.counts.microdata + facts.counts.rdfa },
        { title: "Eligible for", of: ({ facts }) => namesOf(facts, "eligible") },
        { title: "Missing required", of: ({ facts }) => namesOf(facts, "missing") },
        { title: "Retired", of: ({ facts }) => namesOf(facts, "retired") },
      ]}
    >
      {({ facts }) => <SchemaResult facts={facts} />}
    </PageCheckView>
  );
}

function SchemaResult({ facts }: { facts: SchemaFacts }) {
  // Several pages may stand on one; what a line number leads to is this one's source.
  const id = useId();
  return (
    <>
      {facts.preview && <RichResult preview={facts.preview} />}
      {facts.features.length > 0 && <FeatureBoard features={facts.features} source={facts.source} id={id} />}
      {facts.entities.length > 0 && <EntityTree facts={facts} id={id} />}
      {facts.source.length > 0 && <SourcePane source={facts.source} id={id} />}
      <MarkupTexts facts={facts} />
    </>
  );
}

function namesOf({ features }: SchemaFacts, status: SchemaFacts["features"][number]["status"]): string | null {
  return (
    features
      .filter((feature) => feature.status === status)
      .map(({ name }) => name)
      .join(", ") || null
  );
}
