import { ContentImage } from "#content/image/content-image.tsx";
import type { DocumentImage } from "#core/content/document-fields.ts";
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
  avatar: DocumentImage | undefined;
}

const liveries: readonly Line[] = ["blue", "red", "green", "purple", "pink", "slate"];

/** Testimonials as carriages: when the carousel turns, the train pulls out. */
export function Voices({ heading, voices, large = [] }: { heading: string; voices: readonly Voice[]; large?: readonly Voice[] }) {
  if (voices.length === 0) return null;
  return (
    <section className="sec clip far voices" aria-labelledby="home-voices">
      <div className="wrap">
        <Carousel
          {...siteConstants.carousels.homeTestimonial}
          label="Client testimonials"
          bleed
          heading={
            <h2 className="d2" id="home-voices">
              {heading}
            </h2>
          }
        >
          {voices.map(({ id, name, designation, company, quote, avatar }, index) => (
            <figure key={id} className={`car line-${liveries[index % liveries.length]}`}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                {avatar ? (
                  <ContentImage image={{ ...avatar, alt: "" }} width={56} height={56} className="disc car-disc" />
                ) : (
                  <span className="disc car-disc" aria-hidden="true">
                    {initials(name)}
                  </span>
                )}
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
      {large.length > 0 && (
        <div className="wrap voices-large">
          <Carousel {...siteConstants.carousels.testimonial} label="One client at a time">
            {large.map(({ id, name, designation, company, quote, avatar }, index) => (
              <figure key={id} className={`large-voice field line-${liveries[index % liveries.length]}`}>
                {avatar && <ContentImage image={{ ...avatar, alt: "" }} width={160} height={160} />}
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{name}</b>
                  {`${designation}, ${company}`}
                </figcaption>
              </figure>
            ))}
          </Carousel>
        </div>
      )}
    </section>
  );
}
