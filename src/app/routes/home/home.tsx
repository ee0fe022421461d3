import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/home.ts";
import { About } from "./about.tsx";
import { Audit } from "./audit.tsx";
import { Challenges } from "./challenges.tsx";
import { Claims } from "./claims.tsx";
import { Hero } from "./hero.tsx";
import { homeGraph } from "./home-graph.ts";
import { loadHome } from "./home-view.server.ts";
import { HowWeWork } from "./how-we-work.tsx";
import { PortfolioBox } from "./portfolio-box.tsx";
import { Pricing } from "./pricing.tsx";
import { Proposal } from "./proposal.tsx";
import { Questions } from "./questions.tsx";
import { RecentWork } from "./recent-work.tsx";
import { ServicesList } from "./services-list.tsx";
import { SixtyDays } from "./sixty-days.tsx";
import { Stats } from "./stats.tsx";
import { Voices } from "./voices.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadHome(site.content, site.origin, site.now());
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, brandName, seo } = loaderData;
  const settings = matches[0].loaderData?.settings;
  return [
    ...pageMeta({ ...seo, path: "/", origin, brandName }),
    ...structuredData(import.meta.env.SSR && settings ? homeGraph(loaderData, settings) : []),
  ];
}

/** The sections in the order of the specification; one whose list is empty is not there. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} />
      <Claims label={`${home.brandName} in figures`} figures={home.figures} badges={home.badges} />
      <RecentWork {...home.work} />
      <Challenges {...home.solve} />
      <SixtyDays {...home.sixty} />
      <Voices {...home.voices} />
      <Stats heading="What our clients add up to" stats={home.stats} />
      <About {...home.about} />
      <HowWeWork {...home.how} />
      <Proposal {...home.proposal} />
      <ServicesList {...home.services} />
      <PortfolioBox box={home.folio} />
      <Pricing {...home.pricing} />
      <Audit {...home.audit} />
      <Questions {...home.faq} />
    </>
  );
}
