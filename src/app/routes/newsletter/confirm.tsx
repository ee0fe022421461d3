import { data } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/confirm.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

/** A mail program that opens links ahead of people must not subscribe them: only the button does. */
export async function action({ params, context }: Route.ActionArgs) {
  const isGood = await context.get(siteContext).newsletter.confirm(params.token);
  return data({ isGood }, { status: isGood ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  return pageMeta({
    title: "Confirm your subscription",
    description: "Confirm that it was you who subscribed.",
    path: "/newsletter/",
    origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  if (actionData?.isGood)
    return (
      <NewsletterFrame title="You are subscribed">
        <p className="lead">The next issue comes at the start of the month. Each one carries a link to leave.</p>
      </NewsletterFrame>
    );
  return (
    <NewsletterFrame title={actionData ? "That link has run out" : "Is it you?"}>
      <p className="lead">
        {actionData
          ? "It works for 48 hours, and only the newest one. Subscribe again and we send another."
          : "One click, and you are subscribed."}
      </p>
      {!actionData && (
        <form method="post">
          <Button type="submit">Confirm the subscription</Button>
        </form>
      )}
    </NewsletterFrame>
  );
}
