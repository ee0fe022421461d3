import { Link } from "react-router";
import type { Part } from "#core/content/define-content-type.ts";
import { changesInWords } from "./parts.ts";
import "./parts.css";

interface Props {
  parts: readonly Part[];
  shown: Part;
  /** Names of fields that visitors do not see yet as they stand here. */
  changed: readonly string[];
  title: string;
}

/** The ways between the parts of a long document, each with how much of it is not public yet. */
export function PartsNav({ parts, shown, changed, title }: Props) {
  return (
    <div className="parts-head">
      <nav className="parts-nav" aria-label={title}>
        {parts.map((part) => {
          const count = part.fields.filter((name) => changed.includes(name)).length;
          return (
            <Link key={part.name} to={`?part=${part.name}`} aria-current={part === shown ? "page" : undefined} preventScrollReset>
              {part.title}
              {count > 0 && (
                <span className="parts-count">
                  {count}
                  <span className="vh"> not public yet</span>
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <p className="parts-state" data-open={changed.length > 0 || undefined}>
        {changesInWords(changed.length)}
      </p>
    </div>
  );
}
