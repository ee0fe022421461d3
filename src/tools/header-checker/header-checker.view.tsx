import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { HeadingTreeView } from "#ui/tool/page-check/heading-tree.tsx";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { HeaderCheckerInput, HeaderFacts } from "./header-checker.schema.ts";
import { HopLine } from "./hop-line.tsx";
import { OtherAnswers } from "./other-answers.tsx";
import { completeHead, RequestFields, requestFields } from "./request-fields.tsx";
import { SecurityGrade } from "./security-grade.tsx";
import "./header-checker.css";

export function View(page: ToolViewProps<HeaderCheckerInput, PageCheckOutput<HeaderFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check headers"
      stops={["Find the server", "Follow the redirects", "Ask again", "Judge"]}
      fields={<RequestFields submitted={page.submitted} />}
      ownFields={requestFields}
      complete={completeHead}
      columns={[
        { title: "Status", of: ({ facts }) => facts.hops.at(-1)?.status ?? null },
        { title: "Redirects", of: ({ facts }) => Math.max(0, facts.hops.length - 1) },
        { title: "Security grade", of: ({ facts }) => facts.security?.grade ?? null },
        { title: "Content-Type", of: ({ facts }) => headerOf(facts, "content-type") },
        { title: "Cache-Control", of: ({ facts }) => headerOf(facts, "cache-control") },
        { title: "X-Robots-Tag", of: ({ facts }) => headerOf(facts, "x-robots-tag") },
      ]}
    >
      {({ facts }) => (
        <div className="hcheck-tabs">
          <Tabs
            legend="What to look at"
            tabs={[
              { label: "HTTP headers", panel: <HttpPanel facts={facts} /> },
              { label: "Heading tags H1–H6", panel: <HeadingPanel facts={facts} /> },
            ]}
          />
        </div>
      )}
    </PageCheckView>
  );
}

function HttpPanel({ facts }: { facts: HeaderFacts }) {
  return (
    <>
      <div className="page-view">
        {facts.hops.length > 0 ? <HopLine facts={facts} /> : <p className="mute">Pasted HTML comes without headers.</p>}
      </div>
      <OtherAnswers facts={facts} />
      {facts.security && <SecurityGrade security={facts.security} />}
    </>
  );
}

function HeadingPanel({ facts: { headings } }: { facts: HeaderFacts }) {
  return (
    <div className="page-view">
      {headings ? <HeadingTreeView tree={headings} /> : <p className="mute">The answer is no HTML, so it has no headings.</p>}
      <p className="meta hcheck-more">
        Rules for headings, with fixes: <a href="/tools/h1-tag-checker/">H1 tag checker</a>.
      </p>
    </div>
  );
}

function headerOf({ hops }: HeaderFacts, name: string): string | null {
  return hops.at(-1)?.headers.find((header) => header.name.toLowerCase() === name)?.value ?? null;
}
