import { useRootData } from "../use-root-data.ts";
import { CallClock } from "./call-clock.tsx";
import { mailLink } from "./mail-link.ts";
import { phoneLink } from "./phone-link.ts";

/** By phone in an office's hours, or by mail: what stands in the block when no time can be chosen there. */
export function OtherWays() {
  const shell = useRootData();
  if (!shell) return null;
  const { offices, mail } = shell.settings;
  return (
    <div className="booking-ways">
      <div>
        <p className="booking-lead">Call an office during its hours.</p>
        <ul className="booking-offices">
          {offices.map(({ city, phone, phoneNote, hours }) => (
            <li key={city}>
              <span>
                <b>{city}</b>
                <small>{hours}</small>
              </span>
              <a className="btn btn-o btn-s" href={phoneLink(phone)} aria-label={`Call ${phoneNote ?? city}: ${phone}`}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="booking-mail">
        <CallClock />
        <div>
          <p className="booking-lead">Or email two times that suit you.</p>
          <a className="btn btn-y" href={mailLink(mail.hello, CALL_MAIL)}>
            Propose two times
          </a>
          <p className="booking-address">{mail.hello}</p>
        </div>
      </div>
    </div>
  );
}

const CALL_MAIL = {
  subject: "A call of 20 minutes",
  body: "Two times that suit me, with my time zone:\n1.\n2.\n\nMy website:\n\nWhat it should bring in:\n",
};
