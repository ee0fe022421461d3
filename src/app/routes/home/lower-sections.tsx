import { Audit } from "./audit/audit.tsx";
import { Challenges } from "./challenges/challenges.tsx";
import { About } from "./company/about.tsx";
import { Questions } from "./company/questions.tsx";
import { Voices } from "./company/voices.tsx";
import { Stats } from "./figures/stats.tsx";
import type { HomeView } from "./home-view.server.ts";
import { HowWeWork } from "./offer/how-we-work.tsx";
import { Pricing } from "./offer/pricing.tsx";
import { Proposal } from "./offer/proposal.tsx";
import { ServicesList } from "./offer/services-list.tsx";
import { SixtyDays } from "./offer/sixty-days.tsx";
import { PortfolioBox } from "./work/portfolio-box.tsx";

/** Everything after the recent work: text, a deck that is a list until then, a carousel that scrolls by itself, links, native forms and details, which work before React comes. */
export function LowerSections({ home }: { home: HomeView }) {
  return (
    <div className="home-lower">
      <Challenges {...home.solve} />
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
