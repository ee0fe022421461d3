import { listAuthors } from "#content/author/author.content-type.ts";
import { ContentImage } from "#content/image/content-image.tsx";
import { listPosts } from "#content/post/post.content-type.ts";
import { BackLink } from "#ui/back-link/back-link.tsx";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { StretchedLink } from "#ui/stretched-link/stretched-link.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/authors.ts";
import { authorIndexCrumbs } from "./author-crumbs.ts";
import { authorIndexGraph } from "./author-graph.ts";
import { authorIndexWords } from "./author-words.ts";
import "#ui/line-item/line-item.css";
import "./authors.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  const [authors, posts] = await Promise.all([listAuthors(content), listPosts(content, now())]);
  return {
    origin,
    authors: authors.map((author) => ({ ...author, posts: posts.filter((post) => post.author._ref === author._id).length })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...pageMeta({ ...authorIndexWords, path: "/author/", origin: loaderData.origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(authorIndexGraph(loaderData, agencyOf(matches))) : []),
  ];
}

export default function Authors({ loaderData: { authors } }: Route.ComponentProps) {
  return (
    <div className="authors line-purple">
      <div className="wrap">
        <Breadcrumb crumbs={authorIndexCrumbs} />
        <h1 className="d1">Authors</h1>
        <p className="lead">They do the work during the day and write about it afterward. Each has changed their mind about something.</p>
        <ul className="authors-list" data-testid="authors">
          {authors.map(({ _id, slug, name, designation, bio, beat, authorAvatar, posts }) => (
            <li key={_id} className="line-item">
              {authorAvatar && (
                <ContentImage
                  image={{ ...authorAvatar, alt: "" }}
                  width={176}
                  height={176}
                  sizes="(min-width: 700px) 176px, 96px"
                  className="authors-portrait"
                />
              )}
              <div>
                <h2 className="d3">
                  <StretchedLink to={`/author/${slug}/`}>{name}</StretchedLink>
                </h2>
                <p className="authors-role">{designation}</p>
                <p>{bio}</p>
                <p className="meta">
                  {posts === 1 ? "1 post" : `${posts} posts`} on {beat}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <BackLink to="/blog/">Back to the blog</BackLink>
      </div>
    </div>
  );
}
