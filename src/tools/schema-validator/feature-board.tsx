import { Fragment } from "react";
import { formatDate } from "#core/text/format.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { FeatureCard, SchemaFacts } from "./schema-validator.schema.ts";
import { LineLink } from "./source-pane.tsx";

/** What Google makes of the markup, a card a feature. */
export function FeatureBoard({ features, source, id }: { features: readonly FeatureCard[]; source: SchemaFacts["source"]; id: string }) {
  const lines = new Set(source.flat().map(({ line }) => line));
  return (
    <div className="page-view">
      <h3>What Google can make of it</h3>
      <ul className="sdcards">
        {features.map((feature) => (
          <li key={feature.id} className="sdcard" data-status={isBlocked(feature) ? "blocked" : feature.status}>
            <Card feature={feature} lines={lines} id={id} />
          </li>
        ))}
      </ul>
      <p className="meta sdnote">
        Eligible means that everything required is there. Whether a result is shown that way, Google decides each time.
      </p>
    </div>
  );
}

const WORDS = {
  eligible: { status: "pass", word: "Eligible" },
  missing: { status: "fix", word: "Missing required" },
  retired: { status: "note", word: "Retired" },
} as const;

/** Everything is there, and nobody can read it. */
function isBlocked({ blocked, required }: FeatureCard): boolean {
  return blocked !== null && required.length === 0;
}

const BLOCKED = { status: "failed", word: "Blocked" } as const;
/** Everything is there, of a thing or with a value that Google does not take. */
const REFUSED = { status: "fix", word: "Not eligible" } as const;

function markOf(feature: FeatureCard) {
  if (isBlocked(feature)) return BLOCKED;
  return feature.status === "missing" && feature.required.length === 0 ? REFUSED : WORDS[feature.status];
}

/** A path may break after its dots. */
function Path({ paths }: { paths: readonly string[] }) {
  return (
    <span className="mono">
      {paths
        .join(" or ")
        .split(".")
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                .<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
    </span>
  );
}

function Card({ feature, lines, id }: { feature: FeatureCard; lines: ReadonlySet<number>; id: string }) {
  const { status, word } = markOf(feature);
  return (
    <>
      <StatusMark status={status}>{word}</StatusMark>
      <h4>{feature.name}</h4>
      {feature.retiredOn ? (
        <p className="mute">Valid vocabulary, no longer a Google rich result: retired on {formatDate(feature.retiredOn)}.</p>
      ) : (
        <p className="mute">For {feature.gives}.</p>
      )}
      <p className="meta">
        {feature.items > 1 ? `${feature.eligible} of ${feature.items} items` : feature.label || "One item"}
        {feature.items === 1 && `, line ${feature.line}`}
      </p>
      {feature.blocked && <p className="sdcard-limit">{feature.blocked} Repair that first.</p>}
      {feature.required.length > 0 && (
        <ul className="sdcard-missing">
          {feature.required.map(({ paths, lines: places }) => (
            <li key={paths.join()}>
              <Path paths={paths} />
              {places.slice(0, 3).map((line) => (
                <Fragment key={line}>
                  {" "}
                  <LineLink line={line} id={lines.has(line) ? id : null} />
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
      {feature.limits.map((limit) => (
        <p key={limit} className="sdcard-limit">
          {limit}
        </p>
      ))}
      {feature.recommended.length > 0 && (
        <details className="sdmore">
          <summary className="sdmore-title">
            {feature.recommended.length === 1 ? "One recommended is missing" : `${feature.recommended.length} recommended are missing`}
          </summary>
          <ul>
            {feature.recommended.map(({ paths }) => (
              <li key={paths.join()} className="mono">
                {paths.slice(0, 3).join(" or ")}
                {paths.length > 3 && " or another"}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="meta sdcard-source">
        <a href={feature.docUrl}>Google’s page</a>, checked {formatDate(feature.checkedOn)}
      </p>
    </>
  );
}
