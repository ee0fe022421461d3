import { Link } from "react-router";
import { dayOf, ruleChanges } from "./rule-changes.ts";
import "./rule-changes-list.css";

/** What changed, when, and what our tools do since. */
export function RuleChangesList({ nameOf }: { nameOf(slug: string): string }) {
  return (
    <section className="rules-part" id="changes" aria-labelledby="changes-title">
      <h2 className="d3" id="changes-title">
        What changed lately
      </h2>
      <ol className="rule-changes">
        {ruleChanges.map(({ on, what, since, tools, url }) => (
          <li key={url}>
            <time dateTime={on}>{dayOf(on)}</time>
            <div>
              <h3>{what}</h3>
              <p className="mute">{since}</p>
              <p className="meta">
                <a href={url}>
                  Source<span className="vh">: {what}</span>
                </a>
                {tools.map((slug) => (
                  <Link key={slug} to={`/tools/${slug}/`}>
                    {nameOf(slug)}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
