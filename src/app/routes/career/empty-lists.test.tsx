import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stories } from "./company/stories.tsx";
import { TeamLines } from "./company/team-lines.tsx";
import { WhyWork } from "./company/why-work.tsx";

it.each([
  ["stories", <Stories key="a" stories={[]} />],
  ["reasons", <WhyWork key="b" cards={[]} />],
  ["people", <TeamLines key="c" offices={[]} people={46} />],
])("leaves nothing of a section without %s, not even its heading", (_, section) => {
  expect(renderToStaticMarkup(section)).toBe("");
});
