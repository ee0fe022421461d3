import { useRef, useState } from "react";
import { textsIn } from "#core/tool/tool-fields.ts";
import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { ImportFields } from "#ui/tool/builder/import-fields.tsx";
import { useBuilder } from "#ui/tool/builder/use-builder.ts";
import { OtherViews } from "#ui/tool/page-check/other-views.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { MetaFields } from "./meta-fields.ts";
import { emptyMeta, MetaForm } from "./meta-form.tsx";
import { judgeMeta, metaCode } from "./meta-tag-generator.engine.ts";
import type { MetaTagGeneratorInput, MetaTagGeneratorOutput } from "./meta-tag-generator.schema.ts";
import { metaTags } from "./meta-tags.ts";
import { ResultPreview } from "./result-preview.tsx";
import { TagChanges } from "./tag-changes.tsx";
import { diffTags } from "./tag-diff.ts";
import "./meta-tag-generator.css";

type Input = MetaTagGeneratorInput;
type Output = MetaTagGeneratorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const inside = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const { run, data, texts, fields, fieldsOf, filling, read, importForm, clear } = useBuilder<Input, Output, MetaFields>(
    page,
    inside,
    emptyMeta,
  );
  const live = judgeMeta(fields, now);

  const result = (output: Output | undefined) => (
    <section className="panel" aria-labelledby="verdict">
      <VerdictSum {...live.verdict} aside={<p className="meta">{output?.imported ? "Follows your edits" : "While you type"}</p>} />
      {output?.imported && <TagChanges changes={changesOf(output.imported, fields)} others={output.imported.others} />}
      <div className="page-view metacode">
        <CodeTabs legend="Language of the code" languages={languagesOf(fields)} />
      </div>
      <ReportFindings report={live} />
      {output && (
        <ResultActions
          name={page.slug}
          json={{ ...output, fields, code: metaCode(fields), ...live }}
          csv={[["tag", "value"], ...diffTags([], metaTags(fields)).map(({ name, after }) => [name, after])]}
          permalink={output.imported?.kept ? `/tools/${page.slug}/?snapshot=${output.imported.kept.id}` : undefined}
          onClear={clear}
          runs={run.runs}
        />
      )}
      {output?.imported?.kept && <OtherViews kept={output.imported.kept} views={page.pageViews} slug={page.slug} />}
    </section>
  );

  return (
    <>
      <form id={IMPORT_FORM} {...importForm} />
      <ToolFrame
        page={page}
        run={run}
        method="post"
        action="Write the tags"
        busy="Writing…"
        stops={["Read the head", "Compare", "Write"]}
        toInput={(form) => fieldsOf(textsIn(form))}
        empty={result(undefined)}
        result={result}
      >
        <div className="builder" ref={inside} onInput={read}>
          <ImportFields form={IMPORT_FORM} submitted={page.submitted} action="Import head" />
          <ResultPreview
            title={fields.title ?? ""}
            description={fields.description ?? ""}
            url={fields.canonical || fields.url || ""}
            siteName={fields.ogSiteName ?? data?.imported?.siteName ?? ""}
            isHidden={fields.robotsIndex === "noindex"}
            hasSnippet={!fields.nosnippet && fields.maxSnippet !== "0"}
          />
          <div key={filling.id} className="metaform">
            <MetaForm texts={texts} initial={filling.texts} />
          </div>
        </div>
      </ToolFrame>
    </>
  );
}

const IMPORT_FORM = "meta-import";

function changesOf({ before, lang }: NonNullable<Output["imported"]>, fields: MetaFields) {
  const language = (value: string) =>
    value === ""
      ? []
      : [
          {
            element: "meta" as const,
            attributes: [
              ["name", "html lang"],
              ["content", value],
            ] as const,
          },
        ];
  return diffTags([...language(lang), ...before], [...language(fields.lang?.trim() ?? ""), ...metaTags(fields)]);
}

function languagesOf(fields: MetaFields) {
  const code = metaCode(fields);
  return [
    { label: "HTML", code: code.html, note: fields.lang ? `First in the head of <html lang="${fields.lang}">.` : "First in the head." },
    { label: "Next.js", code: code.next, note: "Into page.tsx or layout.tsx; lang belongs to the html element there." },
    { label: "Nuxt", code: code.nuxt, note: "Into script setup." },
    { label: "Angular", code: code.angular, note: "A service to call from the page." },
    { label: "WordPress", code: code.wordpress, note: "Into functions.php or a snippet plugin." },
    { label: "JSON", code: code.json },
  ];
}
