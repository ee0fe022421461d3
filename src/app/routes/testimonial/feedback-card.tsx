import type { Voice } from "./voice.ts";
import "./feedback-card.css";

/** The specification's second form: name, designation, feedback. A coach of the train that the carousel is. */
export function FeedbackCard({ voice: { id, name, designation, company, feedback, isCut, line } }: { voice: Voice }) {
  return (
    <figure className={`coach line-${line}`}>
      <blockquote data-testid="feedback">{feedback}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{designation}</span>
        <span>{company}</span>
        {isCut && (
          <a href={`#${id}`}>
            Read it whole<span className="vh">: {name}</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}
