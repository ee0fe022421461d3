import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { Button } from "#ui/button/button.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import foldedMap from "./folded-map.svg?url";
import "../hero/ask.css";
import "./portfolio-box.css";

export function PortfolioBox({ box }: { box: SiteSettings["portfolioBox"] }) {
  const { onSubmit, isSending, answer } = useSendForm({
    call: "send-mail",
    toBody: (form) => ({ data: Object.fromEntries(form) }),
    onAnswer: ({ success }, form) => success && form.reset(),
  });
  return (
    <section className="sec far folio-sec" aria-labelledby="home-folio" data-testid="portfolio-box">
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
              <Button type="submit" aria-disabled={isSending || undefined}>
                {box.button}
              </Button>
            </form>
            <p className="folio-answer" role="status" data-ok={answer?.success}>
              {answer?.message}
            </p>
          </div>
          <img className="folio-map" src={foldedMap} width="576" height="376" alt="" loading="lazy" />
        </div>
      </div>
    </section>
  );
}
