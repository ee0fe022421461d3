import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { WhyWork } from "../career/why-work.tsx";
import { ClientStrip } from "../creative/client-strip.tsx";
import { CraftStack } from "../creative/craft-stack.tsx";
import { CreativeProcess } from "../creative/creative-process.tsx";
import { Challenges } from "./challenges.tsx";
import { Claims } from "./claims.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import { Pricing } from "./pricing.tsx";
import { Questions } from "./questions.tsx";
import { RecentWork } from "./recent-work.tsx";
import { ServicesList } from "./services-list.tsx";
import { Stats } from "./stats.tsx";
import { Voices } from "./voices.tsx";

const heading = "A heading that nothing stands under";

it.each<[string, ReactElement]>([
  ["figures and badges", <Claims key="" label={heading} figures={[]} badges={[]} />],
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
])("a section without %s is not there, and leaves no heading", (_, section) => {
  expect(renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>)).toBe("");
});
