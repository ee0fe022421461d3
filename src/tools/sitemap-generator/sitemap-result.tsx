import { type Ref, useMemo } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { CrawlFiles } from "#ui/tool/crawl/crawl-files.tsx";
import { CrawlRemarks } from "#ui/tool/crawl/crawl-remarks.tsx";
import { pathOf } from "#ui/tool/crawl/path-of.ts";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import { FolderTree } from "./folder-tree.tsx";
import { leftOutWords } from "./left-out-words.ts";
import { sitemapFiles } from "./sitemap-files.ts";
import type { SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";

/** The verdict, the files and what to do with them. Files come from the server, so they can be had without JavaScript too. */
export function SitemapResult({
  result,
  jobId,
  heading,
}: {
  result: SitemapGeneratorOutput;
  jobId: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { pages, leftOut, endedWords, robotsLine, notes, traps } = result;
  const files = useMemo(() => sitemapFiles(result), [result]);
  const xml = files.filter(({ name }) => name.endsWith(".xml"));
  const inLanguages = pages.filter(({ alternates }) => alternates !== undefined).length;
  const dated = pages.filter(({ lastmod }) => lastmod !== undefined).length;
  return (
    <section className="panel crawl-verdict">
      <h2 className="d3" ref={heading} tabIndex={-1}>
        {pages.length === 0
          ? "No page goes in a sitemap"
          : pages.length === 1
            ? "1 page goes in the sitemap"
            : `${pages.length} pages go in the sitemap`}
      </h2>
      <p className="lead">
        {endedWords} {leftOut.length > 0 && `Left out: ${leftOutWords(leftOut)}.`}{" "}
        {pages.length === 0
          ? "There is nothing to upload."
          : dated > 0
            ? `${dated} of ${pages.length} prove the date of their last change.`
            : "No page proves when it last changed, so there are no dates."}
        {inLanguages > 0 && ` ${inLanguages} of ${pages.length} name other languages, which stand in the XML.`}
      </p>
      {pages.length > 0 && (
        <CrawlFiles
          jobId={jobId}
          first={xml.map(({ name }) => name)}
          others={[...xml.map(({ name }) => `${name}.gz`), ...files.filter(({ name }) => !name.endsWith(".xml")).map(({ name }) => name)]}
        >
          <CopyButton text={xml[0]?.body ?? ""} label="Copy the XML" />
        </CrawlFiles>
      )}
      {robotsLine !== null && (
        <div className="sitemap-next">
          <p>Upload the file to the root of the site, add this line to robots.txt, and submit the address once in Search Console.</p>
          <div className="sitemap-line">
            <code>{robotsLine}</code>
            <CopyButton text={robotsLine} />
          </div>
        </div>
      )}
      <CrawlRemarks traps={traps} notes={notes} />
    </section>
  );
}

/** Against the sitemap that is online now. */
export function PresentSitemap({ present }: { present: NonNullable<SitemapGeneratorOutput["present"]> }) {
  const { files, addresses, missing, dead, unfit, unread } = present;
  const problems = files.filter(({ problem }) => problem !== undefined);
  return (
    <section className="panel crawl-panel">
      <h2 className="d4">The sitemap you have</h2>
      {addresses > 0 && (
        <p>
          It lists {count(addresses)}.{" "}
          {missing.length > 0
            ? `${count(missing.length, "page")} that belong in it ${missing.length === 1 ? "is" : "are"} missing.`
            : "No page that we read is missing."}{" "}
          {dead.length > 0 && `${count(dead.length)} in it ${dead.length === 1 ? "is" : "are"} dead. `}
          {unfit.length > 0 && `${count(unfit.length)} should not be listed. `}
          {unread > 0 && `${count(unread)} we did not read.`}
        </p>
      )}
      {problems.map(({ url, problem }) => (
        <p key={url} className="meta">
          {url}: {problem}
        </p>
      ))}
      <Addresses title="Missing from it" list={missing.map((url) => ({ url, words: "" }))} />
      <Addresses title="Dead in it" list={dead} />
      <Addresses title="Should not be listed" list={unfit} />
    </section>
  );
}

const count = (n: number, one = "address") => `${n.toLocaleString("en-US")} ${n === 1 ? one : one === "address" ? "addresses" : `${one}s`}`;

function Addresses({ title, list }: { title: string; list: readonly { url: string; words: string }[] }) {
  if (list.length === 0) return null;
  return (
    <details className="crawl-details">
      <summary>
        {title}: {list.length}
      </summary>
      <ul>
        {list.map(({ url, words }) => (
          <li key={url}>
            <span className="mono">{pathOf(url)}</span> {words && <span className="meta">{words}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every page that was read, on the side it fell on. */
export function CrawledPages({ pages, leftOut }: Pick<SitemapGeneratorOutput, "pages" | "leftOut">) {
  const tabs = [
    { label: `Left out: ${leftOut.length}`, panel: <LeftOutTable leftOut={leftOut} />, isShown: leftOut.length > 0 },
    { label: `In the sitemap: ${pages.length}`, panel: <PagesTable pages={pages} />, isShown: pages.length > 0 },
    { label: "By folder", panel: <FolderTree pages={pages} />, isShown: pages.length > 0 },
  ].filter(({ isShown }) => isShown);
  if (tabs.length === 0) return null;
  return (
    <section className="panel crawl-panel" aria-label="Pages of the crawl">
      <Tabs legend="Pages of the crawl" tabs={tabs} />
    </section>
  );
}

/** Every page that is not in the file, with the page that links to it: mend the link, and not only the map. */
function LeftOutTable({ leftOut }: { leftOut: SitemapGeneratorOutput["leftOut"] }) {
  return (
    <DataTable
      caption="Pages left out of the sitemap"
      captionHidden
      rows={leftOut}
      rowKey={({ url }) => url}
      columns={[
        { key: "url", header: "Address", cell: ({ url }) => <span className="mono">{pathOf(url)}</span>, sortBy: ({ url }) => url },
        { key: "why", header: "Why", cell: ({ words }) => words, sortBy: ({ words }) => words },
        {
          key: "from",
          header: "Linked from",
          cell: ({ linkedFrom }) => (linkedFrom === null ? "your sitemap" : <span className="mono">{pathOf(linkedFrom)}</span>),
          sortBy: ({ linkedFrom }) => linkedFrom ?? "",
        },
      ]}
    />
  );
}

function PagesTable({ pages }: { pages: SitemapGeneratorOutput["pages"] }) {
  return (
    <DataTable
      caption="Pages in the sitemap"
      captionHidden
      rows={pages}
      rowKey={({ url }) => url}
      columns={[
        { key: "url", header: "Address", cell: ({ url }) => <span className="mono">{pathOf(url)}</span>, sortBy: ({ url }) => url },
        { key: "title", header: "Title", cell: ({ title }) => title ?? "", sortBy: ({ title }) => title ?? "" },
        {
          key: "lastmod",
          header: "Last change",
          cell: ({ lastmod, lastmodSource }) => (lastmod ? <span title={lastmodSource}>{lastmod.slice(0, 10)}</span> : "–"),
          sortBy: ({ lastmod }) => lastmod ?? "",
        },
        { key: "depth", header: "Clicks", cell: ({ depth }) => depth, numeric: true, sortBy: ({ depth }) => depth },
      ]}
    />
  );
}
