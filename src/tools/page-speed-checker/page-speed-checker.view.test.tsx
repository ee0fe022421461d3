import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { LabReport, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { View } from "./page-speed-checker.view.tsx";
import { resultSoFar, type SpeedEvent } from "./speed-event.ts";

const look = {
  url: "https://a.test/",
  status: 200,
  timings: { redirectMs: 0, dnsMs: 1, connectMs: 1, tlsMs: 1, firstByteMs: 90, downloadMs: 2 },
  redirects: [],
  bytes: 900,
  bytesWire: 400,
  encoding: "br",
  cacheControl: null,
  protocol: "HTTP/1.1",
  offersHttp3: false,
  blocking: [],
  named: 3,
  assets: [],
  byKind: [],
  thirdParties: [],
  findings: [],
  passes: [],
};
const lab = (score: number, paint: number): LabReport => ({
  version: "13.5.0",
  takenAt: "2026-11-15T12:00:00Z",
  finalUrl: "https://a.test/",
  scores: [{ id: "performance", title: "Performance", score }],
  interactiveMs: paint,
  metrics: [
    { id: "fcp", name: "First Contentful Paint", short: "FCP", value: paint, text: "x", level: "good", good: 1800, poor: 3000, weight: 10 },
  ],
  opportunities: [],
  lcp: null,
  thirdParties: [],
  weight: [],
  film: [],
  warnings: [],
});
const at = (page: number, name: string): SpeedEvent => ({ kind: "look", page, look: { ...look, url: `https://${name}.test/` } });
const one: SpeedEvent[] = [
  { kind: "started", urls: ["a.test"], device: "mobile", runs: 3 },
  at(0, "a"),
  { kind: "measured", page: 0, lab: lab(70, 1200), problem: null },
  { kind: "measured", page: 0, lab: null, problem: "<b>The browser</b> was gone." },
];
const two: SpeedEvent[] = [
  { kind: "started", urls: ["a.test", "b.test"], device: "desktop", runs: 1 },
  at(0, "a"),
  at(1, "b"),
  { kind: "measured", page: 0, lab: lab(70, 1200), problem: null },
  { kind: "measured", page: 1, lab: lab(90, 800), problem: null },
];

function html(job?: Partial<ToolJobView<PageSpeedCheckerOutput>>, submitted: Record<string, string> = {}) {
  const whole = job && { id: "j1", state: "running" as const, input: { url: "a.test" }, events: [], ...job };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/tools/page-speed-checker/"]}>
      <View
        slug="page-speed-checker"
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
const text = (page: string) => page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const ended = (events: SpeedEvent[]) => html({ state: "done", result: resultSoFar(events), events: [] });

describe("the page without JavaScript", () => {
  it("offers a second address and several runs in the form itself, open when they are used", () => {
    expect(html()).toMatch(/<details class="speed-more">[\s\S]*name="compareWith"[\s\S]*name="runs"/);
    expect(html(undefined, { compareWith: "b.test" })).toMatch(/<details class="speed-more" open="">/);
    expect(html(undefined, { runs: "5" })).toMatch(/name="runs" checked="" value="5"|name="runs" value="5" checked=""/);
  });

  it("counts the measurements while they are made", () => {
    expect(text(html({ events: two.slice(0, 4) }))).toContain("measurement 2 of 2");
    expect(text(html({ events: two.slice(0, 4) }))).toContain("The instant look at b.test");
    expect(text(html({ events: one.slice(0, 2) }))).toContain("About 2 minutes");
  });

  it("shows every run with the median, and why one has no figures", () => {
    const page = text(ended([...one, { kind: "measured", page: 0, lab: lab(80, 1000), problem: null }]));
    expect(page).toContain("Performance score 70 – 80 75 70 to 80");
    expect(page).toContain("First contentful paint 1.20 s – 1.00 s 1.10 s 1.00 s to 1.20 s");
    expect(page).toContain("Run 2 has no figures: &lt;b&gt;The browser&lt;/b&gt; was gone.");
    expect(page).toContain("run 1 of 3, the one nearest to the middle,");
  });

  it("sets two addresses side by side and folds the rest", () => {
    const page = ended(two);
    expect(text(page)).toContain("b.test is 20 points ahead, by one run each: that may be chance.");
    expect(text(page)).toContain("First contentful paint 1.20 s 800 ms");
    expect(page.match(/<details class="speed-each">/g)).toHaveLength(2);
    expect(new Set(page.match(/ id="[^"]+"/g)).size).toBe(page.match(/ id="[^"]+"/g)?.length);
  });

  it("sets no style attribute, which the policy would refuse", () => {
    for (const page of [html(), html({ events: two }), ended(one), ended(two)]) expect(page).not.toMatch(/\sstyle=/);
  });
});
