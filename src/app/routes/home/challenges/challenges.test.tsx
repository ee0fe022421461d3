import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Challenges } from "./challenges.tsx";

it.each([
  [1, [true]],
  [2, [true, true]],
  [3, [true, true, false]],
  [4, [true, true, false, false]],
])("a card with %i entries has a divider after each of the first two", (count, dividers) => {
  const list = Array.from({ length: count }, (_, at) => `Entry ${at}`);
  const challenge = { title: "A", desc: "B", list, button: { text: "C", link: "/" } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Challenges heading="" challenges={[challenge]} />
    </MemoryRouter>,
  );
  expect([...html.matchAll(/<li( data-divider="true")?>Entry/g)].map(([, divider]) => divider !== undefined)).toEqual(dividers);
});

it.each([
  ["a picture", { asset: { _ref: "image-abc-960x720-png" }, alt: "" }, ["200x150"]],
  ["no picture", undefined, []],
])("a card with %s shows as much", (_, img, shown) => {
  const challenge = { title: "A", desc: "B", list: ["C"], button: { text: "D", link: "/" }, img };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Challenges heading="" challenges={[challenge]} />
    </MemoryRouter>,
  );
  expect([...html.matchAll(/<img [^>]*width="(\d+)" height="(\d+)"/g)].map(([, width, height]) => `${width}x${height}`)).toEqual(shown);
});
