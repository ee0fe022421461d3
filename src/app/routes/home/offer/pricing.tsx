import type { PricingPlan } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { PricingTickets } from "#content/pricing-plan/pricing-tickets.tsx";
import "./pricing.css";

/** `spot` is the counter that staff set; without it nothing is said about places. */
export function Pricing({ heading, plans, spot }: { heading: string; plans: readonly PricingPlan[]; spot: string | undefined }) {
  if (plans.length === 0) return null;
  return (
    <section className="sec band far pricing-sec" aria-labelledby="home-pricing" data-testid="pricing">
      <div className="wrap">
        <h2 className="d2" id="home-pricing">
          {heading}
        </h2>
        <PricingTickets plans={plans} spot={spot} />
      </div>
    </section>
  );
}
