import { RichText } from "#content/rich-text/rich-text.tsx";
import type { RichText as RichTextBlocks } from "#core/content/rich-text.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { type FounderCard, Founders } from "./founders.tsx";
import { Sidings } from "./sidings.tsx";
import { StoryLine } from "./story-line.tsx";
import type { Siding, StoryStop } from "./story-stops.ts";
import "./story.css";

interface Props {
  stops: readonly StoryStop[];
  sidings: readonly Siding[];
  founders: readonly FounderCard[];
  body: RichTextBlocks;
}

export function Story({ stops, sidings, founders, body }: Props) {
  return (
    <div className="journey-story">
      <StoryLine stops={stops} />
      <Sidings sidings={sidings} />
      <section className="sec story-end" aria-labelledby="story-end">
        <div className="wrap">
          <h2 className="d2" id="story-end">
            What stayed
          </h2>
          <RichText blocks={body} opening />
          <div className="story-acts">
            <ButtonLink to="/case-study/" tone="ink">
              See the work
            </ButtonLink>
            <ButtonLink to="/career/" tone="ghost">
              Work with us
            </ButtonLink>
          </div>
        </div>
      </section>
      <Founders founders={founders} />
    </div>
  );
}
