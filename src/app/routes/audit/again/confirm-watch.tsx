import { data } from "react-router";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { brandOf } from "../../../seo/brand.ts";
import { siteContext } from "../../../site-context.ts";
import type { Route } from "./+types/confirm-watch.ts";
import { WatchFrame, watchMeta } from "./watch-frame.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

/** A mail program that opens links ahead of people must not begin anything: only the button does. */
export async function action({ params, context }: Route.ActionArgs) {
  const { auditWatches } = context.get(siteContext);
  const isGood = await auditWatches.confirm(params.token);
  const stop = isGood ? await auditWatches.stopOf(params.token) : undefined;
  return data({ isGood, stop }, { status: isGood ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? watchMeta("Confirm the audits", loaderData.origin, brandOf(matches)) : [];
}

export default function ConfirmWatchPage({ actionData }: Route.ComponentProps) {
  if (actionData?.isGood)
    return (
      <WatchFrame title="We keep an eye on it" words="An email comes when something is mended or new. Each one carries a link to stop.">
        <ButtonLink tone="ghost" to={`/audit/stop/${actionData.stop}`}>
          Stop the audits
        </ButtonLink>
      </WatchFrame>
    );
  if (actionData)
    return (
      <WatchFrame
        title="That link has run out"
        words="It works for 48 hours, and only the newest one. Ask again on the report, and we send another."
      />
    );
  return (
    <WatchFrame title="Is it you?" words="One click, and the audits begin.">
      <form method="post">
        <Button type="submit">Confirm the audits</Button>
      </form>
    </WatchFrame>
  );
}
