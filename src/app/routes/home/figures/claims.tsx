import type { Claim } from "#content/site-settings/site-settings.content-type.ts";
import "#ui/figure-ticket/figure-ticket.css";
import { Figure } from "./figure.tsx";
import "./claims.css";

type ShownClaim = Pick<Claim, "key" | "figure" | "label" | "shownText" | "meaning" | "sourceNote">;

/** Five figures and the credential badges. Each opens what was counted and by whom. */
export function Claims({ label, figures, badges }: { label: string; figures: readonly ShownClaim[]; badges: readonly ShownClaim[] }) {
  if (figures.length + badges.length === 0) return null;
  return (
    <aside className="claims" aria-label={label} data-testid="claims">
      <div className="wrap claims-row">
        <ul className="claims-figures">
          {figures.map((claim) => (
            <ClaimItem key={claim.key} claim={claim} />
          ))}
        </ul>
        <ul className="claims-badges" aria-label="Credentials">
          {badges.map((claim) => (
            <ClaimItem key={claim.key} claim={claim} badge />
          ))}
        </ul>
      </div>
    </aside>
  );
}

function ClaimItem({ claim: { key, figure, label, shownText, meaning, sourceNote }, badge }: { claim: ShownClaim; badge?: boolean }) {
  const id = `claim-${key}`;
  return (
    <li className="claim">
      <button type="button" className={badge ? "claim-open figure-ticket" : "claim-open"} popoverTarget={id}>
        <Figure text={figure} />
        <span>{label}</span>
      </button>
      <p className="claim-note" id={id} popover="auto">
        <b>{shownText}</b>
        {` ${meaning} `}
        <i className="claim-source">{`Source: ${sourceNote}`}</i>
      </p>
    </li>
  );
}
