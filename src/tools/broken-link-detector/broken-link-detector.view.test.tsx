import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { packShape } from "#core/crawl/page-link.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { BrokenLinkOutput } from "./broken-link-detector.schema.ts";
import { View } from "./broken-link-detector.view.tsx";
import type { BrokenLinkEvent } from "./broken-link-event.ts";

const at = (path: string) => `https://site.example${path}`;
const link = (url: string, text: string) => packShape({ url, kind: "a", text, rel: ["nofollow"], region: "footer", flags: {} });
const events: BrokenLinkEvent[] = [
  ...sampleCrawl([["/blog/"], ["/blog/a"], ["/gone", { status: 404 }]]),
  {
    at: 900,
    kind: "links",
    from: at("/"),
    shapes: [
      link(at("/gone"), "<b>Old</b> page"),
      link("https://wall.example/", "Wall"),
      link("https://late.example/", "Late"),
      link("https://lost.example/", "Lost"),
      link("https://moved.example/", "Moved"),
      link("mailto:a@@b", "Write"),
    ],
    edges: [0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17],
  },
  { at: 1_000, kind: "finished", reason: "complete" },
  { at: 1_100, kind: "checked", url: "https://wall.example/", status: 999 },
];
const ended: BrokenLinkEvent[] = [
  ...events,
  { at: 1_200, kind: "checked", url: "https://late.example/", status: 200 },
  {
    at: 1_210,
    kind: "checked",
    url: "https://lost.example/",
    error: { code: "dns_not_found", message: "We could not find lost.example. Check the spelling of the address." },
  },
  { at: 1_220, kind: "checked", url: "https://moved.example/", status: 200, hops: [[301, "https://new.example/"]] },
  { at: 1_300, kind: "checks-ended", reason: "complete" },
];

function html(job?: Partial<ToolJobView<BrokenLinkOutput>>, submitted: Record<string, string> = {}) {
  const whole = job && { id: "j1", state: "running" as const, input: { mode: "site", url: "site.example" }, events: [], ...job };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/tools/broken-link-detector/"]}>
      <View
        slug="broken-link-detector"
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
  it("starts a run by a form that posts, so that pasted HTML stays out of the address", () => {
    const page = html();
    expect(page).toMatch(/<form class="run over"[^>]* method="post">/);
    for (const field of ['name="mode"', 'name="url"', 'name="html"', 'name="ownOnly"', 'name="exclude"', 'name="rendered"'])
      expect(page).toContain(field);
  });

  it("shows how far the checks are, and what came last", () => {
    const page = html({ events });
    expect(page).toContain("3 of 6 addresses");
    expect(page).toContain("Stop and keep 4 pages");
    expect(page).toMatch(/999[\s\S]*https:\/\/wall\.example\//);
  });

  it("shows each finding with the place where it stands, and the files", () => {
    const page = html({ state: "done", events: ended });
    expect(page).toContain("3 broken links");
    expect(page).toContain("Broken: 3");
    expect(page).toContain("Blocked for bots: 1");
    for (const side of ["On this site: 1", "On other sites: 1", "Mail, telephone and scripts: 1"]) expect(page).toContain(side);
    expect(page).toContain("Broken: 1 on this site, 1 on other sites, 1 in mail, telephone or script links.");
    expect(page).toContain("&lt;b&gt;Old&lt;/b&gt; page");
    expect(page).toContain("Link, footer");
    expect(page).toContain("rel=nofollow");
    for (const name of ["broken-links.csv", "pages-to-edit.csv", "broken-links.json", "redirects.htaccess"])
      expect(page).toContain(`/api/jobs/j1/files/${name}`);
    expect(page).toContain("https://web.archive.org/web/*/https://site.example/gone");
  });

  it("says of each class what it means, and of each address what is wrong with it and what to write instead", () => {
    const page = html({ state: "done", events: ended })
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ");
    for (const words of [
      "The address leads nowhere. Mend the link, or redirect the address if it is yours.",
      "Not found (404).",
      "We could not find lost.example. The name was given up or is misspelled.",
      "“a@@b” is not an email address.",
      "The site keeps programs out. Open it in your browser before you call it broken.",
      "Refuses every program (999), as LinkedIn does.",
      "It works, by a detour. Write the final address into the link.",
      "Moved for good (301) to https://new.example/",
      "Write instead https://new.example/",
      "Where the redirect ends.",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("Check the spelling");
  });

  const over: BrokenLinkEvent[] = [
    { at: 900, kind: "finished", reason: "complete" },
    { at: 950, kind: "checks-ended", reason: "complete" },
  ];

  it("says so when nothing is broken, and offers no files then", () => {
    const links: BrokenLinkEvent = { at: 890, kind: "links", from: at("/"), shapes: [link(at("/blog/"), "Blog")], edges: [0, 3] };
    const page = html({ state: "done", events: [...sampleCrawl([["/blog/"]]), links, ...over] });
    expect(page).toContain(">No broken links<");
    expect(page).not.toContain("/files/");
  });

  it("offers to read a page after its scripts when they seem to write it", () => {
    const app: BrokenLinkEvent[] = [
      { at: 1, kind: "started", asked: "app.example", maxPages: 1, maxDepth: 1, ignoreQuery: false },
      { at: 2, kind: "home", url: "https://app.example/" },
      { at: 3, kind: "page", url: "https://app.example/", status: 200, ms: 1, bytes: 1, scriptBuilt: true },
      ...over,
    ];
    const page = html({ state: "done", input: { mode: "page", url: "app.example" }, events: app });
    expect(page).toContain("No links to check in the HTML");
    expect(page).toContain('href="/tools/broken-link-detector/?mode=page&amp;url=https%3A%2F%2Fapp.example%2F&amp;rendered=true"');
  });

  it("says, while it runs, what is read by the way that was chosen", () => {
    const wordsOf = (input: object, told: BrokenLinkEvent[] = []) => html({ input, events: told }).replaceAll(/<[^>]+>/g, " ");
    expect(wordsOf({ mode: "site", url: "site.example" })).toContain("Reading robots.txt and the first page.");
    const one = wordsOf({ mode: "page", url: "site.example" });
    expect(one).toContain("The links of one page.");
    expect(one).toContain("Reading robots.txt and the page.");
    const pasted = html({ input: { mode: "html", html: "<a href=/a>A</a>" } });
    expect(pasted).toContain("The links of the HTML that you pasted.");
    expect(pasted).toContain("Reading the HTML that you pasted.");
    expect(pasted).toContain('value="Pasted HTML"');
    expect(pasted).not.toMatch(/robots\.txt|one page|Address of the site/);
    expect(wordsOf({ mode: "site", url: "site.example" }, events)).toContain("4 pages read. Now asking for what is linked there");
  });

  it("shows no map for one page", () => {
    const input = { mode: "page", url: "site.example" };
    expect(html({ state: "done", input, events: ended })).not.toContain("crawl-map-frame");
  });

  it("sets no style attribute, which the policy would refuse", () => {
    for (const page of [html(), html({ events }), html({ state: "done", events: ended })]) expect(page).not.toMatch(/\sstyle=/);
  });
});
