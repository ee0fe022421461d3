import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ServiceNext } from "./service-next.tsx";

it("the card of another service says Learn More, and the card of this one that it is here", () => {
  const stops = ["seo", "seo-audit"].map((slug) => ({ slug, name: slug, menuDescription: `About ${slug}` }));
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ServiceNext slug="seo" stops={stops} checkedOn={undefined} sources={[]} />
    </MemoryRouter>,
  );
  const [here, other] = page.match(/<li>.*?<\/li>/g) ?? [];
  expect(here).toContain("You are here");
  expect(here).not.toContain("Learn More");
  expect(other).toContain('href="/services/seo-audit/"');
  expect(other).toContain("Learn More");
});
