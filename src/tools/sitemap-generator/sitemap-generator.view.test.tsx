import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";
import { View } from "./sitemap-generator.view.tsx";

const events = [
  ...sampleCrawl([["/blog/"], ["/blog/a"], ["/terms", { noindex: "meta" }], ["/gone", { status: 404 }]], ["/blog/b"], ["/blog/c"]),
  {
    at: 9_000,
    kind: "sitemap",
    files: [{ url: "https://site.example/sitemap.xml", addresses: 1 }],
    urls: ["https://site.example/gone"],
    addresses: 1,
  },
];

function html(
  job?: Partial<ToolJobView<SitemapGeneratorOutput>>,
  address = "/tools/sitemap-generator/",
  submitted: Record<string, string> = {},
) {
  const whole = job && {
    id: "j1",
    state: "running" as const,
    input: { url: "site.example", maxPages: 50, ignoreQuery: false },
    events: [],
    ...job,
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <View
        slug="sitemap-generator"
        examples={[]}
        siblings={[]}
        localTools={[]}
        pageViews={[]}
        fields={{}}
        submitted={submitted}
        job={whole}
      />
    </MemoryRouter>,
  );
}

describe("the page without JavaScript", () => {
  it("starts a crawl by a plain form", () => {
    const page = html();
    expect(page).toMatch(/<form class="run over"[^>]* method="get">/);
    for (const field of ['name="url"', 'name="maxPages" value="100"', 'name="ignoreQuery" value="true"'])
      expect(page.replace(/ type="\w+"| min="1"| max="500"| checked=""/g, "")).toContain(field);
  });

  it("fills the form again with what the address carries", () => {
    const page = html(undefined, "/", { url: "a.example", maxPages: "7" });
    expect(page).toContain('value="a.example"');
    expect(page).toContain('value="7"');
    expect(page).not.toContain("checked");
  });

  it("shows how far a crawl is, looks again by itself, and stops by a form", () => {
    const page = html({ events });
    expect(page).toContain("5 of 100 pages");
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"/>');
    expect(page).toMatch(/<form [^>]*action="\/api\/jobs\/j1\/cancel" method="post">/);
    expect(page).toContain("Stop and keep 5 pages");
  });

  it("offers the files and the reasons when it has ended", () => {
    const page = html({ state: "done", events: [...events, { at: 9_500, kind: "finished", reason: "complete" }] });
    expect(page).toContain("3 pages go in the sitemap");
    for (const name of ["sitemap.xml", "sitemap.xml.gz", "sitemap.html", "sitemap.txt", "sitemap.csv", "left-out.csv", "sitemap.json"])
      expect(page).toContain(`href="/api/jobs/j1/files/${name}"`);
    expect(page).toContain("Its robots meta tag says noindex.");
    expect(page).toMatch(/<ul class="sitemap-tree">[\s\S]*<summary><span class="mono">blog\/<\/span>/);
    expect(page).toContain("3 pages that belong in it are missing. 1 address in it is dead.");
    expect(page).toContain("Sitemap: https://site.example/sitemap.xml");
    expect(page).not.toContain("http-equiv");
  });

  it("offers nothing to upload when no page goes in", () => {
    const closed = sampleCrawl([["/terms", { noindex: "meta" }]]).map((event) =>
      event.kind === "page" ? { ...event, noindex: "meta" as const } : event,
    );
    const page = html({ state: "done", events: [...closed, { at: 9_500, kind: "finished", reason: "complete" }] });
    expect(page).toContain("No page goes in a sitemap");
    expect(page).toContain("There is nothing to upload.");
    expect(page).not.toMatch(/\.xml|Upload the file|Sitemap:/);
  });

  it("keeps what a stopped crawl has read", () =>
    expect(html({ state: "cancelled", events })).toContain("Stopped with 2 addresses still waiting."));
  it("says so when a stopped crawl has read nothing", () =>
    expect(html({ state: "cancelled" })).toContain("Stopped before the first page"));
  it("says why a crawl failed, and keeps the address", () => {
    const page = html({ state: "failed", error: { code: "dns_not_found", message: "We could not find site.example." } });
    expect(page).toContain("We could not find site.example.");
    expect(page).toContain('value="site.example"');
  });
  it("says so when there is no such crawl", () =>
    expect(html(undefined, "/tools/sitemap-generator/?job=x")).toContain("We have no run under that number."));

  it("sets no style attribute, which the policy would refuse", () => {
    for (const page of [html(), html({ events }), html({ state: "done", events })]) expect(page).not.toMatch(/\sstyle=/);
  });
});
