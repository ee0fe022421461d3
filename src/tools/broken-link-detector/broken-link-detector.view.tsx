import { countWords, crawlWords, durationWords } from "#core/crawl/crawl-words.ts";
import type { FormModes, FormTexts } from "#core/tool/tool-fields.ts";
import { CrawlFigures } from "#ui/tool/crawl/crawl-figures.tsx";
import { CrawlFrame, type CrawlMoment } from "#ui/tool/crawl/crawl-frame.tsx";
import { CrawlOptionFields } from "#ui/tool/crawl/crawl-option-fields.tsx";
import { crawlOptionNames } from "#ui/tool/crawl/crawl-options.ts";
import { isOnePage, SiteOrPageFields, siteOrPageWords } from "#ui/tool/crawl/site-or-page-fields.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { brokenLinksFrom } from "./broken-link-detector.engine.ts";
import type { BrokenLinkInput, BrokenLinkOutput } from "./broken-link-detector.schema.ts";
import { type BrokenLinkEvent, isCrawlEvent } from "./broken-link-event.ts";
import { CheckArrivals } from "./check-arrivals.tsx";
import { LinkFindings, LinkVerdictPanel } from "./link-findings.tsx";
import "./broken-link-detector.css";

export function View(page: ToolViewProps<BrokenLinkInput, BrokenLinkOutput>) {
  return (
    <CrawlFrame<BrokenLinkInput, BrokenLinkOutput, BrokenLinkEvent>
      page={page}
      method="post"
      action="Check the links"
      again="Check something else"
      {...siteOrPageWords}
      isCrawlEvent={isCrawlEvent}
      resultFrom={brokenLinksFrom}
      labelOf={({ home, mode }) => (mode === "html" ? "pasted HTML" : home)}
      hasMap={(submitted) => !isOnePage(submitted)}
      modes={WAYS}
      fields={(submitted) => <SiteOrPageFields submitted={submitted} legend="What to check" className="link-run" />}
      options={(submitted) => <Options submitted={submitted} />}
      progress={progressOf}
      verdict={(result, jobId, heading) => <LinkVerdictPanel result={result} jobId={jobId} heading={heading} />}
      arrivals={({ events, state }) => <CheckArrivals events={events} home={state.home} />}
      figures={({ result, isRunning }) => <SoFar title={isRunning ? "So far" : "In all"} result={result} />}
      meanwhile={({ result }) => <Meanwhile result={result} />}
      tables={(result) => <LinkFindings result={result} />}
    />
  );
}

function Options({ submitted }: { submitted: FormTexts }) {
  return (
    <>
      <div className="link-run-site">
        <CrawlOptionFields submitted={submitted} ignoresQuery={false}>
          <label>
            <input name="ownOnly" type="checkbox" value="true" defaultChecked={submitted["ownOnly"] === "true"} />
            Leave other sites alone
          </label>
        </CrawlOptionFields>
      </div>
      <div className="link-run-page crawl-options">
        <label>
          <input name="rendered" type="checkbox" value="true" defaultChecked={submitted["rendered"] === "true"} />
          Read the links after scripts have run
        </label>
      </div>
    </>
  );
}

const WAYS: FormModes = {
  name: "mode",
  ways: { site: { takes: ["url", ...crawlOptionNames] }, page: { takes: ["url", "rendered"] }, html: { needs: ["html"], takes: ["url"] } },
};

/** Two counts, one after the other: pages while they are read, then addresses while they are asked for. */
function progressOf({ state, result, isRunning }: CrawlMoment<BrokenLinkEvent, BrokenLinkOutput>) {
  if (!result || (isRunning && !state.finished)) return undefined;
  if (isRunning)
    return {
      headline: `${result.checked} of ${countWords(result.targets, "address", "addresses")}`,
      words: `${READ[result.mode](result.pagesRead)} Now asking for what is linked there, two at a time on each host.`,
    };
  return {
    headline: countWords(result.targets, "address", "addresses"),
    words:
      result.mode === "site"
        ? `${countWords(result.pagesRead, "page")} read, ${countWords(result.links, "link")} followed. ${crawlWords(state)}`
        : `${countWords(result.links, "link")} on the page. ${durationWords(result.seconds * 1_000)}.`,
  };
}

const READ: Record<BrokenLinkOutput["mode"], (pages: number) => string> = {
  site: (pages) => `${countWords(pages, "page")} read.`,
  page: () => "The page is read.",
  html: () => "Your HTML is read.",
};

function SoFar({ title, result }: { title: string; result: BrokenLinkOutput | undefined }) {
  const { counts } = result ?? {};
  return (
    <CrawlFigures
      title={title}
      figures={[
        { label: "broken or soft 404", value: (counts?.broken ?? 0) + (counts?.["soft-404"] ?? 0) },
        { label: "with a server error", value: counts?.["server-error"] ?? 0 },
        { label: "redirected or insecure", value: (counts?.redirected ?? 0) + (counts?.insecure ?? 0) },
        { label: "we could not verify", value: (counts?.blocked ?? 0) + (counts?.unverifiable ?? 0) },
      ]}
    />
  );
}

function Meanwhile({ result }: { result: BrokenLinkOutput | undefined }) {
  const worst = result?.findings.filter(({ class: kind }) => kind === "broken" || kind === "soft-404").slice(0, 3) ?? [];
  return (
    <div className="crawl-notes">
      <section className="panel">
        <h2 className="d4">Broken: {(result?.counts.broken ?? 0) + (result?.counts["soft-404"] ?? 0)}</h2>
        {worst.length === 0 ? (
          <p>None yet. Each will stand here with the pages that carry it.</p>
        ) : (
          <ul className="link-worst">
            {worst.map(({ url }) => (
              <li key={url} className="mono">
                {url}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="panel">
        <h2 className="d4">Refused is not broken</h2>
        <p>A 403, a 429 or a challenge page means that robots are kept out. We list those apart, so that you mend what is dead.</p>
      </section>
      <section className="panel">
        <h2 className="d4">When it is done</h2>
        <p>
          CSV and JSON with every place, a list by the page to edit, and redirects for dead addresses of your own, for Apache and nginx.
        </p>
      </section>
    </div>
  );
}
