import { siteConstants } from "#core/site-constants.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import type { PricingPlan } from "./pricing-plan.content-type.ts";
import "./pricing-tickets.css";

/** The plans as tickets, the second one highlighted and larger. `spot` is the counter that staff set ("1 spot remaining"); it stands there only while true. */
export function PricingTickets({ plans, spot }: { plans: readonly PricingPlan[]; spot?: string | undefined }) {
  return (
    <ul className="tickets rail">
      {plans.map((plan, index) => {
        const isGrow = index === siteConstants.highlightedPlan;
        const [fare, ...rest] = plan.lists;
        const price = /^(?:(From) )?(\S*\d\S*) (.+)$/.exec(fare?.listTitle ?? "");
        return (
          <li key={plan._id} className={isGrow ? "ticket field" : "ticket"} data-grow={isGrow || undefined} data-testid="plan">
            <div className="ticket-head">
              {isGrow && spot && <p className="ticket-spot">{spot}</p>}
              <h3 className="ticket-name">{plan.planName}</h3>
              <p>{plan.description}</p>
              <p className="ticket-fare">
                {price ? (
                  <>
                    {price[1] && "From "}
                    <b>{price[2]}</b>
                    {` ${price[3]}`}
                  </>
                ) : (
                  fare?.listTitle
                )}
              </p>
            </div>
            {fare?.listText && <p className="ticket-term">{fare.listText}</p>}
            <dl className="ticket-list">
              {rest.map(({ listTitle, listText }) => (
                <div key={listTitle}>
                  <dt>{listTitle}</dt>
                  {listText && <dd>{listText}</dd>}
                </div>
              ))}
            </dl>
            <ButtonLink
              to={plan.button.link}
              tone={isGrow ? "yellow" : "ghost"}
              className="ticket-button"
              aria-label={`Get Started with ${plan.planName}`}
            >
              Get Started
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
