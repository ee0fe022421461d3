import { data, Link } from "react-router";
import { type Issue, readIssue } from "#content/issue/issue.content-type.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/issue.ts";
import { IssueText } from "./letter.tsx";
import "./newsletter.css";

/** An issue of the newsletter, for everybody who did not get it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  const issue = await readIssue(content, params.slug, now());
  if (!issue) throw data(null, { status: 404 });
  return { origin, issue };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { issue, origin } = loaderData;
  const page = { title: issue.title, description: issue.preview, path: `/letters/${issue.slug}`, origin };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches), type: "article" }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, crumbsOf(issue))) : []),
  ];
}

const crumbsOf = ({ title, slug }: Pick<Issue, "title" | "slug">) => [
  { name: "Home", to: "/" },
  { name: "Newsletter", to: "/newsletter/" },
  { name: title, to: `/letters/${slug}` },
];

export default function IssuePage({ loaderData: { issue } }: Route.ComponentProps) {
  const { title, preview, publishDate, content, posts } = issue;
  return (
    <div className="line-purple issue">
      <div className="wrap">
        <header className="issue-head">
          <Breadcrumb crumbs={crumbsOf(issue)} />
          <h1>{title}</h1>
          <p className="lead">{preview}</p>
          <p>{formatDate(publishDate)}</p>
        </header>
        <article className="issue-text">
          <IssueText content={content} posts={posts} />
          <p>
            <Link to="/newsletter/">Get the next one by mail</Link>
          </p>
        </article>
      </div>
    </div>
  );
}
