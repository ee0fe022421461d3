import { ClaimItem, type ShownClaim } from "../figures/claim-item.tsx";

/** An award as a ticket, or a claim that somebody else makes of us, which opens its source. */
export type Badge = { figure: string; label: string; by: string; claim?: ShownClaim };

export function HeroBadges({ badges }: { badges: readonly Badge[] }) {
  return (
    badges.length > 0 && (
      <ul className="home-hero-badges rail" aria-label="Credentials">
        {badges.map(({ figure, label, by, claim }) =>
          claim ? (
            <ClaimItem key={by} claim={claim} by={by} />
          ) : (
            <li key={by} className="figure-ticket">
              <b>{figure}</b>
              <span>
                {label}
                <small>{by}</small>
              </span>
            </li>
          ),
        )}
      </ul>
    )
  );
}
