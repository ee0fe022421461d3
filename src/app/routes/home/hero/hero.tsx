import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { Button } from "#ui/button/button.tsx";
import { HeroMap, HeroMapSlim } from "./hero-map.tsx";
import "./ask.css";
import "./hero.css";

export function Hero({ hero }: { hero: SiteSettings["hero"] }) {
  return (
    <section className="hero clip home-hero" aria-labelledby="home-h1" data-testid="hero">
      <HeroMap />
      <div className="wrap">
        <h1 className="d1" id="home-h1">
          {hero.h1}
        </h1>
        <ol className="vh">
          <li>Day 0: free audit</li>
          <li>Day 7: 3-6-9-12 month strategy</li>
          <li>Day 60: first results</li>
        </ol>
        <p className="lead home-hero-lead">{hero.lead}</p>
        <form className="ask" method="post" action="/audit/">
          <label className="vh" htmlFor="home-website">
            {hero.fieldLabel}
          </label>
          <input
            className="ask-input"
            id="home-website"
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            required
            placeholder="yourdomain.com"
          />
          <Button type="submit">{hero.button}</Button>
        </form>
        <HeroMapSlim />
      </div>
    </section>
  );
}
