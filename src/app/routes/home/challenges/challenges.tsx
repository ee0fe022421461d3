import { useRef } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { Line } from "#core/line.ts";
import { siteConstants } from "#core/site-constants.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import { useDeck } from "./use-deck.ts";
import "./challenges.css";

/** The line that solves each one: SEO, paid search, content, technical work. */
const lines: readonly Line[] = ["blue", "red", "purple", "green"];

/** A deck that stacks as the page scrolls. Without JavaScript, or with motion reduced, a plain list of cards. */
export function Challenges({ heading, challenges }: { heading: string; challenges: SiteSettings["challenges"] }) {
  const section = useRef<HTMLElement>(null);
  useDeck(section, siteConstants.stackTriggerShare);
  if (challenges.length === 0) return null;
  return (
    <section ref={section} className="sec band far solve" aria-labelledby="home-solve">
      <div className="wrap solve-row">
        <div className="solve-side">
          <h2 className="d2" id="home-solve">
            {heading}
          </h2>
          <Stations className="solve-stops">
            {challenges.map(({ title }) => (
              <Station key={title}>{title}</Station>
            ))}
          </Stations>
        </div>
        <ol className="deck">
          {challenges.map(({ title, desc, list, button, img }, index) => (
            <li key={title} className={`deck-slot line-${lines[index % lines.length]}`}>
              <article className="field deck-card">
                <p className="deck-strip" aria-hidden="true">
                  <span>{title}</span>
                  <i>Solved</i>
                </p>
                <div className="deck-text">
                  <h3 className="d3">{title}</h3>
                  <p className="deck-desc">{desc}</p>
                  <ul className="deck-list">
                    {list.map((item, at) => (
                      <li key={item} data-divider={at < 2 || undefined}>
                        {item}
                      </li>
                    ))}
                  </ul>
                  <ButtonLink to={button.link}>{button.text}</ButtonLink>
                  {img && <ContentImage image={img} width={200} height={150} />}
                </div>
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
