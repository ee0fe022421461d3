import { Link } from "react-router";
import { Marquee, MarqueeRow, MarqueeSwitch } from "#ui/marquee/marquee.tsx";
import { useMarquee } from "#ui/marquee/use-marquee.ts";
import "./portfolio-banner.css";

/** So many words in a row that one fewer fills 3,600 px. */
const COPIES = 6;

/** One heading in three rows of itself, heard once. */
export function PortfolioBanner({ isEmpty }: { isEmpty: boolean }) {
  const controls = useMarquee();
  return (
    <section className="hero clip banner" aria-labelledby="portfolio-h1" data-testid="portfolio-banner">
      <Marquee controls={controls} atRest="rows" className="banner-rows">
        <MarqueeRow copies={COPIES} className="banner-row" echo={<Word />}>
          <h1 className="banner-word" id="portfolio-h1">
            Portfolio
          </h1>
        </MarqueeRow>
        <MarqueeRow copies={COPIES} className="banner-row banner-outline" reverse decorative>
          <Word />
        </MarqueeRow>
        <MarqueeRow copies={COPIES} className="banner-row" decorative>
          <Word />
        </MarqueeRow>
      </Marquee>
      <div className="wrap banner-foot">
        <p className="lead">
          {isEmpty ? (
            <>
              No work is published here yet. <Link to="/contact-us">Ask us</Link> for examples.
            </>
          ) : (
            "Every picture below is the work itself: a menu, a page, a list of searches, the rows of a redirect map."
          )}
        </p>
        <MarqueeSwitch controls={controls} what="the rows" />
      </div>
    </section>
  );
}

const Word = () => <span className="banner-word">Portfolio</span>;
