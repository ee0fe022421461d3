import { ButtonLink } from "#ui/button/button.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";
import type { Voice } from "./voice.ts";
import "./testimonial-wall.css";

/** Every testimonial in full. */
export function TestimonialWall({ voices, promise }: { voices: readonly Voice[]; promise: string }) {
  return (
    <div className="wall">
      {voices.length > 0 && (
        <section className="sec" aria-labelledby="in-full">
          <div className="wrap">
            <h2 className="d2" id="in-full">
              Every testimonial in full
            </h2>
            <ul className="wall-list" data-testid="wall">
              {voices.map((voice) => (
                <TestimonialCard key={voice.id} voice={voice} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="sec band wall-ask" aria-labelledby="wall-ask">
        <div className="wrap">
          <h2 className="d3" id="wall-ask">
            Begin with the free audit
          </h2>
          <p className="lead">Send your address. {promise}</p>
          <ButtonLink to="/#audit" tone="ink">
            Ask for the audit
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
