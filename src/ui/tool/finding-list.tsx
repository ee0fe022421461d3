import { Fragment, useId } from "react";
import { formatDate } from "#core/text/format.ts";
import { type Status, StatusMark } from "../status-mark/status-mark.tsx";
import { CopyButton } from "./result-actions.tsx";
import "./finding-list.css";

export interface ShownFinding {
  id: string;
  status: Status;
  title: string;
  detail?: string | undefined;
  /** Where it stands; several when a fault lies between two places. */
  evidence?: ShownEvidence | readonly ShownEvidence[] | undefined;
  fix?: ShownFix | undefined;
  alternatives?: readonly ShownFix[] | undefined;
  sources?: readonly { title: string; url: string; checkedOn: string }[] | undefined;
}

interface ShownFix {
  kind?: "html" | "text" | "http" | "apache" | "nginx" | "next" | "wordpress" | undefined;
  label: string;
  code: string;
}

/** “line 14”, and the snippet with the fault marked from `mark[0]` to `mark[1]`. */
interface ShownEvidence {
  place?: string | undefined;
  snippet: string;
  mark?: readonly [from: number, to: number] | undefined;
}

/** Findings in full: status, evidence, a fix to copy, the source with the day it was read. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ol className="findings">
      {findings.map((finding) => (
        <li key={finding.id} className="finding">
          <StatusMark status={finding.status} />
          <div>
            <h3>{finding.title}</h3>
            {finding.detail && <p className="mute">{finding.detail}</p>}
            <EvidenceList evidence={finding.evidence} />
            {finding.fix && <Fix fixes={[finding.fix, ...(finding.alternatives ?? [])]} />}
            <Sources sources={finding.sources} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A change to copy; where there are several spellings of it, radio buttons choose one, with and without JavaScript. */
function Fix({ fixes }: { fixes: readonly ShownFix[] }) {
  const name = useId();
  return (
    <div className="fix">
      {fixes.map(({ kind, label, code }, index) => (
        <Fragment key={kind ?? index}>
          {fixes.length > 1 && (
            <>
              <input className="fix-radio vh" type="radio" name={name} id={`${name}${index}`} defaultChecked={index === 0} />
              <label className="fix-kind" htmlFor={`${name}${index}`}>
                {KINDS[kind ?? "text"]}
              </label>
            </>
          )}
          <div className="fix-body">
            <div className="fix-head">
              <b>Fix</b>
              <span>{label}</span>
              <CopyButton text={code} what={label} />
            </div>
            <pre>
              <code>{code}</code>
            </pre>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const KINDS: Record<NonNullable<ShownFix["kind"]>, string> = {
  html: "HTML",
  text: "Text",
  http: "Header",
  apache: "Apache",
  nginx: "nginx",
  next: "Next.js",
  wordpress: "WordPress",
};

/** What is right, in two columns. A note opens to say more. */
export function PassList({ passes }: { passes: readonly ShownFinding[] }) {
  return (
    <ul className="passes">
      {passes.map((passed) => (
        <li key={passed.id}>
          <StatusMark status={passed.status} />
          {passed.status === "note" && passed.detail ? (
            <details>
              <summary>{passed.title}</summary>
              <p className="mute">{passed.detail}</p>
              <EvidenceList evidence={passed.evidence} />
              {passed.fix && <Fix fixes={[passed.fix, ...(passed.alternatives ?? [])]} />}
              <Sources sources={passed.sources} />
            </details>
          ) : (
            <span>{passed.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function EvidenceList({ evidence = [] }: Pick<ShownFinding, "evidence">) {
  return [evidence].flat().map((each) => <Evidence key={`${each.place} ${each.snippet}`} {...each} />);
}

function Sources({ sources = [] }: Pick<ShownFinding, "sources">) {
  if (sources.length === 0) return null;
  return (
    <p className="meta">
      {sources.map(({ title, url, checkedOn }) => (
        <span key={url}>
          Source: <a href={url}>{title}</a>. Checked {formatDate(checkedOn)}.{" "}
        </span>
      ))}
    </p>
  );
}

function Evidence({ place, snippet, mark }: ShownEvidence) {
  const [from, to] = mark ?? [0, 0];
  return (
    <p className="evidence mono">
      {place && <span className="evidence-place">{place}</span>}
      {snippet.slice(0, from)}
      {to > from && <mark>{snippet.slice(from, to)}</mark>}
      {snippet.slice(Math.max(from, to))}
    </p>
  );
}
