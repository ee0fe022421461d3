import { useId } from "react";
import { SerpResult } from "#ui/tool/page-check/serp-result.tsx";
import type { SchemaFacts } from "./schema-validator.schema.ts";

/** A result with what the markup can add to it. */
export function RichResult({ preview }: { preview: NonNullable<SchemaFacts["preview"]> }) {
  const { siteName, breadcrumb, title, description, rating, details } = preview;
  return (
    <div className="page-view">
      <h3>How a result may look</h3>
      <SerpResult siteName={siteName} breadcrumb={breadcrumb} description={description}>
        <p className="serp-title">{title}</p>
        {(rating || details.length > 0) && (
          <p className="sdrich">
            {rating && (
              <span className="sdrich-rating">
                {rating.value.toLocaleString("en-US", { maximumFractionDigits: 1 })} <Stars share={rating.value / rating.best} />
                {rating.count !== null && ` (${rating.count})`}
              </span>
            )}
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        )}
      </SerpResult>
      <p className="meta sdnote">Drawn from what is eligible. Google chooses what to show, and where.</p>
    </div>
  );
}

const STAR = "M8 .8l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.2l-4.5 2.4.9-5L.8 6.1l5-.7z";

function Stars({ share }: { share: number }) {
  const id = useId();
  const filled = Math.max(0, Math.min(1, share)) * 80;
  return (
    <svg
      className="sdstars"
      width="80"
      height="16"
      viewBox="0 0 80 16"
      role="img"
      aria-label={`${Math.round(share * 100)}% of the best rating`}
    >
      <defs>
        <clipPath id={id}>
          <rect width={filled.toFixed(1)} height="16" />
        </clipPath>
      </defs>
      {[0, 1, 2, 3, 4].map((star) => (
        <path key={star} d={STAR} transform={`translate(${star * 16} 0)`} className="sdstars-empty" />
      ))}
      <g clipPath={`url(#${id})`}>
        {[0, 1, 2, 3, 4].map((star) => (
          <path key={star} d={STAR} transform={`translate(${star * 16} 0)`} />
        ))}
      </g>
    </svg>
  );
}
