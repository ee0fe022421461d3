import { data, Link, redirect } from "react-router";
import { readAuthor } from "#content/author/author.content-type.ts";
import { listFounders } from "#content/founder/founder.content-type.ts";
import { ContentImage } from "#content/image/content-image.tsx";
import { listPostsByAuthor } from "#content/post/post.content-type.ts";
import { BackLink } from "#ui/back-link/back-link.tsx";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { toArticle } from "../blog/article/article.ts";
import { ArticleCard } from "../blog/article/article-card.tsx";
import { listPage, listPath, pageNumber } from "../blog/blog-paging.ts";
import type { Route } from "./+types/author.ts";
import { authorCrumbs } from "./author-crumbs.ts";
import { authorGraph } from "./author-graph.ts";
import { authorWords } from "./author-words.ts";
import "./author.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, imageBase, now } = context.get(siteContext);
  const author = await readAuthor(content, params.slug);
  if (!author) throw data(null, { status: 404 });
  const first = `/author/${author.slug}/`;
  if (params.page === "1") throw redirect(first, 301);
  const page = params.page === undefined ? 1 : pageNumber(params.page);
  const [posts, founders] = await Promise.all([listPostsByAuthor(content, author._id, now()), listFounders(content)]);
  const founder = founders.find((each) => each.author?._ref === author._id);
  const found = page === undefined ? undefined : listPage(posts, page);
  if (page === undefined || !found) throw data(null, { status: 404 });
  return {
    origin,
    imageBase,
    author,
    page,
    total: found.total,
    path: listPath(first, page),
    count: posts.length,
    posts: found.shown.map(toArticle),
    founderPath: founder && `/founder/${founder.slug}/`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path } = loaderData;
  return [
    ...pageMeta({ ...authorWords(loaderData), path, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(authorGraph(loaderData, agencyOf(matches))) : []),
  ];
}

export default function AuthorPage({ loaderData: { author, page, total, count, posts, founderPath } }: Route.ComponentProps) {
  const { name, designation, bio, beat, authorAvatar } = author;
  return (
    <div className="author line-purple" data-testid="author">
      <header className="wrap author-head">
        <div>
          <Breadcrumb crumbs={authorCrumbs(author)} />
          <h1>{name}</h1>
          <p className="author-role">{designation}</p>
          <p className="lead">{bio}</p>
          <p className="author-beat">
            Writes about {beat}.
            {founderPath && (
              <>
                {" "}
                <Link className="more" to={founderPath}>
                  About the founder
                </Link>
              </>
            )}
          </p>
        </div>
        {authorAvatar && (
          <ContentImage
            image={{ ...authorAvatar, alt: authorAvatar.alt || `Drawn portrait of ${name}` }}
            width={360}
            height={360}
            sizes="(min-width: 900px) 360px, 42vw"
            className="author-portrait"
            eager="wide"
          />
        )}
      </header>
      <section className="sec band" aria-labelledby="author-posts">
        <div className="wrap">
          <h2 className="d2" id="author-posts">
            {count === 1 ? "1 post" : `${count} posts`}
            {page > 1 && `, page ${page}`}
          </h2>
          {count === 0 && <p className="author-none">Nothing published yet.</p>}
          <ul className="articles" data-testid="articles">
            {posts.map((article) => (
              <ArticleCard key={article.path} article={article} />
            ))}
          </ul>
          <Pagination current={page} total={total} hrefOf={(to) => listPath(`/author/${author.slug}/`, to)} />
          <BackLink to="/author/">All authors</BackLink>
        </div>
      </section>
    </div>
  );
}
