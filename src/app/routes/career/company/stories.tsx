import type { DocumentImage } from "#core/content/document-fields.ts";
import { siteConstants } from "#core/site-constants.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { AuthorDisc } from "../../blog/article/author-disc.tsx";
import "./stories.css";

interface Story {
  id: string;
  name: string;
  designation: string;
  avatar: DocumentImage | undefined;
  /** Cut to the words a card shows. */
  quote: string;
}

export function Stories({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return null;
  return (
    <section className="sec band clip" aria-labelledby="stories">
      <div className="wrap">
        <Carousel
          {...siteConstants.carousels.employee}
          label="Team stories"
          testId="stories"
          heading={
            <h2 className="d2" id="stories">
              From people who work here
            </h2>
          }
        >
          {stories.map(({ id, name, designation, avatar, quote }) => (
            <figure key={id} className="story">
              <blockquote>{quote}</blockquote>
              <figcaption>
                <AuthorDisc name={name} avatar={avatar} size={48} />
                <span>
                  <b>{name}</b>
                  {designation}
                </span>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
