import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import { Sketch, type SketchData } from "../drawings/sketch.tsx";
import "./service-problem.css";

interface ServiceProblemProps {
  service: Pick<Service, "problemHeading" | "problem" | "flow">;
  loss: { wide: SketchData; slim: SketchData } | undefined;
}

/** What goes wrong, beside what it costs: drawn to scale where the page has numbers. */
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
        {flow && loss && (
          <figure className="loss">
            <Sketch sketch={loss.wide} className="wide" />
            <Sketch sketch={loss.slim} className="slim" />
            <figcaption>{flow.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
