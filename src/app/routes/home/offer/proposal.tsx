import { Link } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";
import "./proposal.css";

/** Three lines, each of which ends beside one of the three sentences; the first ends in yellow. */
export function Proposal({ proposal, answered }: { proposal: SiteSettings["proposal"]; answered: string }) {
  return (
    <section className="field clip far proposal" aria-labelledby="home-proposal">
      <svg className="stage wide" viewBox="0 0 1280 560" height="560" fill="none" strokeWidth="16" aria-hidden="true">
        {routes.map((d, i) => (
          <path key={d} d={d} stroke={i === 0 ? "#fff" : "var(--lite)"} />
        ))}
        <Stops
          at={[
            [800, 144],
            [800, 272],
            [800, 400],
          ]}
          radius={16}
          ring={7}
        />
      </svg>
      <div className="wrap">
        <h2 className="d2" id="home-proposal">
          {proposal.heading}
        </h2>
        <p className="lead proposal-text">{proposal.text}</p>
        <ul className="gates">
          <Gate name="Request a Proposal" text="Scope, price and dates in writing" />
          <Gate name="Contact Us" text={answered} />
          <Gate name="Book a Call" text="With the person who would do the work" books />
        </ul>
      </div>
    </section>
  );
}

/** The three ways lead to this spelling of the address, by specification; the page names the other as its own. */
function Gate({ name, text, books }: { name: string; text: string; books?: boolean }) {
  return (
    <li>
      <Link to="/contact-us/" data-book={books ? "" : undefined}>
        <b>{name}</b> <span>{text}</span>
      </Link>
    </li>
  );
}

/** Each turns up later than the one above it and ends 128 px lower. */
const routes = [0, 1, 2].map((i) => {
  const [y, end] = [440 + 22 * i, 144 + 128 * i];
  return route(
    [
      [-1000, y],
      [776 - (y - end), y],
      [776, end],
      [832, end],
    ],
    48,
  );
});
