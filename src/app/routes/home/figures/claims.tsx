import { ClaimItem, type ShownClaim } from "./claim-item.tsx";
import "./claims.css";

/** What the agency says of itself in figures. Each opens what was counted and by whom. */
export function Claims({ label, figures }: { label: string; figures: readonly ShownClaim[] }) {
  if (figures.length === 0) return null;
  return (
    <aside className="claims" aria-label={label}>
      <ul className="wrap claims-figures">
        {figures.map((claim) => (
          <ClaimItem key={claim.key} claim={claim} />
        ))}
      </ul>
    </aside>
  );
}
