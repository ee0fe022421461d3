import { Link } from "react-router";
import { Station, Stations } from "../stations/stations.tsx";

/** The tools of the same category, with this one lit. */
export function ToolSiblings({
  siblings,
  slug,
  nextCategory,
}: {
  siblings: readonly { slug: string; name: string }[];
  slug: string;
  nextCategory?: string | undefined;
}) {
  const here = siblings.findIndex((sibling) => sibling.slug === slug);
  const first = Math.max(0, Math.min(here - 1, siblings.length - SHOWN));
  const shown = siblings.slice(first, first + SHOWN);
  const left = siblings.length - first - shown.length;
  return (
    <aside className="tool-siblings" aria-label="Related tools">
      <h2 className="d4">Related tools</h2>
      <Stations>
        {shown.map((sibling) => (
          <Station key={sibling.slug} {...(sibling.slug === slug ? { state: "now" as const } : {})}>
            {sibling.slug === slug ? sibling.name : <Link to={`/tools/${sibling.slug}/`}>{sibling.name}</Link>}
          </Station>
        ))}
        {left === 0 && nextCategory && (
          <Station>
            <Link to="/tools/">{nextCategory}</Link>
            <small>The next group of tools</small>
          </Station>
        )}
      </Stations>
      {left > 0 && (
        <p className="meta">
          {left} more in this group.
          {nextCategory && (
            <>
              {" "}
              The next group: <Link to="/tools/">{nextCategory}</Link>.
            </>
          )}
        </p>
      )}
    </aside>
  );
}

const SHOWN = 7;
