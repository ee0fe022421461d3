import { Link } from "react-router";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { type Action, may } from "#core/access/permissions.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import type { WeekPlot } from "#features/admin/admin-figures.ts";
import type { Percentile } from "#features/speed/speed.ts";
import { type Metric, rules, shownValue } from "#features/speed/vital-metrics.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { siteContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import { sourceOf } from "../leads/lead-source.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/dashboard.ts";
import { doneBy, readGuide } from "./guide.server.ts";
import { Guide } from "./guide.tsx";
import { HereNow } from "./here-now.tsx";
import { NextOnTheBlog } from "./next-on-the-blog.tsx";
import { BarPlot, LinePlot } from "./plot.tsx";
import { SiteNow } from "./site-now.tsx";
import { listStillOpen } from "./still-open.server.ts";
import { StillOpen } from "./still-open.tsx";
import "./dashboard.css";
import "./now.css";

/** What waits and how it goes, as far as this role sees it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, staff } = staffOf(site, request);
  const only = async <T,>(action: Action, read: () => Promise<T>) => (may(actor.role, action) ? read() : undefined);
  const { figures } = staff.records;
  const [guide, counts, posts, leadsBySource, bookingsAWeek, reviewsByState, speed, checks, here] = await Promise.all([
    readGuide(site, actor, staff),
    staff.records.counts(),
    may(actor.role, "content.see", "post") ? staff.studio.unfinished("post") : undefined,
    only("leads.see", figures.leadsBySource),
    only("bookings.see", figures.bookingsAWeek),
    only("reviews.see", figures.reviewsByState),
    only("speed.see", () => staff.speed.days(FIRST_PAGE)),
    only("status.see", staff.health.checks),
    only("content.see", () => staff.studio.hereNow(actor)),
  ]);
  return {
    guide,
    done: doneBy(new URL(request.url).searchParams),
    figures: FIGURES.filter(({ see }) => may(actor.role, see)).map(({ key, name, to }) => ({ name, to, count: counts[key] })),
    posts,
    zone: await readZone(site.content),
    open: await listStillOpen(actor, staff, { guide, posts }),
    checks,
    here,
    leadsBySource,
    bookingsAWeek,
    reviewsByState,
    speed: speed?.whole,
    now: site.now(),
  };
}

const FIGURES = [
  { key: "leads", name: "New leads", to: "/admin/leads", see: "leads.see" },
  { key: "bookings", name: "Calls to come", to: "/admin/bookings/week", see: "bookings.see" },
  { key: "reviews", name: "Reviews to read", to: "/admin/reviews", see: "reviews.see" },
  { key: "applications", name: "Applications to read", to: "/admin/applications", see: "applications.see" },
] as const;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { guide, done, figures, posts, zone, open, checks, here, leadsBySource, bookingsAWeek, reviewsByState, speed, now } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1>Dashboard</h1>
      </header>
      <AdminMessage text={done} />
      {guide && <Guide stops={guide} />}
      <ul className="admin-figures">
        {figures.map(({ name, to, count }) => (
          <li key={to}>
            <Link to={to} data-waits={count > 0}>
              <b>{count}</b>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="dashboard-now">
        <StillOpen things={open} now={now} />
        <div>
          {checks && <SiteNow checks={checks} />}
          {here && <HereNow people={here} />}
        </div>
      </div>
      <div className="dashboard-plots">
        {posts && <NextOnTheBlog posts={posts} zone={zone} />}
        {leadsBySource && (
          <LinePlot
            title="Leads by source, 12 weeks"
            labels={weekNames(leadsBySource)}
            series={leadsBySource.series.map(({ name, values }) => ({ ...sourceOf(name), values }))}
          />
        )}
        {bookingsAWeek && (
          <BarPlot
            title="Calls a week, with three weeks to come"
            labels={weekNames(bookingsAWeek)}
            series={bookingsAWeek.series.map(({ values }) => ({ name: "Calls", line: "blue", values }))}
          />
        )}
        {reviewsByState && (
          <BarPlot
            title="Reviews by state"
            labels={reviewsByState.map(({ state }) => state)}
            series={[{ name: "Reviews", line: "green", values: reviewsByState.map(({ count }) => count) }]}
          />
        )}
        {speed && <SpeedPanel vitals={speed} />}
      </div>
    </>
  );
}

/** The three that Google ranks by. */
const CORE_VITALS = ["lcp", "inp", "cls"] as const;
const RATINGS = { good: "pass", fair: "fix", poor: "failed" } as const;

function SpeedPanel({ vitals }: { vitals: Record<Metric, Percentile> }) {
  return (
    <section className="admin-panel" aria-labelledby="speed">
      <h2 id="speed">
        <Link to="/admin/speed">Speed, 75th percentile</Link>
      </h2>
      <dl className="admin-facts">
        {CORE_VITALS.map((metric) => {
          const { p75, rating, count } = vitals[metric];
          return (
            <div key={metric}>
              <dt>{rules[metric].name}</dt>
              <dd>
                {p75 === undefined || !rating ? (
                  `Too few page views to say: ${count}`
                ) : (
                  <StatusMark status={RATINGS[rating]}>{shownValue(metric, p75)}</StatusMark>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** `Nov 09`, for the Monday a week begins with. */
const weekNames = ({ weeks }: WeekPlot) => weeks.map((week) => formatDate(week).slice(0, 6));
