import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Seat } from "./seat.ts";
import { workplaceId, workplacesOf } from "./seat-filter.ts";
import "./departures.css";

/** Vacancies as a departures board. The filter is radio buttons and CSS, so it works before React and without it. */
export function Departures({ heading, seats, note }: { heading: string; seats: readonly Seat[]; note?: ReactNode }) {
  const workplaces = workplacesOf(seats);
  return (
    <section className="board" aria-labelledby="departures">
      <div className="board-head">
        <h2 className="d3" id="departures">
          {heading}
        </h2>
        {workplaces.length > 0 && (
          <fieldset className="board-filter">
            <legend className="vh">Show by place of work</legend>
            {[{ name: "All", id: "all", count: seats.length }, ...workplaces].map(({ name, id, count }) => (
              <label key={id}>
                <input type="radio" name="workplace" value={id} defaultChecked={id === "all"} />
                {`${name} ${count}`}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className="board-columns" aria-hidden="true">
        <span>Job</span>
        <span>Team</span>
        <span>Type</span>
        <span>Place</span>
        <span>Salary a year</span>
        <span />
      </div>
      <ul className="board-rows">
        {seats.map((seat) => (
          <Row key={seat.path} seat={seat} />
        ))}
      </ul>
      {note}
    </section>
  );
}

function Row({ seat }: { seat: Seat }) {
  const { path, title, team, line, jobType, term, location, workplaceType, salary } = seat;
  return (
    <li className={`board-row line-${line}`} data-workplace={workplaceId(workplaceType)} data-testid="seat">
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <p className="board-team">
        <span className="vh">Team: </span>
        {team}
      </p>
      <p>
        <span className="vh">Type: </span>
        <span className="board-part">{jobType}</span>
        {term && <span className="board-part">{term}</span>}
      </p>
      <p>
        <span className="vh">Place: </span>
        <span className="board-part">{location}</span>
        <span className="board-part">{workplaceType}</span>
      </p>
      <p className="board-salary">
        <span className="vh">Salary a year: </span>
        <span>{`${salary[0]} –`}</span> <span>{salary[1]}</span>
      </p>
      <ButtonLink to={path} small>
        Apply<span className="vh">{` for ${title}`}</span>
      </ButtonLink>
    </li>
  );
}
