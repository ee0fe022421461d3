import { Link } from "react-router";
import { WorkGrid } from "#content/work/work-grid.tsx";
import { type Point, route } from "#ui/line-map/route.ts";
import type { CreativeView } from "./creative-view.server.ts";
import "./gallery.css";

/** The studio's own works; the last place leads to those of all lines. */
export function Gallery({ heading, works, all }: CreativeView["work"]) {
  if (works.length === 0) return null;
  return (
    <section className="sec gallery" aria-labelledby="creative-work" data-testid="gallery">
      <div className="wrap">
        <h2 className="d2" id="creative-work">
          {heading}
        </h2>
        <WorkGrid works={works} onPhones={2}>
          <li className="work-card gallery-all">
            <svg viewBox="0 0 480 136" fill="none" strokeWidth="16" aria-hidden="true">
              <path d={route(seo, 40)} stroke="var(--blue-line)" />
              <path d="M0 68h424" stroke="var(--pink-line)" />
              <path d={route(ppc, 40)} stroke="var(--red-line)" />
              <g strokeLinecap="round">
                <path d="M424 46v44" stroke="var(--station)" strokeWidth="56" />
                <path d="M424 46v44" stroke="var(--edge)" strokeWidth="30" />
              </g>
            </svg>
            <p className="d3">
              <Link className="work-card-link" to="/portfolio">
                All {all} works, by service
              </Link>
            </p>
          </li>
        </WorkGrid>
      </div>
    </section>
  );
}

/** From above and from below, beside the studio's own line. */
const seo: readonly Point[] = [
  [0, 8],
  [240, 8],
  [278, 46],
  [424, 46],
];
const ppc: readonly Point[] = [
  [0, 128],
  [240, 128],
  [278, 90],
  [424, 90],
];
