import { countWords } from "#core/crawl/crawl-words.ts";
import { RefreshNote } from "#ui/tool/job/refresh-note.tsx";
import { type CompetitorEvent, type SiteSoFar, sitesSoFar } from "./competitor-event.ts";
import { PAGES } from "./read-site.ts";
import { SITE_LINES } from "./topic-map.tsx";

const STEP = 24;
const STOPS = Array.from({ length: PAGES }, (_, at) => at);

/** Every site as a line with a stop for each page that may be read, filled as they come. */
export function ReadingProgress({ events, id }: { events: readonly CompetitorEvent[]; id: string }) {
  const sites = sitesSoFar(events);
  const pages = sites.reduce((sum, { site }) => sum + site.pages.length, 0);
  return (
    <section className="panel reading" aria-labelledby="reading-headline">
      <div className="loading-head">
        <h2 id="reading-headline">{pages === 0 ? "Asking the sites" : `${countWords(pages, "page")} read so far`}</h2>
        <span className="mute">About half a minute</span>
      </div>
      <ul className="reading-sites">
        {sites.map((site, row) => (
          <li key={site.key}>
            <b>{site.key === "site-0" ? `You: ${site.host}` : site.host}</b>
            <ReadingLine read={site.site.pages.length} line={SITE_LINES[row]} isDone={site.isDone} />
            <span className="meta">{stateOf(site)}</span>
          </li>
        ))}
      </ul>
      <p className="meta">You can close this tab: the run goes on, and this address brings you back.</p>
      <RefreshNote id={id} />
    </section>
  );
}

function ReadingLine({ read, line, isDone }: { read: number; line: string | undefined; isDone: boolean }) {
  const stops = isDone ? STOPS.slice(0, Math.max(read, 1)) : STOPS;
  return (
    <svg className={`reading-line line-${line}`} viewBox={`0 0 ${STEP * PAGES} ${STEP}`} aria-hidden="true">
      <path className="topic-line" d={`M12 12H${STEP * (stops.length - 1) + 12}`} />
      {stops.map((at) => (
        <circle key={at} className="reading-stop" data-read={at < read || undefined} cx={at * STEP + 12} cy={12} r={7} />
      ))}
    </svg>
  );
}

function stateOf({ isDone, site: { trouble, pages } }: SiteSoFar): string {
  const last = pages.at(-1);
  if (trouble !== "") return trouble;
  if (isDone) return pages.length === 0 ? "None of its addresses answers with a page." : `${countWords(pages.length, "page")} read.`;
  return last ? `Read: ${last.title || last.url}` : "Waiting for its first page.";
}
