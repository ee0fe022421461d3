import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import Blog from "../blog/blog.tsx";
import { CategoryLine } from "../blog/category-line.tsx";
import { ContentsLine } from "../blog/post/contents-line.tsx";
import { WhyWork } from "../career/company/why-work.tsx";
import { GrowthTracks } from "../case-study/growth/growth-tracks.tsx";
import { ClientStrip } from "../creative/client-strip.tsx";
import { CraftStack } from "../creative/craft-stack.tsx";
import { CreativeProcess } from "../creative/creative-process.tsx";
import { Gallery } from "../creative/gallery.tsx";
import { Founders } from "../journey/founders.tsx";
import { Sidings } from "../journey/sidings.tsx";
import { StoryLine } from "../journey/story-line.tsx";
import { PortfolioBanner } from "../portfolio/portfolio-banner.tsx";
import { PortfolioPlates } from "../portfolio/portfolio-plates.tsx";
import { ServiceQuestions } from "../services/sections/service-questions.tsx";
import { Challenges } from "./challenges/challenges.tsx";
import { Questions } from "./company/questions.tsx";
import { Voices } from "./company/voices.tsx";
import { Claims } from "./figures/claims.tsx";
import { Stats } from "./figures/stats.tsx";
import { HowWeWork } from "./offer/how-we-work.tsx";
import { Pricing } from "./offer/pricing.tsx";
import { ServicesList } from "./offer/services-list.tsx";
import { type RecentCase, RecentWork } from "./work/recent-work.tsx";

const heading = "A heading that nothing stands under";

it.each<[string, ReactElement]>([
  ["figures and badges", <Claims key="" label={heading} figures={[]} />],
  ["recent work", <RecentWork key="" heading={heading} cases={[]} />],
  ["challenges", <Challenges key="" heading={heading} challenges={[]} />],
  ["testimonials", <Voices key="" heading={heading} voices={[]} />],
  ["stats", <Stats key="" heading={heading} stats={[]} />],
  ["steps", <HowWeWork key="" heading={heading} steps={[]} />],
  ["services", <ServicesList key="" heading={heading} services={[]} all={0} />],
  ["plans", <Pricing key="" heading={heading} plans={[]} spot={undefined} />],
  ["questions", <Questions key="" heading={heading} items={[]} />],
  ["clients", <ClientStrip key="" clients={[]} />],
  ["crafts", <CraftStack key="" heading={heading} crafts={[]} />],
  ["the creative process", <CreativeProcess key="" heading={heading} steps={[]} />],
  ["reasons to work with us", <WhyWork key="" cards={[]} />],
  ["creative works", <Gallery key="" heading={heading} works={[]} all={0} />],
  ["works", <PortfolioPlates key="" works={[]} />],
  ["growth", <GrowthTracks key="" tracks={[]} />],
  ["categories", <CategoryLine key="" categories={[]} />],
  ["contents", <ContentsLine key="" stops={[]} title={heading} />],
  ["questions of a service", <ServiceQuestions key="" questions={[]} />],
  ["milestones", <StoryLine key="" stops={[]} />],
  ["what did not work", <Sidings key="" sidings={[]} />],
  ["founders", <Founders key="" founders={[]} />],
])("a section without %s is not there, and leaves no heading", (_, section) => {
  expect(renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>)).toBe("");
});

const emptyBlog = {
  loaderData: { origin: "", page: 1, total: 1, featured: undefined, grid: [], year: 2026, categories: [], trending: [], courses: [] },
} as unknown as ComponentProps<typeof Blog>;

it.each<[string, ReactElement, string]>([
  ["works", <PortfolioBanner key="" isEmpty />, "No work is published here yet."],
  ["posts", <Blog key="" {...emptyBlog} />, "The first post is being written."],
])("a page whose list of %s is empty says so", (_, page, words) => {
  expect(renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)).toContain(words);
});

it("one piece of work needs no buttons to turn to the next", () => {
  const piece: RecentCase = {
    path: "/case-study/one",
    client: "One",
    label: "",
    desc: "",
    line: "blue",
    figure: "+1%",
    series: [1, 2],
    ends: [],
  };
  const buttons = (cases: RecentCase[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <RecentWork heading="Work" cases={cases} />
      </MemoryRouter>,
    ).match(/<button/g)?.length ?? 0;
  expect([buttons([piece]), buttons([piece, { ...piece, path: "/case-study/two" }])]).toStrictEqual([0, 2]);
});
