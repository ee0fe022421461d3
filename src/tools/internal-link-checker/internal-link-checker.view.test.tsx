import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { packShape } from "#core/crawl/page-link.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { InternalLinkOutput } from "./internal-link-checker.schema.ts";
import { View } from "./internal-link-checker.view.tsx";
import type { InternalLinkEvent } from "./internal-link-event.ts";

const at = (path: string) => `https://site.example${path}`;
const link = (url: string, text: string) => packShape({ url: at(url), kind: "a", text, rel: [], region: "nav", flags: {} });
const events: InternalLinkEvent[] = [
  ...sampleCrawl([["/blog/"], ["/blog/a"], ["/about"]]),
  { at: 900, kind: "links", from: at("/"), shapes: [link("/blog/", "<i>Blog</i>"), link("/about", "About")], edges: [0, 3, 1, 4] },
  { at: 950, kind: "links", from: at("/blog/"), shapes: [link("/blog/a", "A")], edges: [2, 9] },
];
const ended: InternalLinkEvent[] = [
  ...events,
  { at: 1_000, kind: "finished", reason: "complete" },
  {
    at: 1_100,
    kind: "opportunities",
    found: [{ from: at("/about"), to: at("/blog/a"), phrase: "red boots", context: "We like red boots best." }],
  },
  { at: 1_200, kind: "links-done" },
];

function html(job?: Partial<ToolJobView<InternalLinkOutput>>) {
  const whole = job && { id: "j1", state: "running" as const, input: { mode: "site", url: "site.example" }, events: [], ...job };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/tools/internal-link-checker/"]}>
      <View
        slug="internal-link-checker"
        examples={[]}
        siblings={[]}
        localTools={[]}
        pageViews={[]}
        fields={{}}
        submitted={{}}
        job={whole}
      />
    </MemoryRouter>,
  );
}

describe("the page without JavaScript", () => {
  it("starts by a form that posts", () => {
    const page = html();
    expect(page).toMatch(/<form class="run over"[^>]* method="post">/);
    for (const field of ['name="mode"', 'name="url"', 'name="html"', 'name="statuses"', 'name="scope"']) expect(page).toContain(field);
  });

  it("shows the crawl while it runs", () => {
    const page = html({ events });
    expect(page).toContain("4 of 100 pages");
    expect(page).toContain("not available");
  });

  it("shows table, map, tree, missing links and files when it has ended", () => {
    const page = html({ state: "done", events: ended });
    expect(page).toContain("3 links between 4 pages");
    expect(page).toContain("&lt;i&gt;Blog&lt;/i&gt; (1)");
    expect(page).toContain("graph-station");
    expect(page).toContain("depth-branch");
    expect(page).toContain("<mark>red boots</mark>");
    for (const name of ["edges.csv", "nodes.csv", "links.gexf"]) expect(page).toContain(`/api/jobs/j1/files/${name}`);
  });

  it.each([
    ["keep themselves out", { noindex: "meta" }, "1 link, and 2 pages keep themselves out of results", true],
    ["cannot be read", { status: 503 }, "No page could be read", false],
  ] as const)("says so when all pages %s", (_, facts, headline, hasDepth) => {
    const page = html({
      state: "done",
      events: [
        ...sampleCrawl([["/blog/"]]).map((event) => (event.kind === "page" ? { ...event, ...facts } : event)),
        { at: 900, kind: "links", from: at("/"), shapes: [link("/blog/", "Blog")], edges: [0, 3] },
        { at: 1_000, kind: "finished", reason: "complete" },
        { at: 1_200, kind: "links-done" },
      ] satisfies InternalLinkEvent[],
    });
    expect(page).toContain(`>${headline}<`);
    expect(page.includes("The deepest page is")).toBe(hasDepth);
  });

  it("shows the links of one page", () => {
    const page = html({
      state: "done",
      input: { mode: "html" },
      events: [
        { at: 0, kind: "started", asked: "", maxPages: 1, maxDepth: 1, ignoreQuery: false },
        { at: 0, kind: "home", url: at("/") },
        { at: 0, kind: "links", from: at("/"), shapes: [link("/blog/", "Blog")], edges: [0, 3] },
        { at: 0, kind: "page", url: at("/"), status: 200, ms: 0, bytes: 9 },
        { at: 0, kind: "finished", reason: "complete" },
        { at: 0, kind: "links-done" },
      ] satisfies InternalLinkEvent[],
    });
    expect(page).toContain("1 link, 0 things to fix");
    expect(page).toContain("Every link has a name");
    expect(page).not.toContain("crawl-map-frame");
  });

  it("sets no style attribute, which the policy would refuse", () => {
    for (const page of [html(), html({ events }), html({ state: "done", events: ended })]) expect(page).not.toMatch(/\sstyle=/);
  });
});
