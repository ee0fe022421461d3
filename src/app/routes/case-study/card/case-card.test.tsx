import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { CaseCard } from "./case-card.tsx";
import { CaseOthers } from "./case-others.tsx";

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
async function renderPart(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<MemoryRouter>{part}</MemoryRouter>);
  return text(prelude);
}
const render = (card: Parameters<typeof CaseCard>[0]["study"]) => renderPart(<CaseCard study={card} />);

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

describe("CaseOthers", () => {
  it("is named by its heading, and by none when there is no other case", async () => {
    const named = await renderPart(<CaseOthers others={[study]} />);
    expect([named.includes('aria-labelledby="others"'), named.includes('id="others"')]).toEqual([true, true]);
    const alone = await renderPart(<CaseOthers others={[]} />);
    expect([alone.includes("aria-labelledby"), alone.includes('href="/case-study/"')]).toEqual([false, true]);
  });
});
