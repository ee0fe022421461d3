import { data } from "react-router";
import { JOBS_KEPT } from "#core/tool/job-retention.ts";
import { answerOf } from "../../../form/answer-of.server.ts";
import { typedIn } from "../../../form/typed-in.server.ts";
import { brandOf } from "../../../seo/brand.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { hostOf } from "../audit-head.tsx";
import type { Route } from "./+types/watch.ts";
import { WatchForm } from "./watch-form.tsx";
import { WatchFrame, watchMeta } from "./watch-frame.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, readAudit } = context.get(siteContext);
  const audit = await readAudit(params.id);
  const website = (audit?.input as { website: string } | undefined)?.website;
  return data({ origin, website }, { status: website === undefined ? 404 : 200 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { form, watchAudit } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(watchAudit({ ...Object.fromEntries(form), audit: params.id }));
  return data({ answer, typed: typedIn(form, { clientEmail: 254, every: 10 }) }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? watchMeta("Have it audited again", loaderData.origin, brandOf(matches)) : [];
}

export default function WatchPage({ loaderData: { website }, actionData, params }: Route.ComponentProps) {
  const answer = actionData?.answer;
  if (answer?.success) return <WatchFrame title="Check your inbox" words={answer.message} />;
  if (website === undefined)
    return <WatchFrame title="No such audit" words={`Reports are kept for ${JOBS_KEPT}. Make a new one, and ask there.`} />;
  const { clientEmail: email = "", every = "" } = actionData?.typed ?? {};
  return (
    <WatchFrame
      title="Audited again, by itself"
      words={answer?.message ?? `We audit ${hostOf(website)} every week or month, and write only when something is mended or new.`}
    >
      <WatchForm audit={params.id} website={website} refused={answer && { email, every, saidIn: "watch-said" }} />
    </WatchFrame>
  );
}
