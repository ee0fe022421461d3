import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { shownPx } from "#engines/serp-preview/title-limits.ts";
import { titleCheck } from "#tools/title-tag-checker/title-tag-checker.engine.ts";
import { TitleWidth } from "./width-note.tsx";

const around = { now: new Date("2026-11-15T12:00:00Z"), extra: null, input: {} };

it.each([
  "Thirty days of server logs",
  "WWW, iii & AVA",
  "Wörter, Ελληνικά и кириллица",
  "A title that is longer than any result shows, because nobody took the time to write it shorter than this",
])("the studio and the title tool measure “%s” alike", (title) => {
  const html = `<title>${`${title} | Agency`.replaceAll("&", "&amp;")}</title>`;
  const { facts } = judgePage(titleCheck, { snapshot: takeSnapshot({ html, url: "https://a.example/" }), kept: null }, around);
  expect(renderToStaticMarkup(<TitleWidth title={title} brandName="Agency" />)).toContain(`>${shownPx(facts.px)} of 580 px<`);
});
