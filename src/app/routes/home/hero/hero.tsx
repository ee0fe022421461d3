import { type ComponentType, type FormEvent, Suspense, useState } from "react";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { Button } from "#ui/button/button.tsx";
import "#ui/figure-ticket/figure-ticket.css";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { demoWords } from "./demo-lanes.ts";
import { type Badge, HeroBadges } from "./hero-badges.tsx";
import type { LiveAuditProps } from "./live/live-audit.tsx";
import { WebsiteInput } from "./website-input.tsx";
import "./ask.css";
import "./hero.css";

/** Drawn by the server; React has nothing to add to it. */
const HeroMap = lazyWhenNeeded(".home-hero-fan", () => import("./hero-map.tsx").then((module) => module.HeroMap), "used");

/** What was asked for last, and what shows it while it is read. */
interface Asked {
  website: string;
  Live?: ComponentType<LiveAuditProps>;
  refusal?: string | undefined;
}

/** What is sold, to whom, and the field that shows it on the visitor's own site: the crawl is watched here and ends with its report. */
export function Hero({ hero, badges }: { hero: SiteSettings["hero"] & { price: string | undefined }; badges: readonly Badge[] }) {
  const [asked, setAsked] = useState<Asked>({ website: "" });
  const { website, Live, refusal } = asked;
  return (
    <section className="hero clip home-hero" aria-labelledby="home-h1">
      <div className="wrap">
        <h1 id="home-h1">{hero.h1}</h1>
        {Live ? (
          <Live website={website} onBack={(refusal) => setAsked({ website, refusal })} />
        ) : (
          <div className="home-hero-go">
            <p className="home-hero-disc" aria-hidden="true">
              <b>
                You
                <br />
                are
                <br />
                here
              </b>
            </p>
            <div className="home-hero-say">
              <p className="lead">
                {`${hero.lead} `}
                {hero.price && <a href="#price">{`Plans ${hero.price}`}</a>}
              </p>
              <form className="ask" method="post" action="/audit/" onSubmit={watch}>
                <label className="vh" htmlFor="home-website">
                  {hero.fieldLabel}
                </label>
                <WebsiteInput id="home-website" defaultValue={website || undefined} />
                <Button type="submit">{hero.button}</Button>
              </form>
              <p className="home-hero-hint" role={refusal ? "alert" : undefined}>
                {refusal ?? hero.note}
              </p>
            </div>
            <Suspense>
              <HeroMap />
            </Suspense>
            <p className="home-hero-eg">
              Example: <a href="/audit/demo/">a demo shop</a>
              {`, ${demoWords.pages} pages, ${demoWords.fixes} to fix`}
            </p>
          </div>
        )}
        <HeroBadges badges={badges} />
      </div>
    </section>
  );

  /** The map of their crawl comes when somebody starts one. Where it does not come, the form leads to the audit's own page. */
  function watch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = String(new FormData(form).get("website"));
    import("./live/live-audit.tsx").then(
      ({ LiveAudit }) => setAsked({ website: given, Live: LiveAudit }),
      () => form.submit(),
    );
  }
}
