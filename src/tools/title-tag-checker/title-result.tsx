import { type ReactNode, useId, useRef } from "react";
import type { Finding } from "#core/rules/finding.schema.ts";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { FindingList, PassList, type ShownFinding } from "#ui/tool/finding-list.tsx";
import { SerpResult, SerpTitle } from "./serp-result.tsx";
import { TitleBar } from "./title-bar.tsx";
import type { TitleReport } from "./title-tag-checker.schema.ts";
import { useDraft } from "./use-draft.ts";

/** One page's title: figure and verdict, previews with the bar, what to fix, what is right. */
export function TitleResult({ report, children }: { report: TitleReport; children?: ReactNode }) {
  return (
    <section className="panel" aria-labelledby="verdict">
      <Summary report={report} />
      {report.title !== null && report.title !== "" && <Previews report={report} />}
      <FindingList findings={report.findings.filter(({ status }) => status !== "note").map(shownFinding)} />
      <PassList passes={[...report.passes, ...report.findings.filter(({ status }) => status === "note")].map(shownFinding)} />
      {children}
    </section>
  );
}

export function shownFinding({ ruleId, status, severity, title, detail, evidence, fix, sources }: Finding, index: number): ShownFinding {
  return {
    id: `${ruleId}-${index}`,
    status: status === "fail" && severity === "error" ? "failed" : status === "fail" || status === "warn" ? "fix" : status,
    title,
    detail,
    evidence: evidence?.map(({ line, snippet, mark }) => ({ place: line === null ? undefined : `line ${line}`, snippet, mark })),
    fix,
    sources,
  };
}

function Summary({ report: { title, px, verdict, fetched } }: { report: TitleReport }) {
  return (
    <div className="titlesum">
      <p className="titlesum-figure" data-level={verdict.level}>
        {title ? (
          <>
            {shownPx(px).toLocaleString("en-US")}
            <small>px</small>
          </>
        ) : (
          "None"
        )}
      </p>
      <div>
        <h2 id="verdict">{verdict.headline}</h2>
        <p className="mute">{verdict.summary}</p>
        {fetched?.truncated && <p className="mute">We read the first 5 MB and stopped. Results cover that part.</p>}
      </div>
      <p className="meta">
        {fetched ? (
          <>
            Fetched in {(fetched.totalMs / 1000).toFixed(2)} s<br />
            {Math.max(1, Math.round(fetched.bytes / 1000)).toLocaleString("en-US")} KB, status {fetched.status}
          </>
        ) : (
          "Pasted HTML"
        )}
      </p>
    </div>
  );
}

function Previews({ report }: { report: TitleReport }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, measure } = useDraft(box, report.suggestion);
  const { siteName, breadcrumb, description } = report.preview;
  const { desktop } = draft ?? report.preview;
  const site = { siteName, breadcrumb, description };
  return (
    <div className="titleview">
      <div className="titleview-head">
        <h3>{draft ? "Yours, on a desktop" : "On a desktop"}</h3>
        <span className="meta">{draft ? [...draft.title].length : report.characters} characters</span>
      </div>
      <SerpResult {...site}>
        <SerpTitle title={desktop.title} px={desktop.px} />
      </SerpResult>
      <TitleBar px={draft?.px ?? report.px} />
      <p className="meta titleview-scale">Drawn at true size: one pixel of the bar is one pixel of the title above it (Arial, 20 px).</p>
      <div className="titleview-two">
        <div>
          <label className="titleview-editor" htmlFor={id}>
            <span>Write a better one and watch the bar</span>
            <KeptTextArea id={id} ref={box} rows={3} name="draft" spellCheck defaultValue={report.suggestion} onInput={measure} />
          </label>
          <DraftVerdict
            px={draft?.px ?? report.suggestionPx}
            characters={[...(draft?.title ?? report.suggestion)].length}
            estimated={draft?.estimated ?? report.estimated}
          />
          <p className="meta">
            Google publishes no limit. Titles are cut to the width of the device, so this is a measurement and not a rule.
          </p>
        </div>
        <div>
          <h3>On a phone, two lines</h3>
          <SerpResult {...site} phone>
            <p className="serp-title">{draft ? draft.title : report.title}</p>
          </SerpResult>
        </div>
      </div>
    </div>
  );
}

function DraftVerdict({ px, characters, estimated }: { px: number; characters: number; estimated: boolean }) {
  const { maxPx, safePx } = DESKTOP_TITLE;
  const status = px > maxPx ? "failed" : px > safePx ? "fix" : "pass";
  const word = { failed: `cut by ${shownPx(px) - maxPx}`, fix: "close to the edge", pass: "fits" }[status];
  return (
    <p className="titleview-verdict">
      <StatusMark status={status}>
        {shownPx(px).toLocaleString("en-US")} px{estimated && ", estimated"}, {word}
      </StatusMark>
      <span className="meta">{characters} characters</span>
    </p>
  );
}
