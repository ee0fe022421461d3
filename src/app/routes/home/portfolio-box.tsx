import type { SiteSettings } from "#content/site-settings/site-settings.schema.ts";
import { Button } from "#ui/button/button.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";
import "./ask.css";
import "./portfolio-box.css";

export function PortfolioBox({ box }: { box: SiteSettings["portfolioBox"] }) {
  const { onSubmit, isSending, answer } = useSendForm({
    url: "/api/send-mail",
    toBody: (form) => ({ data: Object.fromEntries(form) }),
    onAnswer: ({ success }, form) => success && form.reset(),
  });
  return (
    <section className="sec folio-sec" aria-labelledby="home-folio" data-testid="portfolio-box">
      <div className="wrap">
        <div className="folio">
          <div className="folio-text">
            <h2 className="d3" id="home-folio">
              {box.heading}
            </h2>
            <p>{box.text}</p>
            <form className="ask" method="post" action="/contact-us#write" onSubmit={onSubmit} aria-busy={isSending}>
              <input type="hidden" name="form" value="portfolio" />
              <GuardFields />
              <label className="vh" htmlFor="home-email">
                {box.fieldLabel}
              </label>
              <input
                className="ask-input"
                id="home-email"
                name="clientEmail"
                type="email"
                autoComplete="email"
                required
                placeholder="you@company.com"
              />
              <Button type="submit" aria-disabled={isSending}>
                {box.button}
              </Button>
            </form>
            <p className="folio-answer" role="status" data-ok={answer?.success}>
              {answer?.message}
            </p>
          </div>
          <FoldedMap />
        </div>
      </div>
    </section>
  );
}

const drawn: readonly [line: string, path: string][] = (
  [
    ["blue", [-10, 72], [150, 72], [246, 168], [500, 168]],
    ["red", [-10, 232], [200, 232], [330, 102], [500, 102]],
    ["green", [60, 312], [60, 202], [130, 132], [500, 132]],
    ["pink", [400, -10], [400, 210], [310, 300]],
  ] as const
).map(([line, ...points]) => [line, route(points)]);

const stops: readonly Point[] = [
  [96, 72],
  [198, 120],
  [222, 210],
  [300, 132],
  [400, 168],
  [440, 102],
  [60, 232],
  [400, 226],
];

/** One drawing, clipped into four panels of 120 px that lean to either side. */
function FoldedMap() {
  return (
    <svg className="folio-map" viewBox="0 0 576 376" fill="none" aria-hidden="true">
      <defs>
        <g id="folio-art">
          {drawn.map(([line, d]) => (
            <path key={line} d={d} stroke={`var(--${line}-line)`} strokeWidth="12" />
          ))}
          <Stops at={stops} radius={10} ring={5} fill="#fff" />
        </g>
      </defs>
      {[72, 8, 136, -56].map((y, i) => (
        <g key={y} transform={`matrix(1 ${i % 2 ? 0.26667 : -0.26667} 0 1 56 ${y})`}>
          <clipPath id={`folio-${i}`}>
            <path d={`M${i * 120} 0h120v288h-120z`} />
          </clipPath>
          <g clipPath={`url(#folio-${i})`}>
            <path d={`M${i * 120} 0h120v288h-120z`} fill={i % 2 ? "var(--paper)" : "#fff"} />
            <use href="#folio-art" />
            {i > 0 && <path d={`M${i * 120} 0v288`} stroke="var(--rule)" strokeWidth="3" />}
          </g>
        </g>
      ))}
    </svg>
  );
}
