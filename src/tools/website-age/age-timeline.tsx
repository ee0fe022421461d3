import { compareText } from "#core/lists/compare-text.ts";
import { formatDate } from "#core/text/format.ts";
import type { AgeReport } from "./website-age.schema.ts";

interface Stop {
  date: string;
  name: string;
  kind: "seen" | "certified" | "born" | "now" | "end";
}

const WIDTH = 704;
const LEFT = 16;
const RIGHT = WIDTH - 16;
/** Labels nearer than this would touch. */
const MIN_GAP = 128;

/** The days of a domain's life as stops on a line: dashed while it was somebody else's, and for what is still to come. */
export function AgeTimeline({ report, today }: { report: AgeReport; today: string }) {
  const stops = stopsOf(report, today);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.length < 2) return null;
  const places = placesOf(stops);
  const at = (kind: Stop["kind"]) => places[stops.findIndex((stop) => stop.kind === kind)];
  const [from, now] = [at("born") ?? places[0] ?? LEFT, at("now") ?? RIGHT];
  return (
    <div className="page-view">
      <h3>Its life so far</h3>
      <svg className="age-line" viewBox={`0 0 ${WIDTH} 96`} width={WIDTH} height="96" aria-hidden="true">
        {(places[0] ?? LEFT) < from && (
          <path className="age-line-before" d={`M${places[0]} 24H${from}`} strokeWidth="12" strokeDasharray="12 8" />
        )}
        <path className="age-line-life" d={`M${from} 24H${now}`} strokeWidth="12" />
        {(places.at(-1) ?? RIGHT) > now && (
          <path className="age-line-ahead" d={`M${now} 24H${places.at(-1)}`} strokeWidth="12" strokeDasharray="8 6" />
        )}
        {stops.map(({ date, name, kind }, index) => {
          const x = places[index] ?? LEFT;
          const anchor = index === 0 ? "start" : index === stops.length - 1 ? "end" : "middle";
          const textX = index === 0 ? x - 12 : index === stops.length - 1 ? x + 12 : x;
          return (
            <g key={kind}>
              <circle className={kind === "now" ? "age-line-now" : "age-line-stop"} cx={x} cy="24" r="11" strokeWidth="5" />
              <text className="age-line-name" x={textX} y="64" textAnchor={anchor}>
                {name}
              </text>
              <text x={textX} y="86" textAnchor={anchor}>
                {formatDate(date)}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="age-stops">
        {stops.map(({ date, name, kind }) => (
          <li key={kind} data-kind={kind} data-part={partAfter(date, report, today)}>
            <b>{name}</b> {formatDate(date)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the stretch behind a day is: another holder's time, this one's, or the future. */
function partAfter(date: string, { registration }: AgeReport, today: string): "before" | "life" | "ahead" {
  if (date >= today) return "ahead";
  return registration.date !== null && date < registration.date ? "before" : "life";
}

function stopsOf({ archive, certificate, registration, expires }: AgeReport, today: string): Stop[] {
  const stops: Stop[] = [
    ...(archive.date ? [{ date: archive.date, name: "First archived", kind: "seen" as const }] : []),
    ...(certificate.date ? [{ date: certificate.date, name: "First certificate", kind: "certified" as const }] : []),
    ...(registration.date ? [{ date: registration.date, name: "Registered", kind: "born" as const }] : []),
    { date: today, name: "Today", kind: "now" },
    ...(expires ? [{ date: expires, name: expires < today ? "Expired" : "Expires", kind: "end" as const }] : []),
  ];
  return stops.sort((a, b) => compareText(a.date, b.date));
}

/** To scale, but never so near that the words touch. */
function placesOf(stops: readonly Stop[]): number[] {
  const times = stops.map(({ date }) => Date.parse(date));
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const span = Math.max(1, end - start);
  const places = times.map((time) => LEFT + ((time - start) / span) * (RIGHT - LEFT));
  const gap = Math.min(MIN_GAP, (RIGHT - LEFT) / (stops.length - 1));
  for (let index = 1; index < places.length; index++) places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + gap);
  places[places.length - 1] = RIGHT;
  for (let index = places.length - 2; index > 0; index--) places[index] = Math.min(places[index] ?? 0, (places[index + 1] ?? 0) - gap);
  return places.map((place) => Math.round(place));
}
