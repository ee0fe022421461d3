import type { Line } from "#core/line.ts";
import { siteConstants } from "#core/site-constants.ts";
import { initials } from "#core/text/initials.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import "./voices.css";

interface Voice {
  id: string;
  name: string;
  designation: string;
  company: string;
  /** Cut to the words a card shows. */
  quote: string;
}

const liveries: readonly Line[] = ["blue", "red", "green", "purple", "pink", "slate"];

/** Testimonials as carriages: when the carousel turns, the train pulls out. */
export function Voices({ heading, voices }: { heading: string; voices: readonly Voice[] }) {
  if (voices.length === 0) return null;
  return (
    <section className="sec clip far voices" aria-labelledby="home-voices">
      <div className="wrap">
        <Carousel
          {...siteConstants.carousels.homeTestimonial}
          label="Client testimonials"
          testId="home-testimonials"
          bleed
          heading={
            <h2 className="d2" id="home-voices">
              {heading}
            </h2>
          }
        >
          {voices.map(({ id, name, designation, company, quote }, index) => (
            <figure key={id} className={`car line-${liveries[index % liveries.length]}`}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <span className="disc car-disc" aria-hidden="true">
                  {initials(name)}
                </span>
                <span>
                  <b>{name}</b>
                  {`${designation}, ${company}`}
                </span>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
      <div className="voices-track" aria-hidden="true" />
    </section>
  );
}
