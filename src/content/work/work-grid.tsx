import type { ReactNode } from "react";
import { Link } from "react-router";
import { Plate } from "../image/plate.tsx";
import type { WorkLine } from "./work.content-type.ts";
import type { WorkCard } from "./work-card.ts";
import "./work-grid.css";

export const workLineNames: Record<WorkLine, string> = { seo: "SEO", ppc: "PPC", creative: "Creative" };

interface WorkGridProps {
  works: readonly WorkCard[];
  /** How many stand in a row on a phone. */
  onPhones?: 1 | 2;
  /** A further item at the end. */
  children?: ReactNode;
}

/** Plates, two in a row, each with its caption below. */
export function WorkGrid({ works, onPhones = 1, children }: WorkGridProps) {
  const sizes = `(min-width: 1280px) 564px, (min-width: 700px) 46vw, ${onPhones === 1 ? 92 : 45}vw`;
  return (
    <ul className="works" data-testid="works">
      {works.map((work) => (
        <li key={work._id} className="work-card" data-lines={work.lines.join(" ")} data-testid="work">
          <Plate image={work.image} seed={work._id} line={work.field} width={680} height={440} sizes={sizes} className="work-plate" />
          <div>
            <h3 className="d4">
              <WorkLink work={work} />
            </h3>
            <p className="work-card-growth">{work.growth}</p>
            <p className="work-card-desc">{work.desc}</p>
            <p className="work-card-meta">
              <span>{work.lines.map((line) => workLineNames[line]).join(", ")}</span> <span>{work.year}</span>
            </p>
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}

function WorkLink({ work: { name, link, external } }: { work: WorkCard }) {
  if (!external) {
    return (
      <Link className="work-card-link" to={link}>
        {name}
      </Link>
    );
  }
  return (
    <a className="work-card-link" href={link} target="_blank" rel="noopener">
      {name}
      <span className="vh">, on another site, opens in a new tab</span>
      <svg width="22" height="22" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <path d="M5 17 17 5M7 5h10v10" />
      </svg>
    </a>
  );
}
