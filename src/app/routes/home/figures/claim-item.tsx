import type { Claim } from "#content/site-settings/site-settings.content-type.ts";
import { Figure } from "./figure.tsx";
import "./claim-item.css";

export type ShownClaim = Pick<Claim, "key" | "figure" | "label" | "shownText" | "meaning" | "sourceNote">;

/** A figure that opens what was counted and by whom; as a badge it names who says so. */
export function ClaimItem({ claim: { key, figure, label, shownText, meaning, sourceNote }, by }: { claim: ShownClaim; by?: string }) {
  const id = `claim-${key}`;
  return (
    <li className="claim">
      <button type="button" className={by ? "claim-open figure-ticket" : "claim-open"} popoverTarget={id}>
        <Figure text={figure} />
        <span>
          {label}
          {by && <small>{by}</small>}
        </span>
      </button>
      <p className="claim-note" id={id} popover="auto">
        <b>{shownText}</b>
        {` ${meaning} `}
        <i className="claim-source">{`Source: ${sourceNote}`}</i>
      </p>
    </li>
  );
}
