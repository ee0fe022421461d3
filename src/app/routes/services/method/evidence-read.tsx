import { InlineText } from "#content/rich-text/inline-text.tsx";
import { type Evidence, EvidenceMark, wordsOf } from "./evidence-mark.tsx";
import "./evidence.css";

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
                    {mark && <EvidenceMark mark={mark} label={words[mark]} />}
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
