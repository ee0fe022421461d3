import type { ChatInfo } from "#features/chat/chat-info.ts";
import { LocalTime } from "./local-time.tsx";
import "./chat-hours.css";

/** Whether somebody is there now, and when somebody is. */
export function ChatHours({ presence: { isOpen, next, offices }, promise }: Pick<ChatInfo, "presence" | "promise">) {
  return (
    <div className="chat-hours">
      <p className="chat-now" data-open={isOpen}>
        {isOpen ? "Someone is here to answer now." : "Nobody is here to answer right now."} {promise}
        {next && (
          <>
            {" "}
            {next.city} is back <LocalTime iso={next.at} />.
          </>
        )}
      </p>
      <details>
        <summary>Office hours</summary>
        <dl>
          {offices.map(({ city, hours }) => (
            <div key={city}>
              <dt>{city}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
