import { data } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/leave.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, newsletter } = context.get(siteContext);
  const isKnown = await newsletter.isKnownLeave(params.token);
  return data({ origin, isKnown }, { status: isKnown ? 200 : 404 });
}

/** By the button, or by one click in a mail program, which posts here without a page and without cookies (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  const hasLeft = await context.get(siteContext).newsletter.leave(params.token);
  return data({ hasLeft }, { status: hasLeft ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  return pageMeta({
    title: "Leave the newsletter",
    description: "One click, and nothing more comes.",
    path: "/newsletter/",
    origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function LeavePage({ loaderData: { isKnown }, actionData }: Route.ComponentProps) {
  if (actionData?.hasLeft)
    return (
      <NewsletterFrame title="You are off the list">
        <p className="lead">Nothing more will come. If it was a slip, subscribe again at the foot of this page.</p>
      </NewsletterFrame>
    );
  return (
    <NewsletterFrame title={isKnown ? "Leave the newsletter?" : "That link is not ours"}>
      <p className="lead">
        {isKnown ? "One click, and nothing more comes." : "An email program may have cut it in two. Copy the whole address from the email."}
      </p>
      {isKnown && (
        <form method="post">
          <Button type="submit">Leave now</Button>
        </form>
      )}
    </NewsletterFrame>
  );
}
