import { Link } from "react-router";
import type { ServiceLineStops } from "./service-lines.ts";

/** A line: groups are interchanges on one stroke, and each group's services are the stops of a branch. */
export function ServiceLine({ line: { id, name, line, count, summary, groups } }: { line: ServiceLineStops }) {
  return (
    <section className={`sec clip service-line line-${line}`} id={id} aria-labelledby={`${id}-title`} data-testid={`line-${id}`}>
      <div className="wrap">
        <h2 className="d2" id={`${id}-title`}>
          {name}
        </h2>
        <p className="lead mute">{summary || `${count} stops`}.</p>
        <div className="service-branches">
          {groups.map((group) => (
            <section key={group.name} className="service-branch" id={group.to?.split("#")[1]}>
              <h3 className="d4">
                {group.name} <span className="service-branch-count">{group.links.length}</span>
              </h3>
              <ul>
                {group.links.map((stop) => (
                  <li key={stop.to}>
                    <Link to={stop.to}>{stop.name}</Link>
                    <span>{stop.text}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
