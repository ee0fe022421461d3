import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import "./sixty-days.css";

/** Sixty ticks, every tenth long; after the last day the track is dashed. Ticks are dashes across a wide stroke. */
export function SixtyDays({
  banner,
  claim,
}: {
  banner: SiteSettings["sixtyDayBanner"];
  claim: { shownText: string; meaning: string } | undefined;
}) {
  return (
    <section className="clip far sixty" aria-labelledby="home-sixty">
      <div className="wrap sixty-row">
        <h2 id="home-sixty">{banner.figure}</h2>
        <div className="sixty-text">
          <p className="lead">{banner.text}</p>
          {claim && (
            <p className="small sixty-note">
              <b>{`${claim.shownText}.`}</b>
              {` ${claim.meaning}`}
            </p>
          )}
        </div>
      </div>
      <div className="sixty-ruler wide">
        <svg className="stage" viewBox="0 0 1280 120" height="120" fill="none" stroke="currentColor" aria-hidden="true">
          <g strokeWidth="12">
            <path d="M-1000 56H1168" />
            <path d="M1168 56H2300" strokeDasharray="18 18" />
            <path d="M80.4 78H1170" strokeDasharray="4 14.4" />
          </g>
          <path d="M246 84H1170" strokeWidth="24" strokeDasharray="4 180" />
          <g fill="var(--edge)" strokeWidth="7">
            <circle cx="64" cy="56" r="16" />
            <circle cx="192.8" cy="56" r="16" />
          </g>
          <g fill="currentColor" stroke="none">
            <circle cx="1168" cy="56" r="28" />
            <text x="64" y="16">
              Day 0, audit
            </text>
            <text x="176.8" y="16">
              Day 7, strategy
            </text>
            <text x="1196" y="16" textAnchor="end">
              Day 60, first results
            </text>
            {[10, 20, 30, 40, 50].map((day) => (
              <text key={day} x={Math.round(64 + day * 18.4)} y="116" textAnchor="middle">
                {day}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </section>
  );
}
