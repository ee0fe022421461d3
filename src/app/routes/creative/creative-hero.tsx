import { Suspense } from "react";
import type { PricingPlan } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import "./creative-hero.css";

/** Drawings that nothing is done with: their code is not asked for until somebody goes on. */
const Arrivals = lazyWhenNeeded(".creative-map", () => import("./creative-lines.tsx").then((module) => module.Arrivals), "used");
const Crossing = lazyWhenNeeded(".creative-map", () => import("./creative-lines.tsx").then((module) => module.Crossing), "used");

/** The word is whole for everybody who cannot see the edges cut it. */
export function CreativeHero({ word, lead, plans }: { word: string; lead: string; plans: readonly PricingPlan[] }) {
  const plan = plans[siteConstants.highlightedPlan];
  return (
    <section className="hero clip creative-hero" aria-labelledby="creative-h1" data-testid="creative-hero">
      <Suspense>
        <Arrivals />
      </Suspense>
      <h1 id="creative-h1">{word}</h1>
      <Suspense>
        <Crossing />
      </Suspense>
      <div className="creative-say">
        <p className="lead">{lead}</p>
        {plan && (
          <p className="creative-fare">
            <span>
              {plan.planName}: <b>{plan.lists[0]?.listTitle}</b>
            </span>
            <ButtonLink to={plan.button.link} aria-label={`Get Started with ${plan.planName}`}>
              Get Started
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
