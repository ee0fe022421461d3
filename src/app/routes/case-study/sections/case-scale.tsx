import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import "./case-scale.css";

/** A part of a whole, drawn to scale: solid is the part, dashed the rest. */
export function CaseScale({ scale: { figure, share, label } }: { scale: NonNullable<CaseStudy["scale"]> }) {
  const part = `${(share * 100).toFixed(2)}%`;
  return (
    <figure className="field case-scale">
      <p>{figure}</p>
      <svg width="100%" height="40" fill="none" aria-hidden="true">
        <line x1="0" y1="20" x2="100%" y2="20" stroke="var(--lite)" strokeWidth="12" strokeDasharray="10 10" />
        <rect y="14" width={part} height="12" fill="#fff" />
        <circle cx={part} cy="20" r="14" fill="var(--edge)" stroke="#fff" strokeWidth="6" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
