import { Suspense } from "react";
import { data, redirect } from "react-router";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { textsIn } from "#core/tool/tool-fields.ts";
import type { ToolOutcome } from "#core/tool/tool-outcome.ts";
import { viewOf } from "#tools/views.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { LocalMark } from "#ui/tool/local-mark.tsx";
import { StarButton } from "#ui/tool/remembered/starred-tools.tsx";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import { answerOf } from "../../form/answer-of.server.ts";
import { REVIEW_FIELDS, typedIn } from "../../form/typed-in.server.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/tool-page.ts";
import { ToolCopySections } from "./tool-copy-sections.tsx";
import { toolGraph } from "./tool-graph.ts";
import { addressOfTexts, readToolForm, runFromTexts, toolPageData } from "./tool-page.server.ts";
import "./tool-page.css";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await toolPageData(site, params.slug);
  const entry = site.tools.get(params.slug);
  if (!page || !entry) {
    const former = [...site.tools.values()].find(({ tool }) => tool.formerSlugs?.includes(params.slug));
    if (former) throw redirect(`/tools/${former.tool.slug}/`, 301);
    throw data(null, { status: 404 });
  }
  const texts = textsIn(new URL(request.url).searchParams);
  const jobId = texts["job"];
  if (jobId !== undefined) return { page, submitted: {}, job: await site.readJob(params.slug, jobId) };
  const run = await runFromTexts(context, entry.tool, texts);
  if (run?.answer.kind === "job") throw redirect(`/tools/${params.slug}/?job=${run.answer.id}`, 303);
  return { page, ...resultOf(run) };
}

/** A form posted without JavaScript: the page again, with the result in it. */
export async function action({ params, context }: Route.ActionArgs) {
  const entry = context.get(siteContext).tools.get(params.slug);
  if (!entry) throw data(null, { status: 404 });
  const { form, createReview } = context.get(visitorContext);
  const { texts, files } = await readToolForm(entry.tool, form);
  if (texts["intent"] === "review") {
    const { answer, ...init } = await answerOf(createReview(texts));
    return data({ submitted: {}, review: answer, typed: answer.success ? {} : typedIn(form, REVIEW_FIELDS) }, init);
  }
  // What an address can hold is answered there, as with JavaScript: it can be shared, and a reload sends nothing again.
  const isHeldByAddress = entry.tool.runsIn === "server" && Object.keys(files).length === 0;
  const query = isHeldByAddress ? addressOfTexts(entry.tool, texts) : "";
  if (query !== "") throw redirect(`/tools/${params.slug}/?${query}`, 303);
  const run = await runFromTexts(context, entry.tool, texts, files);
  if (run?.answer.kind === "job") throw redirect(`/tools/${params.slug}/?job=${run.answer.id}`, 303);
  return resultOf(run);
}

interface Result {
  submitted: Record<string, string>;
  outcome?: ToolOutcome<unknown>;
  runs?: { limit: number; remaining: number };
  job?: ToolJobView<unknown> | undefined;
  /** The answer to a review. */
  review?: FormAnswer;
  /** What a review held that was not taken. */
  typed?: Record<string, string>;
}

function resultOf(run: Awaited<ReturnType<typeof runFromTexts>>): Result {
  return run?.answer.kind === "done"
    ? { submitted: run.submitted, outcome: run.answer.outcome, runs: run.answer.limits }
    : { submitted: run?.submitted ?? {} };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  const path = `/tools/${page.slug}/`;
  const brandName = brandOf(matches);
  const isOneVisitors = Object.keys(loaderData.submitted).length > 0 || "job" in loaderData;
  return [
    ...pageMeta({
      title: page.copy.seoTitle,
      description: page.copy.seoDescription,
      path,
      origin: page.origin,
      brandName,
      noindex: isOneVisitors,
    }),
    ...(import.meta.env.SSR ? structuredData(toolGraph(page, agencyOf(matches))) : []),
  ];
}

const ReviewSection = lazyWhenNeeded(".reviews", () =>
  import("#features/reviews/review-section.tsx").then((module) => module.ReviewSection),
);

export default function ToolPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  const result: Result = actionData ?? loaderData;
  const View = viewOf(page.slug);
  return (
    <div className="line-green">
      {page.sheet && <link rel="stylesheet" href={page.sheet} precedence="tool" />}
      <div className="hero tool-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Tools", to: "/tools/" },
              { name: page.category, to: `/tools/#${page.categoryId}` },
              { name: page.name, to: `/tools/${page.slug}/` },
            ]}
          />
          <div className="tool-title">
            <h1 className="d1">{page.name}</h1>
            <StarButton slug={page.slug} name={page.name} />
          </div>
          <p className="lead">{page.copy.intro}</p>
          {page.runsIn === "browser" && <LocalMark />}
        </div>
      </div>
      <div className="wrap">
        <Suspense>
          {View && (
            <View
              slug={page.slug}
              fields={page.fields}
              examples={page.examples}
              siblings={page.siblings}
              nextCategory={page.nextCategory}
              pageViews={page.pageViews}
              localTools={page.localTools}
              submitted={result.submitted}
              outcome={result.outcome}
              runs={result.runs}
              job={result.job}
            />
          )}
        </Suspense>
      </div>
      <ToolCopySections slug={page.slug} rules={page.rules} copy={page.copy}>
        {/* Its own boundary: without one the whole page would wait until the reviews come into view. */}
        <Suspense>
          <ReviewSection tool={page.slug} subject="this tool" reviews={page.reviews} answer={result.review} typed={result.typed} />
        </Suspense>
      </ToolCopySections>
    </div>
  );
}
