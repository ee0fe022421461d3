import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { AuditFix, AuditReport } from "#features/audit/audit-report.ts";
import { AuditBody } from "./audit-body.tsx";
import { AuditCover } from "./audit-cover.tsx";
import { AuditHead } from "./audit-head.tsx";

const fix: AuditFix = {
  ruleId: "site-dead-link",
  area: "links",
  kind: "links-dead",
  grade: "fault",
  title: "1 dead address is linked",
  detail: "Mend it.",
  pages: 1,
  urls: ["https://shop.test/gone"],
  sources: [],
  edits: [{ page: "https://shop.test/", link: "https://shop.test/gone" }],
};
const report: AuditReport = {
  url: "https://shop.test/",
  readOn: "2026-11-15T12:00:00.000Z",
  score: 92,
  moreFixes: 0,
  pages: [],
  ended: "complete",
  found: 312,
  areas: [{ id: "links", title: "Links", score: 92, words: "1 dead address is linked" }],
  fixes: [fix],
  lab: [
    {
      url: "https://shop.test/",
      score: 43,
      helps: ["Defer offscreen images: Est savings of 120 KiB"],
      metrics: [
        { short: "LCP", text: "6.1 s", level: "poor" },
        { short: "TBT", text: "90 ms", level: "good" },
        { short: "CLS", text: "0.02", level: "good" },
      ],
    },
  ],
};
const words = (page: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

it("the printed cover carries the name and color of the settings, the fixes and what follows", () => {
  const html = renderToStaticMarkup(<AuditCover report={report} brand={{ name: "Northwind Search", color: "#c2410c" }} />);
  for (const part of [
    "Northwind Search",
    'fill="#c2410c"',
    'href="#fix-site-dead-link"',
    'href="#lab"',
    'href="#method"',
    "0 of 312 pages found",
  ])
    expect(html).toContain(part);
});

it("head and cover say where a staging copy was read, and of whom it was judged", () => {
  const copy = { ...report, readAt: "staging.shop.test:8443" };
  for (const page of [<AuditCover key="1" report={copy} brand={{ name: "x" }} />, <AuditHead key="2" report={copy} />])
    expect(words(page)).toContain("at staging.shop.test:8443, as if it were shop.test");
});

it("the body names the page on which a dead link stands, offers the lists, and shows what Lighthouse measured", () => {
  const body = <AuditBody report={report} id="a1" hasPdf toolNames={{}} />;
  const said = words(body);
  expect(said).toContain("Where it is linked : 1 dead address is linked https://shop.test/ links to https://shop.test/gone");
  for (const part of ["Speed in a laboratory", "43", "6.1 s", "90 ms", "0.02", "What would help most", "Est savings of 120 KiB"])
    expect(said).toContain(part);
  const html = renderToStaticMarkup(<MemoryRouter>{body}</MemoryRouter>);
  for (const file of ["/api/audit/a1.csv", "/api/audit/a1.csv?by=page", "/api/audit/a1.pdf"]) expect(html).toContain(`href="${file}"`);
  expect(html).not.toMatch(/\sstyle=/);
});
