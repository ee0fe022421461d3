import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import { present } from "#core/errors/present.ts";
import { Sketch, type SketchData } from "../drawings/sketch.tsx";
import "./service-jobs.css";

/** The parts of the work as cards; one line runs through all their plates. */
export function ServiceJobs({ heading, cards, plates }: { heading: string; cards: Service["cards"]; plates: readonly SketchData[] }) {
  return (
    <section className="sec clip" aria-labelledby="jobs">
      <div className="wrap">
        <h2 className="d2" id="jobs">
          {heading}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
        <ul className="jobs rail" data-count={cards.length} tabIndex={0} aria-labelledby="jobs">
          {cards.map(({ cardTitle, cardContent }, i) => (
            <li key={cardTitle} className="job">
              <div className="job-plate">
                <Sketch sketch={present(plates[i])} className="job-map" />
              </div>
              <h3 className="d4">{cardTitle}</h3>
              <p>
                <InlineText text={cardContent} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
