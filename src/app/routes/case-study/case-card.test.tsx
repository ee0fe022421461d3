import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { CaseCard } from "./case-card.tsx";

const study = {
  path: "/case-study/one",
  client: "One",
  figure: "+9%",
  label: "clicks, 2025",
  desc: "",
  line: "blue" as const,
  banner: { asset: { _ref: "image-abc-1600x900-png" }, alt: "" },
};
const render = (card: Parameters<typeof CaseCard>[0]["study"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CaseCard study={card} />
    </MemoryRouter>,
  );

describe("CaseCard", () => {
  it("shows the study's banner", () => {
    expect(render(study)).toMatch(/<img src="[^"]+\/abc-1600x900\.png\?/);
  });

  it("draws a fallback banner in the study's line when there is none", () => {
    const html = render({ ...study, banner: undefined });
    expect(html).not.toContain("<img");
    expect(html).toMatch(/<svg class="drawn-plate line-blue case-card-plate"/);
  });
});
