import type { ComponentProps } from "react";
import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { Pieces } from "#content/work/pieces.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { caseStops } from "../case-stops.ts";
import { CaseFigures } from "./case-figures.tsx";
import { CaseQuote } from "./case-quote.tsx";
import { CaseScale } from "./case-scale.tsx";
import "./case-sections.css";

interface Props {
  study: CaseStudy;
  quote: { name: string; designation: string; content: string } | undefined;
  promise: string;
  pieces: ComponentProps<typeof Pieces>["pieces"];
}

export function CaseSections({ study, quote, promise, pieces }: Props) {
  return (
    <article className="case-text">
      {caseStops.map(({ id, text }) => {
        const { sectionHeading, content } = study[id];
        return (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <p className="case-stop">{text}</p>
            <h2 className="d3" id={`${id}-heading`}>
              {sectionHeading}
            </h2>
            {id === "result" && <CaseFigures study={study} />}
            <RichText blocks={content} opening={id === "about"} />
            {id === "analysis" && study.scale && <CaseScale scale={study.scale} />}
            {id === "solution" && pieces.length > 0 && <Pieces pieces={pieces} />}
            {id === "solution" && quote && <CaseQuote quote={quote} client={study.client} />}
          </section>
        );
      })}
      <aside className="case-ask" aria-label="Free audit">
        <p>
          <b>Send your address.</b> {promise}
        </p>
        <ButtonLink to="/#audit" tone="ink">
          Ask for the audit
        </ButtonLink>
      </aside>
    </article>
  );
}
