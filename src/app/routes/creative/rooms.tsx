import { Link } from "react-router";
import { Pieces } from "#content/work/pieces.tsx";
import type { CreativeView } from "./creative-view.server.ts";
import "./rooms.css";

/** One room a client: the pieces, what changed, what it did and who says so, and who made it. */
export function Rooms({ rooms }: { rooms: CreativeView["rooms"] }) {
  return rooms.map((room) => (
    <section key={room.id} className="sec far room" aria-labelledby={`${room.id}-room`} data-testid="room">
      <div className="wrap">
        <div className="room-head">
          <h2 className="d2" id={`${room.id}-room`}>
            {room.name}
          </h2>
          <p>{room.intro}</p>
        </div>
        <Pieces pieces={room.pieces} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
        <ul className="room-facts rail" tabIndex={0} aria-labelledby={`${room.id}-room`}>
          <li>
            <h3>What changed</h3>
            <p>{room.changed}</p>
          </li>
          <li>
            <h3>What it did</h3>
            <p className="room-figure">{room.figure}</p>
            <p>{room.did}</p>
            <p className="room-source">{room.source}</p>
          </li>
          <li>
            <h3>Made by</h3>
            <ul>
              {room.madeBy.map((person) => (
                <li key={person}>{person}</li>
              ))}
            </ul>
            {!room.external && (
              <Link className="room-more" to={room.link}>
                {room.link.startsWith("/case-study/") ? "Read the case study" : "See this kind of work"}
                <span className="vh">: {room.name}</span>
              </Link>
            )}
          </li>
        </ul>
      </div>
    </section>
  ));
}
