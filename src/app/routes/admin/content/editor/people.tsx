import { initials } from "#core/text/initials.ts";
import type { Person } from "../saving/follow-draft.ts";

/** Who else is in the document, and in which field. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <span className="studio-people" role="status">
      {people.map(({ name, place }) => (
        <span key={name} className="studio-person">
          <b aria-hidden="true">{initials(name)}</b>
          <span className="studio-person-words">{place ? `${name} is in “${place}”` : `${name} is here too`}</span>
        </span>
      ))}
    </span>
  );
}
