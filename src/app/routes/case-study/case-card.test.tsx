import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
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
/** Waits for parts that are loaded when they are needed. */
async function render(card: Parameters<typeof CaseCard>[0]["study"]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter>
      <CaseCard study={card} />
    </MemoryRouter>,
  );
  return text(prelude);
}

describe("CaseCard", () => {
  it("shows the study's banner", async () => {
    expect(await render(study)).toMatch(/<img src="[^"]+\/abc-1600x900\.png\?/);
  });

  it("draws a fallback banner in the study's line when there is none", async () => {
    const html = await render({ ...study, banner: undefined });
    expect(html).not.toContain("<img");
    expect(html).toMatch(/<svg class="line-blue case-card-plate"/);
  });
});
