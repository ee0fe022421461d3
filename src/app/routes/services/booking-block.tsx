import { ButtonLink } from "#ui/button/button.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import "./booking-block.css";

/** What happens on a call, beside the way to one. The panel has the size of the scheduler that will stand in it. */
export function BookingBlock({ next, promise, subject }: { next: string; promise: string; subject: "site" | "account" }) {
  return (
    <section className="sec field" id="book" aria-labelledby="book-title">
      <div className="wrap booking">
        <div>
          <h2 className="d2" id="book-title">
            Pick a departure
          </h2>
          <Stations className="booking-agenda" label="What happens on the call">
            {agendaFor(subject).map(({ when, what }) => (
              <Station key={when}>
                {when}
                <small>{what}</small>
              </Station>
            ))}
          </Stations>
        </div>
        <div className="booking-panel" data-testid="booking">
          <div>
            <h3 className="d3">Your {subject}, open on the screen</h3>
            <p className="lead">{next}</p>
            <ButtonLink to="/contact-us" tone="yellow">
              Book a Call
            </ButtonLink>
            <p className="booking-promise">{promise}</p>
          </div>
          <Clock />
        </div>
      </div>
    </section>
  );
}

const agendaFor = (subject: string) => [
  { when: "Minute 0", what: "Your goal, in your words" },
  { when: "Minute 4", what: `Your ${subject}, opened together` },
  { when: "Minute 12", what: "What we would do first, and what not" },
  { when: "Minute 20", what: "You leave with the list" },
];

/** A platform clock: twenty minutes of its ring are yellow. */
function Clock() {
  return (
    <svg className="booking-clock" viewBox="-120 -120 240 240" fill="none" aria-hidden="true">
      <circle r="104" stroke="var(--station)" strokeWidth="20" />
      <path d="M0 -104A104 104 0 0 1 90.100 52" stroke="var(--edge)" strokeWidth="20" />
      <circle r="114" stroke="var(--station)" strokeWidth="4" />
      <circle r="94" stroke="var(--station)" strokeWidth="4" />
      <path d={ticks} stroke="var(--station)" strokeWidth="6" />
      <path d="M0 0L60.600 35M0 0L-20 -36" stroke="var(--station)" strokeWidth="12" strokeLinecap="round" />
      <circle r="14" fill="var(--edge)" stroke="var(--station)" strokeWidth="6" />
    </svg>
  );
}

const ticks = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
  const at = (radius: number) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  return `M${at(84)}L${at(hour % 3 ? 76 : 68)}`;
}).join("");
