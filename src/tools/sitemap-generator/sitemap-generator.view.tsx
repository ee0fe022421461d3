import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { CrawlFigures } from "#ui/tool/crawl/crawl-figures.tsx";
import { CrawlFrame } from "#ui/tool/crawl/crawl-frame.tsx";
import { CrawlOptionFields } from "#ui/tool/crawl/crawl-option-fields.tsx";
import { askedWords } from "#ui/tool/crawl/crawl-options.ts";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { leftOutWords } from "./left-out-words.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import type { SitemapGeneratorInput, SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";
import { CrawledPages, PresentSitemap, SitemapResult } from "./sitemap-result.tsx";
import "./sitemap-generator.css";

export function View(page: ToolViewProps<SitemapGeneratorInput, SitemapGeneratorOutput>) {
  return (
    <CrawlFrame<SitemapGeneratorInput, SitemapGeneratorOutput, CrawlEvent>
      page={page}
      action="Crawl this site"
      again="Crawl another site"
      asked={askedWords}
      isCrawlEvent={isCrawlEvent}
      resultFrom={sitemapFrom}
      labelOf={({ home }) => home}
      fields={(submitted) => (
        <RunField
          label="Address of the site"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          placeholder="example.com"
          defaultValue={submitted["url"] ?? ""}
          required
        />
      )}
      options={(submitted) => (
        <CrawlOptionFields submitted={submitted}>
          <label>
            <input name="languages" type="checkbox" value="true" defaultChecked={submitted["languages"] === "true"} />
            Write hreflang
          </label>
        </CrawlOptionFields>
      )}
      verdict={(result, jobId, heading) => <SitemapResult result={result} jobId={jobId} heading={heading} />}
      figures={({ result, isRunning }) => <SoFar title={isRunning ? "So far" : "In all"} result={result} />}
      meanwhile={({ result }) => <Meanwhile result={result} />}
      tables={(result) => (
        <>
          {result.present && <PresentSitemap present={result.present} />}
          <CrawledPages pages={result.pages} leftOut={result.leftOut} />
        </>
      )}
    />
  );
}

const isCrawlEvent = (_: CrawlEvent): _ is CrawlEvent => true;

function SoFar({ title, result }: { title: string; result: SitemapGeneratorOutput | undefined }) {
  const present = result?.present;
  const hasPresent = present?.files.some(({ problem }) => problem === undefined) ?? false;
  return (
    <CrawlFigures
      title={title}
      figures={[
        { label: "go in the sitemap", value: result?.pages.length ?? 0 },
        { label: "left out, with a reason", value: result?.leftOut.length ?? 0 },
        { label: "missing from the sitemap you have", value: hasPresent ? present?.missing.length : undefined },
        { label: "dead addresses in it", value: hasPresent ? present?.dead.length : undefined },
      ]}
      note={present && !hasPresent ? `No sitemap found at ${present.files[0]?.url}.` : undefined}
    />
  );
}

function Meanwhile({ result }: { result: SitemapGeneratorOutput | undefined }) {
  const leftOut = result?.leftOut ?? [];
  return (
    <div className="crawl-notes">
      <section className="panel">
        <h2 className="d4">Left out: {leftOut.length}</h2>
        <p>
          {leftOut.length > 0 && `${leftOutWords(leftOut)}. `}
          Each is listed with the page that links to it, so you can mend the link and not only the map.
        </p>
      </section>
      <section className="panel">
        <h2 className="d4">When it is done</h2>
        <p>
          XML, gzip, HTML, plain text, CSV and JSON. Over 50,000 addresses it splits and writes the index. Dates only where the page proves
          one.
        </p>
      </section>
      <section className="panel">
        <h2 className="d4">Why two at a time</h2>
        <p>It is somebody’s server. We wait 250 ms between pages, slow down on a 429, and stop after ten errors in a row.</p>
      </section>
    </div>
  );
}
