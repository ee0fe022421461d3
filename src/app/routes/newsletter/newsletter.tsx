import { data, Link } from "react-router";
import { listIssues } from "#content/issue/issue.content-type.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { formatDate } from "#core/text/format.ts";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/newsletter.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { origin, content, now } = context.get(siteContext);
  return { origin, issues: await listIssues(content, now()) };
}

/** The form of every page's foot ends here. */
export async function action({ context }: Route.ActionArgs) {
  const { form, subscribe } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(subscribe(Object.fromEntries(form)));
  const email = typedIn(form, { clientEmail: 254 })["clientEmail"] ?? "";
  return data({ answer, email }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const page = {
    title: "The newsletter: one email a month",
    description:
      "What changed in search and what we measured, in one email a month. You confirm first, one click leaves, no tracking pixel.",
    path: "/newsletter/",
    origin,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, CRUMBS)) : []),
  ];
}

const CRUMBS = [
  { name: "Home", to: "/" },
  { name: "The newsletter", to: "/newsletter/" },
];

export default function NewsletterPage({ loaderData: { issues }, actionData }: Route.ComponentProps) {
  const answer = actionData?.answer;
  return (
    <NewsletterFrame title={answer?.success ? "Check your inbox" : "One email a month"}>
      <p className="lead" role="status" id="newsletter-said">
        {answer?.message ?? "What changed in search, what we measured, and what we got wrong. No tracking pixel, one click to leave."}
      </p>
      {!answer?.success && (
        <SubscribeForm id="newsletter-email" refused={answer && { email: actionData?.email ?? "", saidIn: "newsletter-said" }} />
      )}
      {issues.length > 0 && (
        <section className="newsletter-issues" aria-labelledby="issues">
          <h2 id="issues">Every issue</h2>
          <ul>
            {issues.map(({ slug, title, publishDate }) => (
              <li key={slug}>
                <Link to={`/letters/${slug}`}>{title}</Link> {formatDate(publishDate)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </NewsletterFrame>
  );
}
