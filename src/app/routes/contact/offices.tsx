import type { Office } from "#content/site-settings/site-settings.content-type.ts";
import { Station, Stations } from "#ui/stations/stations.tsx";
import { phoneLink } from "../../booking/phone-link.ts";

export function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <Stations className="contact-offices line-blue" ordered={false} label="Offices">
      {offices.map(({ country, street, locality, phone, phoneNote, hours }) => (
        <Station key={country}>
          {country}
          <small>
            {street}, {locality}
          </small>
          <small>
            <a href={phoneLink(phone)}>{phone}</a>
            {phoneNote && ` (${phoneNote})`}
          </small>
          <small>{hours}</small>
        </Station>
      ))}
    </Stations>
  );
}
