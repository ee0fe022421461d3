import { startTransition, useEffect, useState } from "react";
import { Link } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import "./services-list.css";

/** One that is listed but has no page yet, or no longer, is named without a link. */
type ListedService = SiteSettings["fourteenServices"][number] & { isThere: boolean };

const ROW = 80;

/** One stroke through both columns, up the gutter between them. */
export function ServicesList({ heading, services, all }: { heading: string; services: readonly ListedService[]; all: number }) {
  // What only explains comes with React, like the lines of the menus.
  const [described, setDescribed] = useState(false);
  useEffect(() => startTransition(() => setDescribed(true)), []);
  if (services.length === 0) return null;
  const rows = Math.ceil(services.length / 2);
  const foot = rows * ROW + 64;
  const last = 84 + (services.length - rows - 1) * ROW;
  return (
    <section className="sec clip far loop-sec" aria-labelledby="home-services">
      <div className="wrap">
        <div className="headrow">
          <h2 className="d2" id="home-services">
            {heading}
          </h2>
          <Link className="more" to="/services/">
            {`All ${all} services`}
          </Link>
        </div>
        <div className="loop">
          <svg className="wide loop-map" width="1152" height={foot} fill="none" stroke="var(--stroke)" strokeWidth="12" aria-hidden="true">
            <path
              d={route(
                [
                  [12, 84],
                  [12, foot],
                  [572, foot],
                  [572, 24],
                  [636, 24],
                  [636, last],
                ],
                31.9,
              )}
            />
          </svg>
          {[services.slice(0, rows), services.slice(rows)].map((column, at) => (
            <ol key={at ? "right" : "left"} start={at ? rows + 1 : undefined}>
              {column.map(({ title, text, slug, isThere }) => (
                <li key={slug} className="loop-stop">
                  {isThere ? (
                    <Link to={`/services/${slug}/`}>
                      <b>{title}</b>
                    </Link>
                  ) : (
                    <b>{title}</b>
                  )}
                  {described && <span>{text}</span>}
                </li>
              ))}
            </ol>
          ))}
        </div>
      </div>
    </section>
  );
}
