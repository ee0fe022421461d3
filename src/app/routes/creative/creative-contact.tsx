import { ButtonLink } from "#ui/button/button.tsx";
import { type Point, parallel, route } from "#ui/line-map/route.ts";
import type { CreativeView } from "./creative-view.server.ts";
import "./creative-contact.css";

/** The two lines of the hero come to their last stop. */
export function CreativeContact({ heading, text, price }: CreativeView["contact"]) {
  return (
    <section className="field clip far commission" aria-labelledby="creative-contact" data-testid="creative-contact">
      <svg className="stage wide" viewBox="0 0 1280 480" height="480" fill="none" strokeWidth="46" aria-hidden="true">
        <path d={route(main, 80)} stroke="var(--edge)" />
        <path d={parallel(main, 64, 80)} stroke="var(--lite)" />
        <g strokeLinecap="round">
          <path d="M848 176v64" stroke="#fff" strokeWidth="88" />
          <path d="M848 176v64" stroke="var(--field)" strokeWidth="52" />
        </g>
      </svg>
      <div className="wrap">
        <h2 className="d2" id="creative-contact">
          {heading}
        </h2>
        <p className="lead">{text}</p>
        <p className="commission-price">{price}</p>
        <p className="commission-acts">
          <ButtonLink to="/contact-us">Contact Us</ButtonLink>
          <ButtonLink to="/contact-us" tone="ghost" data-book="">
            Book a Call
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

const main: readonly Point[] = [
  [2300, 376],
  [1128, 376],
  [992, 240],
  [848, 240],
];
