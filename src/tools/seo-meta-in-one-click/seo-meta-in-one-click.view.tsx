import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { HeadingTreeView } from "#ui/tool/page-check/heading-tree.tsx";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import { SerpResult, SerpTitle } from "#ui/tool/page-check/serp-result.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { Bookmarklets } from "./bookmarklet.tsx";
import { metaColumns } from "./meta-columns.ts";
import { ImageTab, LinkTab, MarkupTab, SocialTab, SummaryTab } from "./meta-tabs.tsx";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";
import "./seo-meta-in-one-click.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<MetaFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Read the page"
      busy="Reading…"
      stops={["Find the server", "Read the page", "Sum up"]}
      columns={metaColumns}
      fields={
        <p className="meta metafields">
          “Compare two” sets your page beside a competitor’s, line by line. <Bookmarklets slug={page.slug} />
        </p>
      }
    >
      {({ facts }) => (
        <>
          <div className="page-view">
            <SerpResult siteName={facts.preview.siteName} breadcrumb={facts.preview.breadcrumb} description={facts.preview.description}>
              <SerpTitle title={facts.preview.desktop.title} px={facts.preview.desktop.px} />
            </SerpResult>
          </div>
          <div className="page-view">
            <Tabs
              legend="Parts of the page"
              tabs={[
                { label: "Summary", panel: <SummaryTab facts={facts} /> },
                { label: "Headings", panel: <HeadingTreeView tree={facts.headings} /> },
                { label: `Images (${facts.images.total})`, panel: <ImageTab facts={facts} /> },
                { label: `Links (${facts.links.total})`, panel: <LinkTab facts={facts} /> },
                { label: "Social", panel: <SocialTab facts={facts} /> },
                { label: "Markup", panel: <MarkupTab facts={facts} /> },
              ]}
            />
          </div>
        </>
      )}
    </PageCheckView>
  );
}
