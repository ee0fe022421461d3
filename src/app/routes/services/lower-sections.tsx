import { PricingTickets } from "#content/pricing-plan/pricing-tickets.tsx";
import { InlineText } from "#content/rich-text/inline-text.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { KindSection } from "./kind-section.tsx";
import { BookingBlock } from "./sections/booking-block.tsx";
import { ServiceJobs } from "./sections/service-jobs.tsx";
import { ServiceLimits } from "./sections/service-limits.tsx";
import { ServiceNext } from "./sections/service-next.tsx";
import { ServiceProcess } from "./sections/service-process.tsx";
import { ServiceProof } from "./sections/service-proof.tsx";
import { ServiceQuestions } from "./sections/service-questions.tsx";
import { Timetable } from "./sections/timetable.tsx";
import type { servicePageData } from "./service-page.server.ts";

type ServicePageData = NonNullable<Awaited<ReturnType<typeof servicePageData>>>;

/** What a reader comes to after the problem: deliverables, jobs, proof, process, price and questions, which work before React comes. */
export function LowerSections({ page }: { page: ServicePageData }) {
  const { service, nextStops, plates, plans, picture, spot, promise } = page;
  return (
    <div className="service-lower">
      <KindSection service={service} />
      <Timetable {...service.deliverables} />
      <ServiceJobs heading={service.cardsHeading} cards={service.cards} plates={plates} />
      {service.sections.length > 0 && (
        <section className="sec service-parts">
          <div className="wrap">
            <Accordion
              as="h2"
              items={service.sections.map(({ heading, body }) => ({ question: heading, answer: <RichText blocks={body} /> }))}
            />
          </div>
        </section>
      )}
      <ServiceProof proof={service.proof} picture={picture} />
      <ServiceProcess steps={service.process} line={service.line} />
      {plans.length > 0 && (
        <section className="sec band far service-price" aria-labelledby="price">
          <div className="wrap">
            <h2 className="d2" id="price">
              What it costs
            </h2>
            <p className="lead">
              <InlineText text={service.price} />
            </p>
            <PricingTickets plans={plans} spot={spot} />
          </div>
        </section>
      )}
      <BookingBlock next={service.next} promise={promise} subject={service.line === "blue" ? "site" : "account"} />
      <ServiceLimits refuse={service.refuse} notFor={service.notFor} />
      <ServiceQuestions questions={service.faq} />
      <ServiceNext slug={service.slug} stops={nextStops} checkedOn={service.checkedOn} sources={service.sources} />
    </div>
  );
}
