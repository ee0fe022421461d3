import { data } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { brandOf } from "../../../seo/brand.ts";
import { siteContext } from "../../../site-context.ts";
import type { Route } from "./+types/stop-watch.ts";
import { WatchFrame, watchMeta } from "./watch-frame.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, auditWatches } = context.get(siteContext);
  const site = await auditWatches.siteOf(params.token);
  return data({ origin, site }, { status: site === undefined ? 404 : 200 });
}

/** By the button, or by one click in a mail program, which posts here without a page and without cookies (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  const hasStopped = await context.get(siteContext).auditWatches.stop(params.token);
  return data({ hasStopped }, { status: hasStopped ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? watchMeta("Stop the audits", loaderData.origin, brandOf(matches)) : [];
}

export default function StopWatchPage({ loaderData: { site }, actionData }: Route.ComponentProps) {
  if (actionData?.hasStopped)
    return <WatchFrame title="Stopped" words="No more audits, and nothing more will come. Your address is erased." />;
  if (site === undefined)
    return (
      <WatchFrame title="That link is not ours" words="An email program may have cut it in two. Copy the whole address from the email." />
    );
  return (
    <WatchFrame title={`Stop the audits of ${site}?`} words="One click, and nothing more comes.">
      <form method="post">
        <Button type="submit">Stop now</Button>
      </form>
    </WatchFrame>
  );
}
