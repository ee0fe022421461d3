import { Fragment } from "react";
import { Link } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { Stops } from "#ui/line-map/stops.tsx";
import type { OfficeHours } from "./office-hours.ts";
import "./about.css";

export function About({ blurb, hours }: { blurb: SiteSettings["aboutBlurb"]; hours: OfficeHours | undefined }) {
  return (
    <section className="sec far" aria-labelledby="home-about" data-testid="about">
      <div className="wrap about">
        <div>
          <h2 className="d2" id="home-about">
            {blurb.heading}
          </h2>
          <p className="lead about-text">{blurb.text}</p>
          <p>
            <Link className="more" to={blurb.link.link}>
              {blurb.link.text}
            </Link>
          </p>
        </div>
        {hours && <Hours hours={hours} />}
      </div>
    </section>
  );
}

/** 16 px an hour, from six in the evening to six in the evening. */
const x = (hour: number) => 8 + hour * 16;
const y = (row: number) => 56 + row * 80;

function Hours({ hours: { open, clock, offices } }: { hours: OfficeHours }) {
  const spoken = offices.map(({ city, text }) => `${city} ${text}`).join(", ");
  const axis = 16 + offices.length * 80;
  return (
    <figure className="hours">
      <figcaption className="d4">Someone is at a desk {open} hours a day</figcaption>
      <svg viewBox={`0 0 400 ${axis + 32}`} fill="none" role="img" aria-label={`Office hours in ${clock} time, in winter: ${spoken}`}>
        {offices.map(({ city, line, text, from, to }, i) => {
          const late = from > 12;
          return (
            <Fragment key={city}>
              <text x={late ? x(to) : x(from) - 8} y={y(i) - 22} textAnchor={late ? "end" : undefined}>
                {city}
                <tspan className="hours-quiet" dx="5">
                  {text}
                </tspan>
              </text>
              <path d={`M${x(from)} ${y(i)}H${x(to)}`} stroke={`var(--${line}-line)`} strokeWidth="12" />
            </Fragment>
          );
        })}
        <Stops
          at={offices.flatMap(({ from, to }, i) => [
            [x(from), y(i)],
            [x(to), y(i)],
          ])}
          radius={11}
          ring={5}
        />
        <g stroke="var(--control)">
          <path d={`M8 ${axis}H392`} strokeWidth="2" />
          <path d={`M7 ${axis - 2}H394`} strokeWidth="4" strokeDasharray="2 14" />
          <path d={`M7 ${axis - 4}H394`} strokeWidth="8" strokeDasharray="2 94" />
        </g>
        {["6 pm", "midnight", "6 am", "noon", "6 pm"].map((text, i) => (
          <text
            key={x(i * 6)}
            className="hours-quiet"
            x={x(i * 6) + (i === 0 ? -4 : i === 4 ? 4 : 0)}
            y={axis + 24}
            textAnchor={i === 0 ? "start" : i === 4 ? "end" : "middle"}
          >
            {text}
          </text>
        ))}
      </svg>
      <p className="small mute">Monday to Friday, {clock} time in winter.</p>
    </figure>
  );
}
