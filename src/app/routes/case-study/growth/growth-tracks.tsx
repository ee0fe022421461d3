import { Link } from "react-router";
import type { Growth } from "./growth-scale.ts";
import "./growth-tracks.css";

/** Every study as a track from the same start; its length is what became of it. */
export function GrowthTracks({ tracks }: { tracks: readonly Growth[] }) {
  if (tracks.length === 0) return null;
  return (
    <figure className="tracks">
      <ol className="tracks-list" data-testid="growth">
        {tracks.map(({ path, client, figure, line, start, end }) => (
          <li key={path} className={`line-${line}`}>
            <svg width={`${end}%`} height="28" fill="none" aria-hidden="true">
              <line x1="-1000" x2="100%" y1="14" y2="14" stroke="var(--lite)" strokeWidth="12" />
              <circle cx={`${(start / end) * 100}%`} cy="14" r="8" fill="var(--ground)" stroke="#fff" strokeWidth="5" />
              <circle cx="100%" cy="14" r="11" fill="var(--edge)" stroke="#fff" strokeWidth="5" />
            </svg>
            <Link to={path}>
              <b>{figure}</b> {client}
            </Link>
          </li>
        ))}
      </ol>
      <figcaption>The first ring is where each client started, the yellow one where the study ends. One scale for all.</figcaption>
    </figure>
  );
}
