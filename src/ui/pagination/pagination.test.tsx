import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

const html = (current: number, total: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination current={current} total={total} hrefOf={(page) => `/p/${page}`} />
    </MemoryRouter>,
  );

/** What stands in the line, link by link; a gap as the ellipsis it stands for. */
const line = (markup: string) =>
  [
    ...markup.matchAll(
      /<li[^>]*>(?:<span aria-hidden="true">(…)<\/span><span class="vh">Pages left out<\/span>|<a [^>]*href="\/p\/(\d+)"[^>]*>(\d+)<\/a>)<\/li>/g,
    ),
  ]
    .map(([, gap, address, label]) => (gap ? "…" : address === label ? label : `${label} leads to ${address}`))
    .join(" ");

it.each([
  [6, 21, "1 … 4 5 6 7 8 … 21"],
  [1, 3, "1 2 3"],
  [3, 21, "1 2 3 4 5 … 21"],
  [21, 21, "1 … 19 20 21"],
])("shows page %i of %i as %s, and marks it as the current one", (current, total, shown) => {
  expect(line(html(current, total))).toBe(shown);
  expect(html(current, total).match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe(String(current));
});

it.each([
  [1, undefined, "/p/2"],
  [2, "/p/1", "/p/3"],
  [3, "/p/2", undefined],
])("leads from page %i of 3 back to %s and on to %s, and says so where there is nothing", (current, before, after) => {
  const markup = html(current, 3);
  expect(/rel="prev" href="([^"]+)"/.exec(markup)?.[1]).toBe(before);
  expect(/rel="next" href="([^"]+)"/.exec(markup)?.[1]).toBe(after);
  expect([...markup.matchAll(/aria-disabled="true">(\w+)</g)].map(([, name]) => name)).toEqual([
    ...(before ? [] : ["Previous"]),
    ...(after ? [] : ["Next"]),
  ]);
});

it("is not there when there is one page only", () => expect(html(1, 1)).toBe(""));
