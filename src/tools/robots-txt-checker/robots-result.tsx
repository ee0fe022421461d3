import { type ReactNode, useId, useState } from "react";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { RobotsListing } from "./robots-listing.tsx";
import { RobotsMatrix } from "./robots-matrix.tsx";
import { RobotsPurposes } from "./robots-purposes.tsx";
import type { RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

/** Verdict, table, file, what to fix, who may come in. The file can be edited, and everything answers at once. */
export function RobotsResult({ output: checked, actions }: { output: RobotsTxtCheckerOutput; actions: ReactNode }) {
  const [draft, setDraft] = useState<RobotsTxtCheckerOutput>();
  const output = draft ?? checked;
  const { fetched, verdict } = output;
  const again = {
    urls: checked.tried ? undefined : checked.addresses.map(({ typed }) => typed),
    bots: checked.bots.map(({ token }) => token),
  };

  async function judge(text: string, withoutLine?: number): Promise<RobotsTxtCheckerOutput> {
    const { judgeDraft } = await import("./judge-draft.ts");
    return judgeDraft(text, { ...again, withoutLine });
  }

  return (
    <section className="panel" aria-labelledby="verdict">
      <VerdictSum {...verdict} className="robots-sum" aside={<Served fetched={draft ? null : fetched} isDraft={draft !== undefined} />}>
        {fetched?.overHttp && <p className="mute">https did not connect, so this is the answer over http.</p>}
      </VerdictSum>
      {output.state === "file" && <RobotsMatrix output={output} />}
      {output.state === "file" && (
        <RobotsListing
          key={output.text ?? ""}
          output={output}
          askWithout={async (line) => (await judge(output.text ?? output.lines.map(({ text }) => text).join("\n"), line)).without}
        />
      )}
      {output.state === "file" && checked.text !== null && (
        <Editor text={checked.text} onEdit={(text) => void judge(text).then(setDraft)} />
      )}
      <ReportFindings report={output} />
      <RobotsPurposes output={output} />
      {actions}
    </section>
  );
}

function Served({ fetched, isDraft }: { fetched: RobotsTxtCheckerOutput["fetched"]; isDraft: boolean }) {
  if (!fetched) return <p className="meta">{isDraft ? "Your draft" : "Pasted file"}</p>;
  const { status, bytes, totalMs, type, cacheControl, hops, url } = fetched;
  return (
    <div className="meta robots-served">
      <p>
        Status {status}, {(totalMs / 1_000).toFixed(2)} s
        <br />
        {bytes.toLocaleString("en-US")} bytes, {type ?? "no type"}
        <br />
        Cache: {cacheControl ?? "not stated"}
      </p>
      {hops.length > 1 && (
        <ol>
          {hops.map((hop) => (
            <li key={hop.url}>
              {hop.status} {hop.url}
            </li>
          ))}
        </ol>
      )}
      <a className="link" href={`https://web.archive.org/web/*/${url}`} rel="nofollow noopener">
        Older copies in the Wayback Machine
      </a>
    </div>
  );
}

function Editor({ text, onEdit }: { text: string; onEdit(text: string): void }) {
  const id = useId();
  return (
    <details className="page-view robots-editor">
      <summary>Edit the file and watch the table</summary>
      <label htmlFor={id} className="vh">
        Draft of robots.txt
      </label>
      <KeptTextArea
        id={id}
        className="run-input"
        rows={Math.min(24, text.split("\n").length + 2)}
        spellCheck={false}
        defaultValue={text}
        onInput={(event) => onEdit(event.currentTarget.value)}
      />
      <p className="meta">Judged in your browser as you type. Nothing is sent and nothing on the site changes.</p>
    </details>
  );
}
