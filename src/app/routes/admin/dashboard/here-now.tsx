import { Link } from "react-router";
import type { Presence } from "#features/studio/studio.ts";

/** Who else is in which document. */
export function HereNow({ people }: { people: readonly Presence[] }) {
  return (
    <section className="admin-panel" aria-labelledby="here">
      <h2 id="here">Here now</h2>
      {people.length === 0 ? (
        <p className="admin-soft">Nobody else has a document open.</p>
      ) : (
        <ul className="here-now">
          {people.map(({ email, name, id, type, title }) => (
            <li key={`${email} ${id}`}>
              {name}, <Link to={`/admin/content/${type}/${id}`}>{title || "Untitled"}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
