import { data } from "react-router";
import { listCategories, readCategory } from "#content/category/category.store.ts";
import { listPostsByCategory } from "#content/post/post.store.ts";
import { BackLink } from "#ui/back-link/back-link.tsx";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/category.ts";
import { toArticle } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { categoryCrumbs, categoryGraph, categoryWords } from "./category-graph.ts";
import { CategoryLine } from "./category-line.tsx";
import "./category.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  const category = await readCategory(content, params.slug);
  if (!category) throw data(null, { status: 404 });
  const [categories, posts] = await Promise.all([listCategories(content), listPostsByCategory(content, category._id, now())]);
  return { origin, category, categories: categories.map(({ title, slug }) => ({ title, slug })), posts: posts.map(toArticle) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, category, posts } = loaderData;
  return [
    ...pageMeta({
      ...categoryWords(category, posts.length),
      path: `/blog/category/${category.slug}/`,
      origin,
      brandName: brandOf(matches),
    }),
    ...(import.meta.env.SSR ? structuredData(categoryGraph(loaderData, agencyOf(matches))) : []),
  ];
}

export default function CategoryPage({ loaderData: { category, categories, posts } }: Route.ComponentProps) {
  return (
    <div className="category line-purple" data-testid="category">
      <div className="wrap">
        <Breadcrumb crumbs={categoryCrumbs(category)} />
        <h1 className="d2">{category.title}</h1>
        <p className="lead">{category.description}</p>
        <CategoryLine categories={categories} current={category.slug} />
        <h2 className="vh">Posts</h2>
        {posts.length === 0 && <p>No post in this category yet.</p>}
        <ul className="articles" data-testid="articles">
          {posts.map((article) => (
            <ArticleCard key={article.path} article={article} />
          ))}
        </ul>
        <BackLink to="/blog/">Back to the blog</BackLink>
      </div>
    </div>
  );
}
