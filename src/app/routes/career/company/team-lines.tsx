import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { TeamMember } from "#content/team-member/team-member.content-type.ts";
import { AuthorDisc } from "../../blog/article/author-disc.tsx";
import "./team-lines.css";

interface TeamOffice {
  city: string;
  /** All who work there, shown here or not. */
  people: number | undefined;
  members: readonly TeamMember[];
}

/** The team, an office a line and a person a stop. */
export function TeamLines({ offices, people }: { offices: readonly TeamOffice[]; people: number }) {
  const shown = offices.reduce((sum, { members }) => sum + members.length, 0);
  if (shown === 0) return null;
  return (
    <section className="sec band" aria-labelledby="team" data-testid="team">
      <div className="wrap">
        <h2 className="d2" id="team">
          Who you would sit with
        </h2>
        <p className="lead team-lead">
          {shown} of the {people} people here, by office.
        </p>
        <div className="team-offices">
          {offices.map(({ city, people, members }) => (
            <section key={city} aria-labelledby={`team-${city}`}>
              <h3 id={`team-${city}`}>
                {city}
                {people !== undefined && <small> {people} people</small>}
              </h3>
              <ul className="team-line">
                {members.map(({ _id, name, role, since, detail, avatar }) => (
                  <li key={_id}>
                    <AuthorDisc name={name} avatar={avatar} size={96} />
                    <div>
                      <b>{name}</b>
                      <p>
                        {role}, since {since}
                      </p>
                      <p className="team-detail">
                        <InlineText text={detail} />
                      </p>
                    </div>
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
