import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import { Sketch, type SketchData } from "../drawings/sketch.tsx";
import "./service-problem.css";

interface ServiceProblemProps {
  service: Pick<Service, "problemHeading" | "problem" | "flow">;
  loss: { wide: SketchData; slim: SketchData } | undefined;
}

/** What goes wrong, beside what it costs: drawn to scale where the page has numbers, as a line that ends early where it has none. */
export function ServiceProblem({ service, loss }: ServiceProblemProps) {
  const { problemHeading, problem, flow } = service;
  return (
    <section className="sec clip" aria-labelledby="problem">
      <div className="wrap problem" data-plain={!flow || undefined}>
        <h2 className="d2" id="problem">
          {problemHeading}
        </h2>
        <div className="problem-text">
          {problem.map((text, i) => (
            <p key={text} className={i === 0 ? "lead" : undefined}>
              <InlineText text={text} />
            </p>
          ))}
        </div>
        {flow && loss ? (
          <figure className="loss">
            <Sketch sketch={loss.wide} className="wide" />
            <Sketch sketch={loss.slim} className="slim" />
            <figcaption>{flow.caption}</figcaption>
          </figure>
        ) : (
          <EarlyEnd />
        )}
      </div>
    </section>
  );
}

function EarlyEnd() {
  return (
    <svg className="problem-end" viewBox="0 0 1152 136" fill="none" aria-hidden="true">
      <path d="M-2000 40H1152" stroke="var(--stroke)" strokeWidth="12" strokeDasharray="12 12" />
      <path d="M-2000 40H456" stroke="var(--stroke)" strokeWidth="12" />
      <path d={siding} stroke="var(--control)" strokeWidth="12" />
      <path d="M640 88v40" stroke="var(--station)" strokeWidth="8" />
      <g fill="var(--ground)" stroke="var(--station)" strokeWidth="8">
        <circle cx="24" cy="40" r="20" />
        <circle cx="456" cy="40" r="20" />
        <circle cx="1128" cy="40" r="20" fill="var(--edge)" />
      </g>
    </svg>
  );
}

const siding = route(
  [
    [456, 40],
    [496, 40],
    [564, 108],
    [640, 108],
  ],
  32,
);
