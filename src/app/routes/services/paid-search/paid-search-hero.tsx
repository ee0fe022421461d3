import type { PricingPlan } from "#content/pricing-plan/pricing-plan.content-type.ts";
import type { Service } from "#content/service/service.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { HeroHead } from "../sections/hero-head.tsx";
import { CostCalculator } from "./cost-calculator.tsx";
import "./paid-search-hero.css";

interface Shown {
  service: Pick<Service, "title" | "heroLead" | "priceFrom">;
  calculator: NonNullable<Service["calculator"]>;
  crumbs: Crumb[];
  plans: readonly PricingPlan[];
}

/** What paid search does for this trade, what it costs to have it run, and what one customer costs. */
export function PaidSearchHero({ service, calculator, crumbs, plans }: Shown) {
  const plan = plans[siteConstants.highlightedPlan];
  return (
    <section className="hero service-hero paid-hero clip" aria-labelledby="service-title">
      <div className="wrap">
        <div className="paid-hero-say">
          <HeroHead service={service} crumbs={crumbs} longFrom={16} />
        </div>
        {plan && <Fare plan={plan} />}
        <CostCalculator figures={calculator} />
      </div>
    </section>
  );
}

/** The plan that most take, as one ticket; all of them stand further down. */
function Fare({ plan: { planName, lists, button } }: { plan: PricingPlan }) {
  const [fare, budget, ...rest] = lists;
  const price = /^(?:(From) )?(\S*\d\S*) (.+)$/.exec(fare?.listTitle ?? "");
  const last = rest.at(-1);
  return (
    <aside className="paid-fare" aria-label={`${planName}, managed for you`}>
      <p>{planName}, managed for you</p>
      <p className="paid-fare-price">
        {price?.[1]} <b>{price?.[2]}</b> {price?.[3]}
      </p>
      <ul>
        {[budget, last].map(
          (line) =>
            line && (
              <li key={line.listTitle}>
                {line.listTitle} {line.listText}.
              </li>
            ),
        )}
      </ul>
      <ButtonLink to={button.link} tone="ink" aria-label={`Get Started with ${planName}`}>
        Get Started
      </ButtonLink>
    </aside>
  );
}
