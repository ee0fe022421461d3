import { type Evidence, EvidenceMark, wordsOf } from "./evidence-mark.tsx";
import "./evidence.css";

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
            {mark && <EvidenceMark mark={mark} label={words[mark]} />}
          </li>
        ))}
      </ol>
      <figcaption>
        <span className="evidence-key" aria-hidden="true">
          {(["look", "fault"] as const).map(
            (mark) =>
              lines.some((line) => line.mark === mark) && (
                <span key={mark}>
                  <EvidenceMark mark={mark} /> {words[mark]}
                </span>
              ),
          )}
        </span>
        {note}
      </figcaption>
    </figure>
  );
}
