import { durationWords } from "#core/crawl/crawl-words.ts";
import type { FormModes, FormTexts } from "#core/tool/tool-fields.ts";
import { CrawlFigures } from "#ui/tool/crawl/crawl-figures.tsx";
import { CrawlFrame, type CrawlMoment } from "#ui/tool/crawl/crawl-frame.tsx";
import { CrawlOptionFields } from "#ui/tool/crawl/crawl-option-fields.tsx";
import { crawlOptionNames } from "#ui/tool/crawl/crawl-options.ts";
import { isOnePage, SiteOrPageFields, siteOrPageWords } from "#ui/tool/crawl/site-or-page-fields.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { internalLinksFrom } from "./internal-link-checker.engine.ts";
import type { InternalLinkInput, InternalLinkOutput } from "./internal-link-checker.schema.ts";
import { type InternalLinkEvent, isCrawlEvent } from "./internal-link-event.ts";
import { PageTables, PageVerdict } from "./page-result.tsx";
import { SiteTables, SiteVerdict } from "./site-result.tsx";
import "./internal-link-checker.css";

export function View(page: ToolViewProps<InternalLinkInput, InternalLinkOutput>) {
  return (
    <CrawlFrame<InternalLinkInput, InternalLinkOutput, InternalLinkEvent>
      page={page}
      method="post"
      action="Map the links"
      again="Map something else"
      {...siteOrPageWords}
      isCrawlEvent={isCrawlEvent}
      resultFrom={internalLinksFrom}
      labelOf={({ home, mode }) => (mode === "html" ? "pasted HTML" : home)}
      hasMap={(submitted) => !isOnePage(submitted)}
      modes={WAYS}
      fields={(submitted) => <SiteOrPageFields submitted={submitted} legend="What to map" className="graph-run" />}
      options={(submitted) => <Options submitted={submitted} />}
      progress={progressOf}
      verdict={(result, jobId, heading) =>
        result.site ? (
          <SiteVerdict result={result} site={result.site} jobId={jobId} heading={heading} />
        ) : (
          result.page && <PageVerdict result={result} links={result.page} jobId={jobId} heading={heading} />
        )
      }
      figures={({ result, isRunning }) => <SoFar title={isRunning ? "So far" : "In all"} result={result} />}
      meanwhile={() => <Meanwhile />}
      tables={(result) =>
        result.site ? (
          <SiteTables site={result.site} home={result.home} />
        ) : (
          result.page && <PageTables links={result.page} home={result.home} />
        )
      }
    />
  );
}

function Options({ submitted }: { submitted: FormTexts }) {
  return (
    <>
      <div className="graph-run-site">
        <CrawlOptionFields submitted={submitted} />
      </div>
      <div className="graph-run-page crawl-options">
        <label>
          <input name="statuses" type="checkbox" value="true" defaultChecked={submitted["statuses"] === "true"} />
          Ask each internal link for its status
        </label>
        <label className="graph-run-rendered">
          <input name="rendered" type="checkbox" value="true" defaultChecked={submitted["rendered"] === "true"} />
          Read the links after scripts have run
        </label>
      </div>
    </>
  );
}

const WAYS: FormModes = {
  name: "mode",
  ways: {
    site: { takes: ["url", ...crawlOptionNames] },
    page: { takes: ["url", "statuses", "rendered"] },
    html: { needs: ["html"], takes: ["url", "statuses"] },
  },
};

function progressOf({ result }: CrawlMoment<InternalLinkEvent, InternalLinkOutput>) {
  if (!result?.page) return undefined;
  const { counts } = result.page;
  return { headline: "One page", words: `${counts.all} links in ${durationWords(result.seconds * 1_000)}.` };
}

function SoFar({ title, result }: { title: string; result: InternalLinkOutput | undefined }) {
  const { page, site } = result ?? {};
  const figures = page
    ? [
        { label: "internal links", value: page.counts.internal },
        { label: "external links", value: page.counts.external },
        { label: "with nofollow", value: page.counts.nofollow },
        { label: "with words that say nothing", value: page.links.filter(({ faults }) => faults.includes("generic")).length },
      ]
    : [
        { label: "internal links", value: site?.counts.links ?? 0 },
        { label: "pages without a link to them", value: site?.isComplete ? site.counts.orphans : undefined },
        { label: "pages that lead nowhere", value: site?.counts.deadEnds ?? 0 },
        { label: "link texts that say nothing", value: site?.counts.generic ?? 0 },
      ];
  return <CrawlFigures title={title} figures={figures} />;
}

function Meanwhile() {
  return (
    <div className="crawl-notes">
      <section className="panel">
        <h2 className="d4">What is counted</h2>
        <p>
          Links in the HTML that the server sends, with their words, rel and place. Menus count like any other link, and are marked as such.
        </p>
      </section>
      <section className="panel">
        <h2 className="d4">Orphans come last</h2>
        <p>Pages that only the sitemap knows are read when the links are used up. Until then nobody can call them orphans.</p>
      </section>
      <section className="panel">
        <h2 className="d4">When it is done</h2>
        <p>PageRank, clicks, missing links, and the whole graph as CSV and GEXF for Gephi.</p>
      </section>
    </div>
  );
}
