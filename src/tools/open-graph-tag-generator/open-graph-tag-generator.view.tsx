import { useRef, useState } from "react";
import { CARD_SIZE } from "#core/social/card-address.ts";
import { textsIn } from "#core/tool/tool-fields.ts";
import { type OgFields, ogProperties } from "#engines/head-tags/og-properties.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { ImportFields } from "#ui/tool/builder/import-fields.tsx";
import { useBuilder } from "#ui/tool/builder/use-builder.ts";
import { OtherViews } from "#ui/tool/page-check/other-views.tsx";
import { shownFinding } from "#ui/tool/page-check/shown-finding.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { OgForm } from "./og-form.tsx";
import { OgReport } from "./og-report.tsx";
import { judgeOg, ogCode } from "./open-graph-tag-generator.engine.ts";
import type { OpenGraphTagGeneratorInput, OpenGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";
import { PICTURE_FORM, PictureSection } from "./picture/picture-section.tsx";
import type { DrawnPicture } from "./picture/use-picture.ts";
import { ShareCards, type SharedLink } from "./share-cards.tsx";
import "./open-graph-tag-generator.css";

type Input = OpenGraphTagGeneratorInput;
type Output = OpenGraphTagGeneratorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const inside = useRef<HTMLDivElement>(null);
  const { run, data, texts, fields, fieldsOf, filling, fill, read, importForm, clear } = useBuilder<Input, Output, OgFields>(
    page,
    inside,
    defaults,
  );
  const image = data?.image && isSameAddress(data.image.url, fields.image) ? data.image : null;
  const [drawn, setDrawn] = useState<DrawnPicture | null>(null);
  const live = judgeOg({ fields, image, page: null });

  const code = <OgCode fields={fields} todo={live.findings} />;
  return (
    <>
      <form id={IMPORT_FORM} {...importForm} />
      <form id={PICTURE_FORM} onSubmit={(event) => event.preventDefault()} hidden />
      <ToolFrame
        page={page}
        run={run}
        method="post"
        action="Check tags and picture"
        busy="Checking…"
        stops={["Read the tags", "Look at the picture", "Judge"]}
        toInput={(form) => fieldsOf(textsIn(form))}
        before={data ? undefined : code}
        empty={null}
        result={(output) => (
          <>
            <OgReport report={output.imported ? output : live} image={output.imported ? output.image : image} imported={output.imported}>
              <ResultActions
                name={page.slug}
                json={output}
                csv={csvOf(output)}
                permalink={output.imported?.kept ? `/tools/${page.slug}/?snapshot=${output.imported.kept.id}` : undefined}
                onClear={clear}
                runs={run.runs}
              />
              {output.imported?.kept && <OtherViews kept={output.imported.kept} views={page.pageViews} slug={page.slug} />}
            </OgReport>
            {code}
          </>
        )}
      >
        <div className="builder og-form" ref={inside} onInput={read}>
          <ImportFields form={IMPORT_FORM} submitted={page.submitted} action="Import tags" />
          <div className="builder-halves">
            <div key={filling.id}>
              <OgForm texts={texts} initial={filling.texts} />
            </div>
            <div className="builder-side">
              <ShareCards link={linkOf(fields, image, drawn)} />
            </div>
          </div>
          <PictureSection
            title={fields.title ?? ""}
            name={fields.siteName ?? URL.parse(fields.url ?? "")?.hostname.replace(/^www\./, "") ?? ""}
            onDrawn={setDrawn}
            onFill={(words) =>
              fill({ ...texts, imageWidth: "1200", imageHeight: "630", imageType: "image/png", imageAlt: texts["imageAlt"] || words })
            }
          />
        </div>
      </ToolFrame>
    </>
  );
}

const IMPORT_FORM = "og-import";

/** What an empty form begins with. */
const defaults = { type: "website", twitterCard: "summary_large_image" };

function OgCode({ fields, todo }: { fields: OgFields; todo: Output["findings"] }) {
  const code = ogCode(fields);
  const faults = todo.filter(({ status }) => status !== "note").map(shownFinding);
  return (
    <section className="panel og-code" aria-labelledby="og-code">
      <h2 id="og-code" className="d4">
        Your tags
      </h2>
      {faults.length > 0 && (
        <ul className="og-todo" aria-label="Still to do">
          {faults.slice(0, 6).map(({ id, status, title }) => (
            <li key={id}>
              <StatusMark status={status}>{title}</StatusMark>
            </li>
          ))}
        </ul>
      )}
      <CodeTabs
        legend="Language of the code"
        languages={[
          { label: "HTML", code: code.html, note: "Into the head of the page." },
          { label: "Next.js", code: code.next, note: "Into page.tsx or layout.tsx." },
          { label: "React", code: code.react, note: "React 19 lifts it into the head." },
          { label: "WordPress", code: code.wordpress, note: "Into functions.php or a snippet plugin." },
          { label: "JSON", code: code.json },
        ]}
      />
    </section>
  );
}

function isSameAddress(probed: string, typed: string | undefined): boolean {
  return URL.parse(typed ?? "")?.href === probed;
}

/** Until an address is given, the cards show the picture that is being drawn. */
function linkOf(fields: OgFields, image: Output["image"], drawn: DrawnPicture | null): SharedLink {
  const { title = "", description = "", siteName = "", url = "" } = fields;
  return {
    title: title || "Your title",
    description: description || "Your description",
    siteName,
    domain: URL.parse(url)?.hostname.replace(/^www\./, "") || "your-site.example",
    picture: image?.shown
      ? { src: image.shown, width: image.width ?? 1200, height: image.height ?? 630, alt: fields.imageAlt ?? "" }
      : drawn && !fields.image
        ? { src: drawn.url, ...CARD_SIZE, alt: fields.imageAlt ?? "" }
        : null,
    isUnseen: (fields.image ?? "") !== "" && !image,
    card: fields.twitterCard ?? "",
  };
}

function csvOf({ fields, findings, passes }: Output) {
  return [
    ["kind", "name", "value"],
    ...ogProperties.flatMap(({ field, key }) => [fields[field] ?? []].flat().map((value) => ["tag", key, value])),
    ...[...findings, ...passes].map(({ status, title, detail }) => [status, title, detail]),
  ];
}
