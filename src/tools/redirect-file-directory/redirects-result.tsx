import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { AnnotatedFiles } from "#ui/tool/code/annotated-code.tsx";
import { FindingList } from "#ui/tool/finding-list.tsx";
import type { RedirectFileDirectoryOutput } from "./redirect-file-directory.schema.ts";

type Output = RedirectFileDirectoryOutput;

/** Tests that are shown; all of them are in the CSV. */
const SHOWN_TESTS = 60;

/** What is wrong with the list, the rules, and what each of them answers. */
export function RedirectsResult({ output, isSample, onRepair }: { output: Output; isSample: boolean; onRepair(): void }) {
  const { findings, files, tests, read, used } = output;
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = findings.filter(({ level }) => level === "warning").length;
  return (
    <section className="panel" aria-labelledby="redirects-rules">
      <div className="page-view">
        <div className="redirects-head">
          <h2 id="redirects-rules" className="d4">
            {isSample ? "Two redirects, as an example" : headline(used, errors + warnings)}
          </h2>
          <p className="mute">{isSample ? "Type above, and these lines become yours." : summary(output, errors)}</p>
        </div>
        {files.length > 0 && (
          <AnnotatedFiles legend="Your server" files={files.map((file) => ({ ...file, download: DOWNLOADS[file.server] }))} />
        )}
      </div>
      {findings.length > 0 && (
        <>
          <FindingList
            findings={findings.slice(0, 100).map(({ level, title, detail, proposal, kind, rows }) => ({
              id: `${kind} ${rows.join()}`,
              status: level === "error" ? "failed" : level === "warning" ? "fix" : "note",
              title,
              detail,
              ...(proposal ? { fix: { kind: "text" as const, label: `In place of row ${rows[0]}`, code: proposal } } : {}),
            }))}
          />
          {output.canRepair && (
            <div className="redirects-repair">
              <p>
                <b>All proposals at once.</b> Chains are cut short; loops and rows that cannot be read are taken out.
              </p>
              <button type="button" className="btn btn-i btn-s" onClick={onRepair}>
                Use the repaired list
              </button>
              <details>
                <summary>Show it</summary>
                <pre>
                  <code>{output.repaired}</code>
                </pre>
              </details>
            </div>
          )}
        </>
      )}
      {tests.length > 0 && (
        <div className="page-view redirects-tests">
          <DataTable
            caption={`What Apache answers${read > 1 ? ", row by row" : ""}`}
            rows={tests.slice(0, SHOWN_TESTS).map((test, index) => ({ ...test, index }))}
            rowKey={({ index }) => String(index)}
            columns={[
              { key: "row", header: "Row", numeric: true, cell: ({ row }) => row },
              { key: "request", header: "Asked for", cell: ({ request }) => <code>{request}</code> },
              {
                key: "status",
                header: "Answer",
                cell: ({ status }) =>
                  status === null ? <StatusMark status="note">untouched</StatusMark> : <StatusMark status="pass">{status}</StatusMark>,
              },
              { key: "location", header: "Goes to", cell: ({ location }) => location !== null && <code>{location}</code> },
            ]}
          />
          <p className="meta">
            Foretold by the same code that our tests hold against a real Apache 2.4.71.
            {tests.length > SHOWN_TESTS && ` ${(tests.length - SHOWN_TESTS).toLocaleString("en-US")} more are in the CSV.`}
            {output.site && (
              <>
                {" "}
                After the upload, look at a live address with the{" "}
                <a href={`/tools/header-checker/?url=${encodeURIComponent(output.site + (tests[0]?.request ?? "/"))}`}>header checker</a>.
              </>
            )}
          </p>
        </div>
      )}
    </section>
  );
}

const DOWNLOADS: Partial<Record<Output["files"][number]["server"], string>> = {
  apache: ".htaccess",
  iis: "web.config",
  netlify: "_redirects",
  vercel: "vercel.json",
  cloudflare: "_redirects",
};

function headline(used: number, faults: number): string {
  if (used === 0) return "No rule yet";
  const rules = used === 1 ? "One redirect" : `${used.toLocaleString("en-US")} redirects`;
  return faults === 0 ? `${rules}, nothing to mend` : `${rules}, ${faults === 1 ? "one thing" : `${faults} things`} to look at`;
}

function summary({ read, used, leftOver }: Output, errors: number): string {
  const left = read - used;
  return [
    left > 0
      ? `${left} of ${read} rows ${left === 1 ? "is" : "are"} left out${errors > 0 ? ": the reasons stand below" : ""}.`
      : "The most specific rule comes first, so pages win over the folders they lie in.",
    leftOver > 0 ? `1,000 rows a run is the limit; ${leftOver.toLocaleString("en-US")} more were not read.` : "",
  ].join(" ");
}
