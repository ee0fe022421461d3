import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import { formatDate } from "#core/text/format.ts";
import { StatusMark } from "../../status-mark/status-mark.tsx";

const SHOWN = 30;

/** What only shows when many pages are seen together, each with the pages it concerns. */
export function SiteFindingList({ findings, home }: { findings: readonly SiteFinding[]; home: string }) {
  const { origin } = new URL(home);
  return (
    <ol className="site-findings">
      {findings.map(({ ruleId, grade, title, detail, groups, sources }, index) => (
        <li key={ruleId} className="site-finding">
          <StatusMark status={grade} />
          <div>
            <h3>{title}</h3>
            <p className="mute">{detail}</p>
            <details className="crawl-details" open={index === 0}>
              <summary>{groups.length === 1 ? "Pages" : `Pages, in ${groups.length} groups`}</summary>
              <ul>
                {groups.slice(0, SHOWN).map(({ label, urls }) => (
                  <li key={`${label} ${urls[0]}`}>
                    <span className="meta">{label}</span>
                    {urls.slice(0, SHOWN).map((url) => (
                      <span key={url} className="mono site-finding-page">
                        {url.replace(origin, "")}
                      </span>
                    ))}
                    {urls.length > SHOWN && <span className="meta">and {urls.length - SHOWN} more</span>}
                  </li>
                ))}
              </ul>
              {groups.length > SHOWN && <p className="meta">and {groups.length - SHOWN} more groups in the JSON.</p>}
            </details>
            <p className="meta">
              {sources.map(({ title: name, url, checkedOn }) => (
                <span key={url}>
                  Source: <a href={url}>{name}</a>. Checked {formatDate(checkedOn)}.{" "}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
