import { data, redirect } from "react-router";
import { listCategories, readCategory } from "#content/category/category.content-type.ts";
import { listPostsByCategory } from "#content/post/post.content-type.ts";
import { BackLink } from "#ui/back-link/back-link.tsx";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/category.ts";
import { toArticle } from "./article/article.ts";
import { ArticleCard } from "./article/article-card.tsx";
import { listPage, listPath, pageNumber } from "./blog-paging.ts";
import { categoryCrumbs, categoryGraph, categoryWords } from "./category-graph.ts";
import { CategoryLine } from "./category-line.tsx";
import "./category.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  const category = await readCategory(content, params.slug);
  if (!category) throw data(null, { status: 404 });
  const first = `/blog/category/${category.slug}/`;
  if (params.page === "1") throw redirect(first, 301);
  const page = params.page === undefined ? 1 : pageNumber(params.page);
  const [categories, posts] = await Promise.all([listCategories(content), listPostsByCategory(content, category._id, now())]);
  const found = page === undefined ? undefined : listPage(posts, page);
  if (page === undefined || !found) throw data(null, { status: 404 });
  return {
    origin,
    category,
    categories: categories.map(({ title, slug }) => ({ title, slug })),
    page,
    total: found.total,
    path: listPath(first, page),
    count: posts.length,
    posts: found.shown.map(toArticle),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path } = loaderData;
  return [
    ...pageMeta({ ...categoryWords(loaderData), path, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(categoryGraph(loaderData, agencyOf(matches))) : []),
  ];
}

export default function CategoryPage({ loaderData: { category, categories, page, total, posts } }: Route.ComponentProps) {
  return (
    <div className="category line-purple" data-testid="category">
      <div className="wrap">
        <Breadcrumb crumbs={categoryCrumbs(category)} />
        <h1 className="d2">{page === 1 ? category.title : `${category.title}, page ${page}`}</h1>
        {page === 1 && <p className="lead">{category.description}</p>}
        <CategoryLine categories={categories} current={category.slug} />
        <h2 className="vh">Posts</h2>
        {posts.length === 0 && <p>No post in this category yet.</p>}
        <ul className="articles" data-testid="articles">
          {posts.map((article, index) => (
            <ArticleCard key={article.path} article={article} first={index === 0} />
          ))}
        </ul>
        <Pagination current={page} total={total} hrefOf={(to) => listPath(`/blog/category/${category.slug}/`, to)} />
        <BackLink to="/blog/">Back to the blog</BackLink>
      </div>
    </div>
  );
}
