import type { ReactNode } from "react";
import "./serp-result.css";

/** One result as a search page draws it, in its own type: Arial at 20, 14 and 12 px. */
export function SerpResult({
  siteName,
  breadcrumb,
  description,
  phone = false,
  icon,
  children,
}: {
  siteName: string;
  breadcrumb: string;
  description: string;
  phone?: boolean;
  /** In place of the first letter of the site's name. */
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="serp" data-phone={phone || undefined}>
      <div className="serp-site">
        <span className="serp-icon" aria-hidden="true">
          {icon ?? [...siteName][0]?.toUpperCase()}
        </span>
        <span>
          <b>{siteName}</b>
          <i>{breadcrumb}</i>
        </span>
      </div>
      {children}
      {description && <p className="serp-description">{description}</p>}
    </div>
  );
}

/**
 * A title set to its measured width: `textLength` holds it to the pixel where the machine has no Arial, so that it always stands true
 * above the bar. Narrow screens and screen readers get the paragraph, which wraps.
 */
export function SerpTitle({ title, px }: { title: string; px: number }) {
  return (
    <>
      <p className="serp-title">{title}</p>
      <svg className="serp-title-true" width={Math.ceil(px)} height="28" aria-hidden="true">
        <text x="0" y="21" textLength={px.toFixed(2)} lengthAdjust="spacingAndGlyphs">
          {title}
        </text>
      </svg>
    </>
  );
}
