import { Suspense } from "react";
import { data, Link } from "react-router";
import { readAuthor } from "#content/author/author.content-type.ts";
import { FoldedSources } from "#content/citation/folded-sources.tsx";
import { Plate } from "#content/image/plate.tsx";
import { listPosts, readPost } from "#content/post/post.content-type.ts";
import { headingsOf } from "#content/rich-text/headings.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { listServices } from "#content/service/service.content-type.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { answerOf } from "../../form/answer-of.server.ts";
import { REVIEW_FIELDS, typedIn } from "../../form/typed-in.server.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/post.ts";
import { recommendedAfter, toShownDate } from "./article/article.ts";
import { AuthorDisc } from "./article/author-disc.tsx";
import { Byline } from "./article/byline.tsx";
import { ContentsLine } from "./post/contents-line.tsx";
import { handOff } from "./post/hand-off.ts";
import { postCrumbs } from "./post/post-crumbs.ts";
import { postGraph } from "./post/post-graph.ts";
import { ShareLink } from "./post/share-link.tsx";
import "./post.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, imageBase, now, tools, listReviews } = context.get(siteContext);
  const post = await readPost(content, params.slug, now());
  if (!post) throw data(null, { status: 404 });
  const [author, posts, services] = await Promise.all([
    readAuthor(content, post.author.slug),
    listPosts(content, now()),
    listServices(content),
  ]);
  return {
    origin,
    imageBase,
    post,
    date: toShownDate(post.publishDate),
    bio: author?.bio ?? post.author.designation,
    stops: headingsOf(post.content).filter(({ level }) => level === 2),
    next: handOff(post.content, {
      tool: (slug) => tools.get(slug)?.tool,
      service: (slug) => services.find((card) => card.slug === slug),
    }),
    reviews: await listReviews(`post:${params.slug}`),
    recommended: recommendedAfter(params.slug, posts),
  };
}

/** A review posted without JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  const { form, createReview } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(createReview(Object.fromEntries(form)));
  return data({ review: answer, typed: answer.success ? {} : typedIn(form, REVIEW_FIELDS) }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { post, origin } = loaderData;
  return [
    ...pageMeta({
      ...post.seo,
      path: `/blog/${post.slug.current}`,
      origin,
      brandName: brandOf(matches),
      type: "article",
    }),
    ...(import.meta.env.SSR ? structuredData(postGraph(loaderData, agencyOf(matches))) : []),
  ];
}

const ReviewSection = lazyWhenNeeded(".reviews", () =>
  import("#features/reviews/review-section.tsx").then((module) => module.ReviewSection),
);

const Recommended = lazyWhenNeeded(".recommended", () => import("./article/recommended.tsx").then((module) => module.Recommended));

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, post, date, bio, stops, next, recommended, reviews } = loaderData;
  const { title, excerpt, author, line, featureImage, content, checkedOn, sources } = post;
  const path = `/blog/${post.slug.current}`;
  return (
    <div className="post line-purple">
      <div className="wrap">
        <header className="post-head">
          <Breadcrumb crumbs={postCrumbs(post)} />
          <h1>{title}</h1>
          <p className="lead">{excerpt}</p>
          <Byline name={author.name} avatar={author.authorAvatar} date={date} />
        </header>
        <Plate
          image={featureImage}
          seed={path}
          line={line}
          width={1152}
          height={512}
          sizes="(min-width: 900px) 1152px, 100vw"
          className="post-plate"
          eager="wide"
        />
        <div className="post-body">
          <ContentsLine stops={stops} title="In this post" />
          <article className="post-text">
            <RichText blocks={content} opening />
            {sources.length > 0 && (
              <section className="post-sources" aria-label="Sources">
                <FoldedSources sources={sources} checkedOn={checkedOn} />
              </section>
            )}
            <section className="post-author" aria-label="Author">
              <AuthorDisc name={author.name} avatar={author.authorAvatar} size={96} />
              <div>
                <h2 className="d4">
                  <Link to={`/author/${author.slug}/`}>{author.name}</Link>
                </h2>
                <p className="post-role">{author.designation}</p>
                <p>{bio}</p>
              </div>
            </section>
          </article>
          <aside className="post-side" aria-label="Next">
            {next && (
              <div className={`post-next line-${next.kind === "tool" ? "green" : "blue"}`}>
                <b>{next.title}</b>
                <p>{next.text}</p>
                <ButtonLink to={next.to} tone="ink" small>
                  {next.kind === "tool" ? "Open the tool" : "See the service"}
                </ButtonLink>
              </div>
            )}
            <ShareLink title={title} url={origin + path} />
          </aside>
        </div>
      </div>
      <Suspense>
        <ReviewSection
          tool={`post:${post.slug.current}`}
          subject="this post"
          reviews={reviews}
          answer={actionData?.review}
          typed={actionData?.typed}
        />
      </Suspense>
      <Suspense>
        <Recommended articles={recommended} />
      </Suspense>
    </div>
  );
}
