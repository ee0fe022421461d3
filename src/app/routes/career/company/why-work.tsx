import type { WhyWorkCard } from "#content/why-work-card/why-work-card.content-type.ts";
import "./why-work.css";

export function WhyWork({ cards }: { cards: readonly WhyWorkCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="why-work" data-testid="why-work">
      <div className="wrap">
        <h2 className="d2" id="why-work">
          Why work with us
        </h2>
        <ul className="why">
          {cards.map(({ _id, title, text }) => (
            <li key={_id}>
              <h3 className="d3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
