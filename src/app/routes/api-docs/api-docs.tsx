import { Link } from "react-router";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { FETCHED_KEPT_DAYS } from "#core/page-check/page-retention.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/api-docs.ts";
import { apiExamples } from "./api-examples.ts";
import { ApiMap } from "./api-map.tsx";
import { type Trial, TryIt } from "./try-it.tsx";
import "./api-docs.css";

export function loader({ context }: Route.LoaderArgs) {
  const { tools, origin, runsAMinute } = context.get(siteContext);
  const all = [...tools.values()].map(({ tool }) => ({ slug: tool.slug, name: tool.name, tagline: tool.tagline, runsIn: tool.runsIn }));
  const [first, ...more] = [...tools.values()].flatMap(({ tool }) => trialsOf(tool));
  return { origin, runsAMinute, tools: all, trials: first && ([first, ...more] as const) };
}

/** The first example of a tool whose answer is known beforehand and whose input can be read at a glance. */
function trialsOf({ slug, name, runsIn, examples }: AnyTool): Trial[] {
  const place = examples.findIndex(({ outcome }) => outcome !== undefined);
  const input = JSON.stringify(examples[place]?.input, undefined, 2) ?? "";
  return runsIn === "job" || place === -1 || input.length > MOST_INPUT ? [] : [{ slug, name, example: place + 1, input }];
}
const MOST_INPUT = 400;

const description = (runsAMinute: number) =>
  `All our SEO tools as a JSON API and as an MCP server for AI agents: no key, ${runsAMinute} runs a minute, worked examples with curl.`;
const CRUMBS = [
  { name: "Tools", to: "/tools/" },
  { name: "API and MCP", to: "/tools/api/" },
];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, runsAMinute } = loaderData;
  const page = { title: "SEO tools as an API and over MCP", description: description(runsAMinute), path: "/tools/api/", origin };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, CRUMBS)) : []),
  ];
}

export default function ApiDocsPage({ loaderData: { origin, runsAMinute, tools, trials } }: Route.ComponentProps) {
  const examples = apiExamples(origin);
  return (
    <div className="line-green">
      <div className="hero clip api-head">
        <div className="wrap">
          <Breadcrumb crumbs={CRUMBS} />
          <h1 className="d1">The tools, for programs</h1>
          <p className="lead">
            Everything the pages do: {tools.length} tools as a JSON API, and the same tools for AI agents over the Model Context Protocol.
            No key, no account. The limits are those of the pages.
          </p>
          <ApiMap count={tools.length} />
        </div>
      </div>
      <div className="wrap api-body">
        <section aria-labelledby="first-call">
          <h2 className="d3" id="first-call">
            A first call
          </h2>
          <p>
            Every tool answers <code>POST /api/tools/&#123;slug&#125;</code> with JSON. <code>GET</code> on the same address describes its
            input and output. The whole is one <a href="/api/openapi.json">OpenAPI 3.1 document</a>, made from the schemas that check the
            input, so it cannot be out of date. It also describes the calls of the site itself: content, forms, audit and booking.
          </p>
          <Sample code={examples.page} what="a request" />
          <p>An answer that worked:</p>
          <Sample code={examples.answer} what="its answer" />
          <p>
            And one that did not. <code>message</code> is a sentence that you can show to people, <code>fields</code> says what to change:
          </p>
          <Sample code={examples.failure} what="a failure" />
        </section>
        {trials && (
          <section aria-labelledby="try">
            <h2 className="d3" id="try">
              Try a call here
            </h2>
            <p>The request goes to this site as your program would send it, and counts as one of your {runsAMinute} runs a minute.</p>
            <TryIt trials={trials} />
          </section>
        )}
        <section aria-labelledby="pages">
          <h2 className="d3" id="pages">
            Pages: an address, HTML, a list, two, or one kept
          </h2>
          <p>
            Tools that judge pages take <code>url</code>, or <code>html</code> with the <code>url</code> it has, or <code>urls</code> (up to
            25), or <code>url</code> with <code>compareWith</code>. A report carries <code>kept.id</code>: give that as{" "}
            <code>snapshot</code> to any other of these tools, and it reads the same page as it was, without a fetch. Fetched pages are kept
            for {FETCHED_KEPT_DAYS} days, and <code>kept.age</code> says how many seconds ago one was read. A <code>url</code> is fetched
            every time; <code>kept.earlier</code> names its reading before, which <code>snapshot</code> with <code>compareWith</code> sets
            beside the page as it is now.
          </p>
          <Sample code={examples.snapshot} what="a snapshot" />
          <p>
            <code>GET /api/pages/&#123;id&#125;</code> gives the findings of all of them at once, <code>/api/pages/&#123;id&#125;.csv</code>{" "}
            the same as a table.
          </p>
        </section>
        <section aria-labelledby="crawls">
          <h2 className="d3" id="crawls">
            Crawls: start, follow, take
          </h2>
          <p>
            What takes minutes answers 202 with the number of a run. Follow it as server-sent events, which resume with{" "}
            <code>Last-Event-ID</code>; stop it with <code>DELETE</code>, and what it found so far stays. Runs are kept for {JOBS_KEPT_DAYS}{" "}
            days.
          </p>
          <Sample code={examples.crawl} what="a crawl" />
        </section>
        <section aria-labelledby="limits">
          <h2 className="d3" id="limits">
            Limits
          </h2>
          <p>
            {runsAMinute} runs a minute for one network address; <code>RateLimit</code> and <code>RateLimit-Policy</code> tell what is left.
            Past it you get 429, and 503 when every place is taken, both with <code>Retry-After</code>. A page is read up to 5 MB, in 20
            seconds, over at most 10 redirects, on ports 80, 443, 8080 and 8443. Private addresses are refused. A crawl reads 500 pages at
            most, two at a time, and obeys robots.txt.
          </p>
        </section>
        <section aria-labelledby="mcp">
          <h2 className="d3" id="mcp">
            For AI agents: MCP
          </h2>
          <p>
            <code>{origin}/mcp</code> speaks the Model Context Protocol over streamable HTTP, without sessions and without a key. Each tool
            below is one MCP tool under the same name; long runs give a number that <code>read-run</code> follows.
          </p>
          <Sample code={examples.mcpConfig} what="the client’s settings" />
          <p>The same by hand:</p>
          <Sample code={examples.mcpCall} what="a call" />
        </section>
        <section aria-labelledby="all-tools">
          <h2 className="d3" id="all-tools">
            Every tool
          </h2>
          <ul className="api-tools">
            {tools.map(({ slug, name, tagline, runsIn }) => (
              <li key={slug}>
                <code>{slug}</code>
                <p>
                  <Link to={`/tools/${slug}/`}>{name}</Link>
                  {runsIn === "job" && " (a run you follow)"}
                  <span className="mute"> {tagline}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Sample({ code, what }: { code: string; what: string }) {
  return (
    <div className="api-sample">
      <CopyButton text={code} what={what} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre className="scrolls" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
