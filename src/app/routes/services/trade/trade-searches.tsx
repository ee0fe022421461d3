import type { Service } from "#content/service/service.content-type.ts";
import "./trade.css";

type Trade = NonNullable<Service["trade"]>;
const SIGNS = { times: "×", plus: "+", minus: "−" } as const;

/** What people type from far to near, whose searches these are, and what a customer leaves, in words. */
export function TradeSearches({ trade: { heading, intents, worth } }: { trade: Trade }) {
  return (
    <section className="sec trade clip" aria-labelledby="searches">
      <div className="wrap">
        <h2 className="d2" id="searches">
          {heading}
        </h2>
        <ol className="intents">
          {intents.map(({ intent, terms, winner }) => (
            <li key={intent} className="intent">
              <h3 className="d4">{intent}</h3>
              <ul>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              <p>{winner}</p>
            </li>
          ))}
        </ol>
        <div className="worth">
          <h3 className="d4">{worth.heading}</h3>
          <p className="worth-sum">
            {worth.factors.map(({ sign, name }) => (
              <span key={name}>
                {sign && <i>{SIGNS[sign]}</i>}
                <b>{name}</b>
              </span>
            ))}
            <span>
              <i>=</i>
              <b className="worth-result">{worth.result}</b>
            </span>
          </p>
          <p>{worth.note}</p>
        </div>
      </div>
    </section>
  );
}
