import { Link } from "react-router";
import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { route } from "#ui/line-map/route.ts";
import { Sketch, type SketchData } from "../drawings/sketch.tsx";
import "./service-proof.css";

/** One case with its figure, or the sentence that there is none yet beside a line that is not built yet. */
export function ServiceProof({ proof, picture }: { proof: Service["proof"]; picture: SketchData | undefined }) {
  const readLabel = `Read the case, ${siteConstants.readLabels.caseStudy}`;
  return (
    <section className="service-proof" aria-labelledby="proof">
      <div className="wrap">
        {"none" in proof ? (
          <div className="proof proof-none">
            <div>
              <h2 className="d3" id="proof">
                Proof
              </h2>
              <p className="lead">
                <InlineText text={proof.none} />
              </p>
              {proof.link && (
                <Link className="more" to={proof.link}>
                  Read the nearest case
                </Link>
              )}
            </div>
            <Unbuilt />
          </div>
        ) : (
          <article className="proof field" data-testid="proof">
            <div>
              <p className="proof-figure" data-size={sizeOf(proof.figure)}>
                {proof.figure}
              </p>
              <p className="proof-label">{proof.figureLabel}</p>
              <h2 className="d3" id="proof">
                {proof.client}
              </h2>
              <p>
                <InlineText text={proof.text} />
              </p>
              {proof.link && <ButtonLink to={proof.link}>{readLabel}</ButtonLink>}
            </div>
            {picture ? <Sketch sketch={picture} className="proof-map" /> : <Arrival />}
          </article>
        )}
      </div>
    </section>
  );
}

/** `+450%` fills the plate; `$3,100 to $1,840` has to share it. */
const sizeOf = ({ length }: string) => (length > 11 ? "xs" : length > 8 ? "s" : length > 5 ? "m" : undefined);

/** A figure with no second value: the line arrives, and that is all it says. */
function Arrival() {
  return (
    <svg className="proof-map" viewBox="0 56 760 320" fill="none" aria-hidden="true">
      <path d={arrival} className="proof-line" />
      <path d="M80 312h.01M600 120h.01" strokeWidth="49" className="proof-ring" />
      <path d="M80 312h.01" strokeWidth="31" className="proof-ring proof-ground" />
      <path d="M600 120h.01" strokeWidth="31" className="proof-ring proof-last" />
    </svg>
  );
}

const arrival = route(
  [
    [80, 312],
    [280, 312],
    [472, 120],
    [600, 120],
  ],
  48,
);

function Unbuilt() {
  return (
    <svg className="proof-map" viewBox="0 32 760 176" fill="none" aria-hidden="true">
      <path d="M64 120H400" className="proof-line proof-ahead" />
      <circle cx="440" cy="120" r="40" strokeDasharray="16 12" strokeWidth="16" className="proof-unbuilt" />
      <path d="M64 120h.01" strokeWidth="49" className="proof-ring" />
      <path d="M64 120h.01" strokeWidth="31" className="proof-ring proof-ground" />
    </svg>
  );
}
