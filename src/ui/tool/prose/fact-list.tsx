import type { FactCheck, FactKind } from "#core/prose/prose-facts.ts";
import { StatusMark } from "../../status-mark/status-mark.tsx";

const WORDS: Record<FactKind, string> = {
  numbers: "Numbers",
  names: "Names",
  links: "Links",
  quotes: "Quotes",
  negations: "“Not” and “never”",
  locked: "Your locked words",
};

/** What must not change, counted in both texts. */
export function FactList({ checks }: { checks: readonly FactCheck[] }) {
  return (
    <section className="panel prose-side">
      <h3>What must not change</h3>
      <dl className="prose-facts">
        {checks.map(({ kind, total, kept, missing, added }) => (
          <div key={kind}>
            <dt>{WORDS[kind]}</dt>
            <dd>
              <StatusMark status={missing.length + added.length > 0 ? "failed" : "pass"}>
                {total === 0 && added.length === 0
                  ? "none in the text"
                  : `${kept} of ${total} kept${added.length > 0 ? `, ${added.length} new` : ""}`}
              </StatusMark>
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta">Counted by us in both texts.</p>
    </section>
  );
}
