import type { ReactNode } from "react";
import { ogProperties } from "#engines/head-tags/og-properties.ts";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import type { OpenGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";

type Output = OpenGraphTagGeneratorOutput;

/** The verdict, the picture as it was found, what to fix and what is right. */
export function OgReport({
  report,
  image,
  imported,
  children,
}: {
  report: Pick<Output, "verdict" | "findings" | "passes">;
  image: Output["image"];
  imported: Output["imported"];
  children: ReactNode;
}) {
  return (
    <section className="panel og-report" aria-labelledby="verdict">
      <VerdictSum
        {...report.verdict}
        unit={undefined}
        aside={
          <p className="meta">
            {imported ? (
              <>
                The page as it is now
                <br />
                {imported.tags} {imported.tags === 1 ? "tag" : "tags"} found
              </>
            ) : (
              "Your tags"
            )}
          </p>
        }
      />
      {imported && imported.filled.length > 0 && (
        <p className="og-filled">
          <b>Filled in for you above:</b> {imported.filled.map(({ field, from }) => `${keyOf(field)} from ${from}`).join(", ")}.
        </p>
      )}
      {image && <OgPicture image={image} />}
      <ReportFindings report={report} />
      {children}
    </section>
  );
}

function OgPicture({ image }: { image: NonNullable<Output["image"]> }) {
  const rows: [string, ReactNode][] = [
    ["Address", image.finalUrl],
    ["Answer", image.problem ?? "a picture"],
    ["Size", image.width ? `${image.width} × ${image.height} pixels` : "unknown"],
    [
      "Weight",
      image.bytes === null ? "not said by the server" : `${Math.max(1, Math.round(image.bytes / 1000)).toLocaleString("en-US")} KB`,
    ],
    ["Format", image.type ? `${image.type.toUpperCase()}, sent as ${image.declaredType ?? "nothing"}` : (image.declaredType ?? "unknown")],
  ];
  return (
    <div className="page-view og-picture">
      {image.shown ? <img src={image.shown} alt="" width={image.width ?? 1200} height={image.height ?? 630} /> : <span />}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="og-row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function keyOf(field: string): string {
  return ogProperties.find((property) => property.field === field)?.key ?? field;
}
