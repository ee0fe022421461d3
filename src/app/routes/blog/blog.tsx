import { data, redirect } from "react-router";
import { listCategories } from "#content/category/category.content-type.ts";
import { listPosts, listPostsByCategory } from "#content/post/post.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/blog.ts";
import { type Article, toArticle } from "./article/article.ts";
import { ArticleCard } from "./article/article-card.tsx";
import { blogGraph, blogWords } from "./blog-graph.ts";
import { blogPage, blogPath, pageNumber } from "./blog-paging.ts";
import { CategoryLine } from "./category-line.tsx";
import { FeaturedPost } from "./featured-post.tsx";
import "./blog.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = params.page;
  if (asked === "1") throw redirect("/blog/", 301);
  const page = asked === undefined ? 1 : pageNumber(asked);
  const { content, origin, now } = context.get(siteContext);
  const found = page === undefined ? undefined : blogPage(await listPosts(content, now()), page);
  if (page === undefined || !found) throw data(null, { status: 404 });
  const { featured, grid, total } = found;
  const slidesOf = async (categoryId: string) =>
    (await listPostsByCategory(content, categoryId, now())).slice(0, MOST_SLIDES).map(toArticle);
  return {
    origin,
    page,
    total,
    featured: featured && toArticle(featured),
    grid: grid.map(toArticle),
    year: now().getUTCFullYear(),
    categories: (await listCategories(content)).map(({ title, slug }) => ({ title, slug })),
    // The carousels stand on the first page only: the others would repeat them.
    trending: page === 1 ? await slidesOf("category-trending") : [],
    courses: page === 1 ? await slidesOf("category-courses") : [],
  };
}

/** The newest of a category; the rest stand on its own pages. */
const MOST_SLIDES = 12;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page, total } = loaderData;
  return [
    ...pageMeta({ ...blogWords(page, total), path: blogPath(page), origin, brandName: brandOf(matches) }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Posts", href: "/blog/feed.xml" },
    ...(import.meta.env.SSR ? structuredData(blogGraph(loaderData, agencyOf(matches))) : []),
  ];
}

export default function Blog({ loaderData: { page, total, featured, grid, year, categories, trending, courses } }: Route.ComponentProps) {
  return (
    <div className="blog line-purple">
      <div className="wrap">
        <h1 className={featured ? "vh" : "d2"}>{page === 1 ? "Blog" : `Blog, page ${page}`}</h1>
        {featured && <FeaturedPost article={featured} />}
        {!featured && grid.length === 0 && <p className="lead">The first post is being written.</p>}
        {grid.length > 0 && (
          <section aria-label="Posts">
            <h2 className="vh">Latest posts</h2>
            <ul className="articles" data-testid="articles">
              {grid.map((article, index) => (
                <ArticleCard key={article.path} article={article} first={!featured && index === 0} />
              ))}
            </ul>
          </section>
        )}
        <Pagination current={page} total={total} hrefOf={blogPath} />
        <CategoryLine categories={categories} />
      </div>
      <Slides title={`Trending in ${year}`} articles={trending} speedMs={siteConstants.carousels.trending.speedMs} testId="trending" band />
      <Slides title="Courses" articles={courses} speedMs={siteConstants.carousels.courses.speedMs} testId="courses" />
    </div>
  );
}

interface SlidesProps {
  title: string;
  articles: readonly Article[];
  speedMs: number;
  testId: string;
  band?: boolean;
}

function Slides({ title, articles, speedMs, testId, band }: SlidesProps) {
  if (articles.length === 0) return null;
  return (
    <section className={band ? "sec band clip" : "sec clip"}>
      <div className="wrap">
        <Carousel
          label={title}
          heading={<h2 className="d2">{title}</h2>}
          slides={1}
          slidesAt={{ 768: 2, 1024: 3 }}
          speedMs={speedMs}
          testId={testId}
          bleed
        >
          {articles.map((article) => (
            <ArticleCard key={article.path} article={article} as="div" />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
