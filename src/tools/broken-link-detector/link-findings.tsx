import type { Ref } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import { type LinkSide, linkSide } from "#core/crawl/link-side.ts";
import type { LinkClass } from "#engines/crawler/link-check/target-verdict.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { CrawlFiles } from "#ui/tool/crawl/crawl-files.tsx";
import { CrawlRemarks } from "#ui/tool/crawl/crawl-remarks.tsx";
import { RenderOffer } from "#ui/tool/crawl/render-offer.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { BrokenLinkOutput, LinkFinding } from "./broken-link-detector.schema.ts";
import { brokenLinkFileNames } from "./broken-link-file-names.ts";
import { classWords, statusOfClass } from "./link-classes.ts";
import { runVerdict } from "./run-verdict.ts";
import { shownAddress } from "./shown-address.ts";

/** Rows that a tab opens with; the files hold all of them. */
const SHOWN = 200;
const SHOWN_SOURCES = 10;

/** The verdict, the files and what to know of the run. */
export function LinkVerdictPanel({
  result,
  jobId,
  heading,
}: {
  result: BrokenLinkOutput;
  jobId: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { counts, findings, endedWords, notes, traps, home, mode, anchors, scriptBuilt = 0 } = result;
  const isUnread = scriptBuilt > 0 && anchors === 0;
  const dead = counts.broken + counts["soft-404"];
  const rest = (["server-error", "insecure", "redirected", "blocked", "unverifiable"] as const).filter((name) => counts[name] > 0);
  const [first, ...others] = brokenLinkFileNames(result);
  return (
    <section className="panel crawl-verdict">
      <h2 className="d3" ref={heading} tabIndex={-1}>
        {(result.verdict ?? runVerdict(result)).headline}
      </h2>
      <p className="lead">
        {isUnread ? "The HTML holds no link that a visitor could follow." : endedWords} {dead > 0 && sideWords(result)}{" "}
        {countWords(counts.ok, "address is", "addresses are")} fine
        {rest.length > 0 && `; ${rest.map((name) => `${counts[name]} ${shortWords[name]}`).join(", ")}`}.
      </p>
      {isUnread && mode !== "html" && <RenderOffer slug="broken-link-detector" url={home} />}
      {findings.length > 0 && <CrawlFiles jobId={jobId} first={first ? [first] : []} others={others} />}
      <CrawlRemarks traps={traps} notes={notes} />
    </section>
  );
}

/** Where the dead ones lead: what the owner can mend alone, and what others took away. */
function sideWords({ findings, home }: BrokenLinkOutput): string {
  const gone = findings.filter(({ class: kind }) => kind === "broken" || kind === "soft-404");
  const parts = SIDES.flatMap(({ sides, words }) => {
    const count = gone.filter(({ url }) => sides.includes(linkSide(url, home))).length;
    return count > 0 ? `${count} ${words}` : [];
  });
  return `Broken: ${parts.join(", ")}.`;
}

const SIDES: readonly { sides: readonly LinkSide[]; title: string; words: string }[] = [
  { sides: ["internal"], title: "On this site", words: "on this site" },
  { sides: ["subdomain"], title: "On other hosts of this site", words: "on other hosts of this site" },
  { sides: ["external"], title: "On other sites", words: "on other sites" },
  { sides: ["other"], title: "Mail, telephone and scripts", words: "in mail, telephone or script links" },
];

const shortWords = {
  "server-error": "with a server error",
  insecure: "insecure",
  redirected: "redirected",
  blocked: "blocked for bots",
  unverifiable: "not verified",
};

/** Everything that is not plainly fine, a tab for each class. */
export function LinkFindings({ result }: { result: BrokenLinkOutput }) {
  const classes = [...new Set(result.findings.map((finding) => finding.class))];
  if (classes.length === 0) return null;
  return (
    <section className="panel crawl-panel" aria-label="Links that need a look">
      <Tabs
        legend="Links by class"
        tabs={classes.map((kind) => ({
          label: `${classWords[kind].title}: ${result.counts[kind]}`,
          panel: <FindingsOf kind={kind} findings={result.findings.filter((finding) => finding.class === kind)} home={result.home} />,
        }))}
      />
    </section>
  );
}

function FindingsOf({ kind, findings, home }: { kind: LinkClass; findings: readonly LinkFinding[]; home: string }) {
  return (
    <>
      <p className="mute link-meaning">{classWords[kind].meaning}</p>
      {SIDES.map(({ sides, title }, index) => {
        const own = findings.filter(({ url }) => sides.includes(linkSide(url, home)));
        return own.length > 0 && <FindingsBeside key={index} title={title} kind={kind} findings={own} home={home} />;
      })}
    </>
  );
}

function FindingsBeside({
  title,
  kind,
  findings,
  home,
}: {
  title: string;
  kind: LinkClass;
  findings: readonly LinkFinding[];
  home: string;
}) {
  return (
    <>
      <h3 className="link-side">
        {title}: {findings.length}
      </h3>
      <ul className="link-findings">
        {findings.slice(0, SHOWN).map((finding, index) => (
          <li key={finding.url}>
            <details className="link-finding" open={index === 0}>
              <summary>
                <StatusMark status={statusOfClass[kind]}>{shortAnswer(finding)}</StatusMark>
                <span className="link-address mono">{shownAddress(finding.url, home)}</span>
                <span className="link-places meta">{countWords(finding.places, "place")}</span>
              </summary>
              <FindingBody finding={finding} home={home} />
            </details>
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && (
        <p className="meta">{countWords(findings.length - SHOWN, "more address", "more addresses")} in the CSV.</p>
      )}
    </>
  );
}

/** The status where it tells something; a part that is missing stands on a page that answers 200. */
function shortAnswer({ status, class: kind }: LinkFinding): string {
  return status !== undefined && status >= 400 ? String(status) : classWords[kind].title;
}

function FindingBody({ finding, home }: { finding: LinkFinding; home: string }) {
  const { words, replacement, archive, sources, places } = finding;
  return (
    <div className="link-body">
      <p>{words}</p>
      {replacement && (
        <div className="link-instead">
          <b>Write instead</b>
          <code className="mono">{replacement.url}</code>
          <CopyButton text={replacement.url} what={replacement.url} />
          <span className="meta">{replacement.why}</span>
        </div>
      )}
      {archive && (
        <p className="meta">
          <a className="link" href={archive} rel="nofollow noopener noreferrer">
            Look for an old copy in the Internet Archive
          </a>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll scrolls" aria-label={`Pages that link to ${finding.url}`} tabIndex={0}>
        <table className="table link-sources">
          <thead>
            <tr>
              <th scope="col">On the page</th>
              <th scope="col" data-numeric>
                Line
              </th>
              <th scope="col">Words</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {sources.slice(0, SHOWN_SOURCES).map((source) => (
              <tr key={`${source.page} ${source.line} ${source.text}`}>
                <th scope="row" className="mono">
                  {shownAddress(source.page, home)}
                </th>
                <td data-numeric>{source.line > 0 ? source.line : "–"}</td>
                <td>{source.text || <span className="mute">none</span>}</td>
                <td>
                  {whereWords(source.kind, source.region)}
                  {source.rel.length > 0 && <span className="meta"> rel={source.rel.join(" ")}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {places > SHOWN_SOURCES && <p className="meta">{countWords(places - SHOWN_SOURCES, "more place")} in the files.</p>}
    </div>
  );
}

const elementWords: Record<string, string> = {
  a: "Link",
  area: "Image map",
  link: "Head tag",
  img: "Picture",
  script: "Script",
  frame: "Frame",
  media: "Media",
  form: "Form",
  refresh: "Refresh",
  share: "Share tag",
  "json-ld": "Structured data",
  css: "Style",
  cite: "Citation",
};

const whereWords = (kind: string, region: string) => `${elementWords[kind] ?? kind}${kind === "a" ? `, ${region}` : ""}`;
