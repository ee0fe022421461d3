import { data } from "react-router";
import { REQUEST_DAYS } from "#features/privacy/request-period.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/privacy-request.ts";
import "./privacy-request.css";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

/** A mail program that opens links ahead of people must not confirm anything: only the button does. */
export async function action({ params, context }: Route.ActionArgs) {
  const isGood = await context.get(siteContext).confirmPrivacyRequest(params.token);
  return data({ isGood }, { status: isGood ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Confirm your request",
    description: "Confirm that it was you who asked about your data.",
    path: "/privacy-policy/",
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function PrivacyRequestPage({ actionData }: Route.ComponentProps) {
  const [title, words] = !actionData
    ? ["Is it you?", "Somebody asked for a copy of what we hold under your address, or to erase it. One click says that it was you."]
    : actionData.isGood
      ? ["Confirmed", `A person takes it from here and acts within ${REQUEST_DAYS} days.`]
      : ["That link has run out", `It works for ${REQUEST_DAYS} days. Write to us again, and we send another.`];
  return (
    <div className="line-slate">
      <section className="hero privacy-request">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Home", to: "/" },
              { name: "Privacy policy", to: "/privacy-policy/" },
            ]}
          />
          <h1 className="d1">{title}</h1>
          <p className="lead" role="status">
            {words}
          </p>
          {!actionData && (
            <form method="post">
              <Button type="submit">Yes, it was me</Button>
            </form>
          )}
        </div>
      </section>
    </div>
  );
}
