import { auditAreas } from "#core/audit/audit-area.ts";
import { countWords } from "#core/crawl/crawl-words.ts";
import { formatDate } from "#core/text/format.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import type { AuditedPage, AuditFix, AuditReport } from "#features/audit/audit-report.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import { WatchForm } from "./again/watch-form.tsx";
import { SinceLastAudit } from "./audit-change.tsx";
import { LabSpeed } from "./lab-speed.tsx";
import { ScoreTable } from "./score-table.tsx";

interface Shown {
  report: AuditReport;
  id: string;
  hasPdf: boolean;
  /** Of the tools that the fixes name. */
  toolNames: Readonly<Record<string, string>>;
}

/** Below the lines: what to take along, the fixes, every page, how it was counted. */
export function AuditBody({ report, id, hasPdf, toolNames }: Shown) {
  return (
    <>
      <div className="audit-acts">
        <div className="wrap">
          <p>
            {hasPdf ? (
              <ButtonLink tone="ink" small to={`/api/audit/${id}.pdf`} reloadDocument>
                Download the PDF
              </ButtonLink>
            ) : (
              <Button tone="ink" small onClick={() => window.print()}>
                Print or save as PDF
              </Button>
            )}
            <a className="chip" href={`/api/audit/${id}.csv`}>
              CSV
            </a>
            <a className="chip" href={`/api/audit/${id}.csv?by=page`}>
              CSV by page
            </a>
            <a className="chip" href={`/api/audit/${id}`}>
              JSON
            </a>
          </p>
          {!isReserved(report.url) && (
            <form method="post" action="/audit/">
              <input type="hidden" name="website" value={report.url} />
              <input type="hidden" name="after" value={id} />
              <Button type="submit" tone="ghost" small>
                Audit again and compare
              </Button>
            </form>
          )}
          <p className="meta">Kept for {JOBS_KEPT_DAYS} days under this address.</p>
        </div>
      </div>
      {report.change && <SinceLastAudit change={report.change} now={report.score} />}
      <section className="sec" aria-labelledby="fixes">
        <div className="wrap">
          <h2 className="d2" id="fixes">
            {report.fixes.length === 0 ? "Nothing to fix" : "What to fix, in the order it pays"}
          </h2>
          <p className="lead mute">
            {report.fixes.length === 0
              ? "No rule found a fault on the pages below."
              : "What is fatal first; then by how much it weighs, how many pages it touches and how much work it is."}
            {report.moreFixes > 0 && ` ${countWords(report.moreFixes, "smaller one is", "smaller ones are")} in the CSV.`}
          </p>
          <ol className="audit-fixes">
            {report.fixes.map((fix) => (
              <Fix key={fix.ruleId} fix={fix} toolNames={toolNames} />
            ))}
          </ol>
        </div>
      </section>
      <section className="sec band audit-pages" aria-labelledby="pages">
        <div className="wrap">
          <h2 className="d2" id="pages">
            Every page we read
          </h2>
          {(report.found ?? 0) > report.pages.length && (
            <p className="lead mute">
              A sample: we took pages of every kind of address in turn, near to the home page and far from it, linked and from the sitemap.
            </p>
          )}
          <PageTable pages={report.pages} />
        </div>
      </section>
      {report.lab && <LabSpeed pages={report.lab} />}
      <section className="sec" aria-labelledby="method">
        <div className="wrap audit-method">
          <h2 className="d3" id="method">
            How the score is counted
          </h2>
          <div>
            {report.sum && <ScoreTable sum={report.sum} score={report.score} />}
            <p>
              A site begins with 100. A fault on every page takes 8 in a hundred, advice 2 and ten at most in all; on fewer pages it is
              less, by the root of their share. Something fatal leaves 60 at most, and 12 when every page has it. Notes never count, and an
              area of which nothing was checked has no score. <a href="/tools/rules/">Every rule with its source</a>.
            </p>
            <h3 id="unsaid">What this report does not say</h3>
            <ul className="audit-unchecked">
              {(report.notChecked ?? NEVER_CHECKED).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <ButtonLink to="/contact-us">Talk it through with a person</ButtonLink>
          </div>
        </div>
      </section>
      {!isReserved(report.url) && (
        <section className="sec band audit-watch" aria-labelledby="watch">
          <div className="wrap">
            <h2 className="d2" id="watch">
              Audited again, by itself
            </h2>
            <p className="lead mute">We write only when something is mended or new. You confirm first, and one click stops it.</p>
            <WatchForm audit={id} website={report.url} />
          </div>
        </section>
      )}
    </>
  );
}

const NEVER_CHECKED = [
  "How fast the site feels to visitors: speed is one answer of your server to ours.",
  "Rankings, links from other sites and revenue. Nobody can see them from outside.",
];

const areaTitle = (id: AuditFix["area"]): string => auditAreas.find((area) => area.id === id)?.title ?? "";

/** RFC 6761: the demo's addresses lead nowhere. */
const isReserved = (address = ""): boolean => URL.parse(address)?.hostname.endsWith(".example") ?? true;

const WORK = { setting: "One setting", template: "One template", pages: "Page by page" };

function Fix({ fix: found, toolNames }: { fix: AuditFix; toolNames: Shown["toolNames"] }) {
  const { title, detail, area, grade, pages, urls, edits, evidence, fix, sources, effort, tool } = found;
  const toolName = isReserved(urls[0]) ? undefined : toolNames[tool ?? ""];
  return (
    <li id={`fix-${found.ruleId}`}>
      <div className="audit-fix-head">
        <h3>{title}</h3>
        <span>{areaTitle(area)}</span>
        <span>{countWords(pages, "page")}</span>
        {effort && <span>{WORK[effort]}</span>}
        <StatusMark status={grade} />
      </div>
      <p className="mute">{detail}</p>
      {evidence && (
        <p className="evidence mono">
          {evidence.place && <span className="evidence-place">{evidence.place}</span>}
          {evidence.snippet}
        </p>
      )}
      {fix && (
        <div className="fix">
          <div className="fix-head">
            <b>Fix</b>
            <span>{fix.label}</span>
            <CopyButton text={fix.code} what={fix.label} />
          </div>
          <pre>
            <code>{fix.code}</code>
          </pre>
        </div>
      )}
      <details className="audit-where">
        <summary>
          {edits ? "Where it is linked" : pages === 1 ? "Where" : `The ${Math.min(pages, urls.length)} pages`}
          <span className="vh">: {title}</span>
        </summary>
        <ul>
          {edits
            ? edits.map(({ page, link }) => (
                <li key={`${page} ${link}`}>
                  {page} links to {link}
                </li>
              ))
            : urls.map((url) => <li key={url}>{url}</li>)}
        </ul>
      </details>
      {toolName && (
        <p className="audit-check">
          Mended?{" "}
          <a href={`/tools/${tool}/?url=${encodeURIComponent(edits?.[0]?.page ?? urls[0] ?? "")}`} rel="nofollow">
            Check {pages > 1 ? "the first page" : "it"} with the {toolName}
            <span className="vh">: {title}</span>
          </a>
          , or audit again.
        </p>
      )}
      <p className="meta">
        {sources.map(({ title: source, url, checkedOn }) => (
          <span key={url}>
            Source: <a href={url}>{source}</a>. Checked {formatDate(checkedOn)}.{" "}
          </span>
        ))}
      </p>
    </li>
  );
}

function PageTable({ pages }: { pages: readonly AuditedPage[] }) {
  const path = (address: string) => {
    const url = URL.parse(address);
    return url ? `${url.pathname}${url.search}` : address;
  };
  return (
    <DataTable<AuditedPage>
      caption="Pages by address"
      captionHidden
      rowKey={({ url }) => url}
      rows={pages}
      columns={[
        { key: "url", header: "Address", cell: ({ url }) => path(url), sortBy: ({ url }) => url },
        { key: "status", header: "Status", numeric: true, cell: ({ status }) => status ?? "none", sortBy: ({ status }) => status ?? 0 },
        { key: "words", header: "Words", numeric: true, cell: ({ words }) => words ?? "", sortBy: ({ words }) => words ?? -1 },
        { key: "in", header: "Links in", numeric: true, cell: ({ linksIn }) => linksIn, sortBy: ({ linksIn }) => linksIn },
        { key: "ms", header: "Answer", numeric: true, cell: ({ ms }) => `${(ms / 1000).toFixed(2)} s`, sortBy: ({ ms }) => ms },
        {
          key: "fix",
          header: "To fix",
          cell: ({ status, errors, warnings }) =>
            status === null || status >= 400 ? (
              <StatusMark status="failed">No page</StatusMark>
            ) : errors + warnings === 0 ? (
              <StatusMark status="pass" />
            ) : (
              <StatusMark status={errors > 0 ? "failed" : "fix"}>{errors + warnings} to fix</StatusMark>
            ),
          sortBy: ({ status, errors, warnings }) => (status === null || status >= 400 ? 10_000 : errors * 100 + warnings),
        },
      ]}
    />
  );
}
