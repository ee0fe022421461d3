import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.schema.ts";
import { type Motif, motifsFor } from "./job-motifs.ts";
import "./service-jobs.css";

/** The parts of the work as cards; one line runs through all their plates. */
export function ServiceJobs({ heading, cards }: { heading: string; cards: Service["cards"] }) {
  const drawn = motifsFor(cards.map(({ cardTitle }) => cardTitle));
  return (
    <section className="sec clip" aria-labelledby="jobs">
      <div className="wrap">
        <h2 className="d2" id="jobs">
          {heading}
        </h2>
        <ul className="jobs" data-count={cards.length}>
          {cards.map(({ cardTitle, cardContent }, i) => (
            <li key={cardTitle} className="job">
              <Plate motif={drawn[i] as Motif} />
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

/** Stops are round caps on strokes without length, so that one path draws any number of them. */
function Plate({ motif: { line, thin, dashed, left, ink, stops, on, capsule = 0 } }: { motif: Motif }) {
  const dot = capsule ? on.replace(" 68", ` ${68 - capsule}v${2 * capsule}`) : round(on);
  return (
    <svg className="job-plate" viewBox="0 0 366 136" fill="none" aria-hidden="true">
      <path d={left} strokeWidth="8" strokeDasharray="8 8" className="job-left" />
      <path d={thin} strokeWidth="8" />
      <path d={dashed} strokeWidth="12" strokeDasharray="12 10" />
      <path d={line} strokeWidth="12" />
      <path d={ink} strokeWidth="5" className="job-ink" />
      <g strokeLinecap="round">
        <path d={round(stops)} strokeWidth="27" className="job-ink" />
        <path d={round(stops)} strokeWidth="17" className="job-ground" />
        <path d={dot} strokeWidth={capsule ? 42 : 27} className="job-ink" />
        <path d={dot} strokeWidth={capsule ? 30 : 17} className="job-on" />
      </g>
    </svg>
  );
}

const round = (path: string) => path.replace(/M([\d.]+ [\d.]+)/g, "M$1h.01");
