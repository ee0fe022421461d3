import { Plate } from "#content/image/plate.tsx";
import { siteConstants } from "#core/site-constants.ts";
import { StretchedLink } from "#ui/stretched-link/stretched-link.tsx";
import type { CaseCardData } from "./case-card-data.ts";
import "./case-card.css";

/** A study in a list: its banner, or a drawn one when it has none. The whole card leads to it. */
export function CaseCard({ study: { path, client, figure, label, line, banner } }: { study: CaseCardData }) {
  return (
    <li className={`case-card line-${line}`}>
      <Plate seed={path} image={banner} line={line} width={480} height={270} sizes={sizes} className="case-card-plate" />
      <p className="case-card-figure">{figure}</p>
      <h3 className="d4">
        <StretchedLink to={path}>{client}</StretchedLink>
      </h3>
      <p className="meta">
        {label}. <span className="nb">{siteConstants.readLabels.caseStudy}</span>
      </p>
    </li>
  );
}

const sizes = "(min-width: 1216px) 368px, (min-width: 900px) 31vw, 92vw";
