import { About } from "./about.tsx";
import { Audit } from "./audit.tsx";
import type { HomeView } from "./home-view.server.ts";
import { HowWeWork } from "./how-we-work.tsx";
import { PortfolioBox } from "./portfolio-box.tsx";
import { Pricing } from "./pricing.tsx";
import { Proposal } from "./proposal.tsx";
import { Questions } from "./questions.tsx";
import { ServicesList } from "./services-list.tsx";
import { SixtyDays } from "./sixty-days.tsx";
import { Stats } from "./stats.tsx";
import { Voices } from "./voices.tsx";

/** Everything after the challenges: text, a carousel that scrolls by itself, links, native forms and details, which work before React comes. */
export function LowerSections({ home }: { home: HomeView }) {
  return (
    <div className="home-lower">
      <SixtyDays {...home.sixty} />
      <Voices {...home.voices} />
      <Stats heading="What each figure counts" stats={home.stats} />
      <About {...home.about} />
      <HowWeWork {...home.how} />
      <Proposal {...home.proposal} />
      <ServicesList {...home.services} />
      <PortfolioBox box={home.folio} />
      <Pricing {...home.pricing} />
      <Audit {...home.audit} />
      <Questions {...home.faq} />
    </div>
  );
}
