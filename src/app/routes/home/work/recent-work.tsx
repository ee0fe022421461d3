import { useRef } from "react";
import { Link } from "react-router";
import "#ui/button/button.css";
import { CasePlate, type CasePlateData } from "./case-plate.tsx";
import "./recent-work.css";

export interface RecentCase extends CasePlateData {
  path: string;
  client: string;
  /** What the figure counts, and between which dates. */
  label: string;
  desc: string;
}

/** A rail that scrolls and snaps by itself; the buttons only push it. Plates are 5, 4 and 3 columns wide, in turns. */
export function RecentWork({ heading, cases }: { heading: string; cases: readonly RecentCase[] }) {
  const rail = useRef<HTMLUListElement>(null);
  if (cases.length === 0) return null;
  return (
    <section className="sec clip work" aria-labelledby="home-work">
      <div className="wrap">
        <div className="headrow">
          <h2 className="d2" id="home-work">
            {heading}
          </h2>
          <div className="controls">
            <Link className="more work-all" to="/case-study/">
              All case studies
            </Link>
            {cases.length > 1 && (
              <>
                <Push label={`Previous: ${heading}`} path="M13 2 5 10l8 8" onPress={() => push(rail.current, -1)} />
                <Push label={`Next: ${heading}`} path="m7 2 8 8-8 8" onPress={() => push(rail.current, 1)} />
              </>
            )}
          </div>
        </div>
      </div>
      <ul className="work-rail" ref={rail}>
        {cases.map((item) => (
          <li key={item.path} className={`work-item line-${item.line}`}>
            <CasePlate item={item} />
            <div className="work-stop" />
            <div className="work-caption">
              <h3 className="d4">
                <Link className="work-link" to={item.path}>
                  {item.client}
                </Link>
              </h3>
              <p className="work-label">{item.label}</p>
              <p className="mute">{item.desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Push({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" className="round work-push" aria-label={label} onClick={onPress}>
      <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** To the neighbour that is not yet at the left edge; past an end, to the other one. */
function push(rail: HTMLUListElement | null, by: 1 | -1) {
  if (!rail) return;
  const offsets = Array.from(rail.children).flatMap((item) => (item instanceof HTMLElement ? item.offsetLeft : []));
  const places = offsets.map((offset) => offset - (offsets[0] ?? 0));
  const end = rail.scrollWidth - rail.clientWidth;
  const at = rail.scrollLeft;
  const next =
    by > 0 ? (at >= end - 2 ? 0 : places.find((place) => place > at + 2)) : at <= 2 ? end : places.findLast((place) => place < at - 2);
  rail.scrollTo({ left: next ?? 0 });
}
