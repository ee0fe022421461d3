import { data } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/application.ts";
import "./application.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, applicationStatus } = context.get(siteContext);
  const status = await applicationStatus(params.token);
  return data({ origin, status }, { status: status ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Where your application stands",
    description: "The state of one application.",
    path: "/career/",
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

const STEPS = [
  ["received", "Received", "We have it."],
  ["reviewing", "Being read", "A person is reading it."],
  ["interview", "Conversation", "We write to you to find a time."],
  ["offer", "Offer", "You have it in writing."],
] as const;

export default function ApplicationPage({ loaderData: { status } }: Route.ComponentProps) {
  const reached = STEPS.findIndex(([state]) => state === status?.state);
  return (
    <div className="line-slate">
      <section className="hero application">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Careers", to: "/career/" },
              { name: "Your application", to: "/career/" },
            ]}
          />
          <h1 className="d1">{status ? status.title : "No such application"}</h1>
          {!status && <p className="lead">The link may be cut short, or the 180 days are over and everything was deleted.</p>}
          {status && (
            <p className="lead">
              Sent on {formatDate(status.sentAt)}, last changed on {formatDate(status.changedAt)}.
            </p>
          )}
          {status?.state === "closed" && <p className="lead">This application is closed. You have our answer by email.</p>}
          {status && status.state !== "closed" && (
            <Stations>
              {STEPS.map(([state, name, words], index) => (
                <Station key={state} {...(index === reached ? { state: "now" } : index > reached ? { state: "ahead" } : {})}>
                  {name}
                  <small>{words}</small>
                </Station>
              ))}
            </Stations>
          )}
        </div>
      </section>
    </div>
  );
}
