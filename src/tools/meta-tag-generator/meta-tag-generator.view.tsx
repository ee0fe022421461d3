import { type FormEvent, useRef, useState } from "react";
import { type FormTexts, inputOf, type ToolFields, textsIn, textsOf } from "#core/tool/tool-fields.ts";
import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { fillImport, ImportFields, importInputOf } from "#ui/tool/builder/import-fields.tsx";
import { useFormTexts } from "#ui/tool/builder/use-form-texts.ts";
import { FindingList, PassList } from "#ui/tool/finding-list.tsx";
import { OtherViews } from "#ui/tool/page-check/other-views.tsx";
import { shownFinding } from "#ui/tool/page-check/shown-finding.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { type MetaFields, metaDefaults } from "./meta-fields.ts";
import { MetaForm } from "./meta-form.tsx";
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
  const importForm = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const run = useToolRun<Input, Output>({ page, labelOf });
  const data = run.state.status === "success" ? run.state.data : undefined;
  const [filling, fill] = useFilling(page, data);
  const [texts, read] = useFormTexts(inside, filling.texts, filling.id);
  const fields = fieldsOf(page.fields, texts);
  const live = judgeMeta(fields, now);

  function start(input: Input) {
    if (isImport(input)) fillImport(importForm.current, input);
    // An example; what was typed stands in the form already.
    else if (JSON.stringify(fieldsOf(page.fields, textsOf(input))) !== JSON.stringify(fields)) fill(textsOf(input));
    run.start(input);
  }

  function startImport(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    start(importInputOf(new FormData(event.currentTarget)));
  }

  const result = (output: Output | undefined) => (
    <section className="panel" aria-labelledby="verdict">
      <div className="page-sum">
        <p className="page-sum-figure" data-level={live.verdict.level}>
          {live.verdict.figure}
          {live.verdict.unit && <small>{live.verdict.unit}</small>}
        </p>
        <div>
          <h2 id="verdict">{live.verdict.headline}</h2>
          <p className="mute">{live.verdict.summary}</p>
        </div>
        <p className="meta">{output?.imported ? "Follows your edits" : "While you type"}</p>
      </div>
      {output?.imported && <TagChanges changes={changesOf(output.imported, fields)} others={output.imported.others} />}
      <div className="page-view metacode">
        <CodeTabs legend="Language of the code" languages={languagesOf(fields)} />
      </div>
      <FindingList findings={live.findings.filter(({ status }) => status !== "note").map(shownFinding)} />
      <PassList passes={[...live.passes, ...live.findings.filter(({ status }) => status === "note")].map(shownFinding)} />
      {output && (
        <ResultActions
          name={page.slug}
          json={{ ...output, fields, code: metaCode(fields), ...live }}
          csv={[["tag", "value"], ...diffTags([], metaTags(fields)).map(({ name, after }) => [name, after])]}
          permalink={output.imported?.kept ? `/tools/${page.slug}/?snapshot=${output.imported.kept.id}` : undefined}
          onClear={() => {
            run.clear();
            fill(textsOf(metaDefaults));
          }}
          runs={run.runs}
        />
      )}
      {output?.imported?.kept && <OtherViews kept={output.imported.kept} views={page.pageViews} slug={page.slug} />}
    </section>
  );

  return (
    <>
      <form id={IMPORT_FORM} ref={importForm} method="post" onSubmit={startImport} hidden />
      <ToolFrame
        page={page}
        run={{ ...run, start }}
        method="post"
        action="Write the tags"
        busy="Writing…"
        stops={["Read the head", "Compare", "Write"]}
        toInput={(form) => fieldsOf(page.fields, textsIn(form))}
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

/** What the form is filled with, and how often it was filled: by the address, an example, or an import that came back. */
function useFilling({ outcome, submitted }: ToolViewProps<Input, Output>, data: Output | undefined) {
  const [filling, setFilling] = useState<{ id: number; texts: FormTexts; by?: Output | undefined }>(() => ({
    id: 0,
    texts: outcome?.ok
      ? textsOf(outcome.data.fields)
      : Object.keys(submitted).some((name) => !name.startsWith("import"))
        ? submitted
        : textsOf(metaDefaults),
    by: outcome?.ok ? outcome.data : undefined,
  }));
  const isNew = data !== undefined && data.imported !== null && data !== filling.by;
  if (isNew) setFilling({ id: filling.id + 1, texts: textsOf(data.fields), by: data });
  const fill = (texts: FormTexts) => setFilling(({ id, by }) => ({ id: id + 1, texts, by }));
  return [filling, fill] as const;
}

/** What is written into the head, without where it was imported from. */
function fieldsOf(fields: ToolFields, texts: FormTexts): MetaFields {
  const { importUrl: _, importHtml: _html, snapshot: _kept, ...written } = inputOf(fields, texts);
  return written;
}

const isImport = ({ importUrl, importHtml, snapshot }: Input) => (importUrl ?? importHtml ?? snapshot) !== undefined;

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

function labelOf({ importUrl, importHtml, title }: Input): string {
  return importUrl ?? (importHtml === undefined ? (title ?? "tags") : "pasted HTML");
}
