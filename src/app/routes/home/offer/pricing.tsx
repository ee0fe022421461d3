import { Link } from "react-router";
import type { PricingPlan } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { PricingTickets } from "#content/pricing-plan/pricing-tickets.tsx";
import "./pricing.css";

interface PricingProps {
  heading: string;
  plans: readonly PricingPlan[];
  /** What else is sold, where its plans stand. */
  others?: readonly { name: string; price: string | undefined; to: string }[];
  /** The counter that staff set; without it nothing is said about places. */
  spot: string | undefined;
}

export function Pricing({ heading, plans, others = [], spot }: PricingProps) {
  if (plans.length === 0) return null;
  return (
    <section className="sec band far pricing-sec" aria-labelledby="price" data-testid="pricing">
      <div className="wrap">
        <h2 className="d2" id="price">
          {heading}
        </h2>
        <PricingTickets plans={plans} spot={spot} />
        {others.map(
          ({ name, price, to }) =>
            price && (
              <Link key={name} className="more" to={to}>
                {`${name}: ${price}`}
              </Link>
            ),
        )}
      </div>
    </section>
  );
}
