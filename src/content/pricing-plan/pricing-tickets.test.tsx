import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { PricingTickets } from "./pricing-tickets.tsx";

const plan = (slug: string) => ({
  _id: slug,
  slug,
  planName: slug,
  description: "",
  lists: [{ listTitle: "From $1 a month", listText: "" }],
  button: { link: `/contact-us?plan=${slug}` },
});

it.each([
  [["a"], []],
  [["a", "b"], ["b"]],
  [["a", "b", "c", "d"], ["b"]],
])("of the plans %j the second is highlighted and alone carries the spot: %j", (slugs, highlighted) => {
  const tickets = renderToStaticMarkup(
    <MemoryRouter>
      <PricingTickets plans={slugs.map(plan)} spot="1 spot remaining" />
    </MemoryRouter>,
  ).split("<li ");
  const holding = (text: string) => tickets.filter((ticket) => ticket.includes(text)).map((ticket) => /plan=(\w+)/.exec(ticket)?.[1]);
  expect(holding('data-grow="true"')).toEqual(highlighted);
  expect(holding("1 spot remaining")).toEqual(highlighted);
  expect(holding(">Get Started<")).toEqual(slugs);
});
