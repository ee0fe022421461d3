import { Suspense } from "react";
import { data } from "react-router";
import { listFounders, readFounder } from "#content/founder/founder.content-type.ts";
import { ContentImage } from "#content/image/content-image.tsx";
import { listPostsByAuthor } from "#content/post/post.content-type.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { toArticle } from "../blog/article/article.ts";
import type { Route } from "./+types/founder.ts";
import { founderCrumbs } from "./founder-crumbs.ts";
import { founderGraph } from "./founder-graph.ts";
import "./founder.css";

/** One row of cards; the rest stands on the author's page. */
const POSTS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, imageBase, now } = context.get(siteContext);
  const founder = await readFounder(content, params.slug);
  if (!founder) throw data(null, { status: 404 });
  const [founders, posts] = await Promise.all([
    listFounders(content),
    founder.author ? listPostsByAuthor(content, founder.author._ref, now()) : [],
  ]);
  return {
    origin,
    imageBase,
    founder,
    posts: posts.slice(0, POSTS).map(toArticle),
    others: founders.filter(({ slug }) => slug !== founder.slug).map(({ name, slug, role }) => ({ name, slug, role })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { founder, origin } = loaderData;
  return [
    ...pageMeta({ ...founder.seo, path: `/founder/${founder.slug}/`, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(founderGraph(loaderData, agencyOf(matches))) : []),
  ];
}

/** Text and links only: its code can wait until its end is near. */
const Life = lazyWhenNeeded(".founder-next", () => import("./founder-life.tsx").then((module) => module.FounderLife));

export default function FounderPage({ loaderData: { founder, posts, others } }: Route.ComponentProps) {
  const { name, role, city, lead, portrait, rule } = founder;
  return (
    <div className="line-slate" data-testid="founder">
      <section className="hero founder-hero clip">
        <div className="wrap">
          <div>
            <Breadcrumb crumbs={founderCrumbs(founder)} />
            <h1 className="d1">{name}</h1>
            <p className="founder-role">
              {role}, {city}
            </p>
            <p className="lead">{lead}</p>
          </div>
          {portrait && (
            <ContentImage
              image={{ ...portrait, alt: portrait.alt || `Drawn portrait of ${name}` }}
              width={400}
              height={400}
              sizes="(min-width: 900px) 400px, 60vw"
              className="founder-portrait"
              eager="wide"
            />
          )}
        </div>
      </section>
      <div className="founder-rule">
        <figure className="wrap">
          <blockquote>{rule.text}</blockquote>
          <figcaption>{rule.note}.</figcaption>
        </figure>
      </div>
      <Suspense>
        <Life founder={founder} posts={posts} others={others} />
      </Suspense>
    </div>
  );
}
