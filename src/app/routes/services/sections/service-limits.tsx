import { InlineText } from "#content/rich-text/inline-text.tsx";
import "./service-limits.css";

/** Two lines that end here on purpose. */
export function ServiceLimits({ refuse, notFor }: { refuse: string; notFor: string }) {
  return (
    <section className="sec clip limits-section" aria-label="Limits">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
        <ul className="limits rail" tabIndex={0}>
          <li className="limit">
            <h2 className="d3">What we refuse</h2>
            <p>
              <InlineText text={refuse} />
            </p>
          </li>
          <li className="limit">
            <h2 className="d3">When not to buy</h2>
            <p>
              <InlineText text={notFor} />
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
