import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import "./evidence.css";

type Evidence = NonNullable<Service["evidence"]>;
type Mark = NonNullable<Evidence["lines"][number]["mark"]>;

/** A piece of what the method reads, each line with a mark; the marks are named below it. */
export function EvidencePanel({ evidence }: { evidence: Evidence }) {
  const { source, lines, note } = evidence;
  const words = wordsOf(evidence);
  return (
    <figure className="evidence">
      <p>{source}</p>
      <ol>
        {lines.map(({ code, mark }) => (
          <li key={code}>
            <code>{code}</code>
            {mark && <Shape mark={mark} label={words[mark]} />}
          </li>
        ))}
      </ol>
      <figcaption>
        <span className="evidence-key" aria-hidden="true">
          {(["look", "fault"] as const).map(
            (mark) =>
              lines.some((line) => line.mark === mark) && (
                <span key={mark}>
                  <Shape mark={mark} /> {words[mark]}
                </span>
              ),
          )}
        </span>
        {note}
      </figcaption>
    </figure>
  );
}

/** What the marked lines say, and what we do then. */
export function EvidenceRead({ evidence }: { evidence: Evidence }) {
  const words = wordsOf(evidence);
  return (
    <section className="sec evidence-read" aria-labelledby="evidence">
      <div className="wrap">
        <h2 className="d2" id="evidence">
          {evidence.heading}
        </h2>
        <ul>
          {evidence.lines.map(
            ({ code, mark, means, action }) =>
              means && (
                <li key={code}>
                  <p>
                    {mark && <Shape mark={mark} label={words[mark]} />}
                    <code>{code.trim().replaceAll(/ {2,}/g, " ")}</code>
                  </p>
                  <p>
                    <InlineText text={means} />
                  </p>
                  {action && (
                    <p>
                      <b>We do this: </b>
                      <InlineText text={action} />
                    </p>
                  )}
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

const wordsOf = ({ look, fault }: Evidence): Record<Mark, string> => ({ ok: "in order", look, fault });

function Shape({ mark, label }: { mark: Mark; label?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" className="evidence-mark" data-mark={mark} role={label && "img"} aria-label={label}>
      <path d={SHAPES[mark]} />
    </svg>
  );
}

const SHAPES: Record<Mark, string> = {
  ok: "M10 4a6 6 0 1 1-.1 0Z",
  look: "M10 4 17 16H3Z",
  fault: "m4 4 12 12m0-12L4 16",
};
