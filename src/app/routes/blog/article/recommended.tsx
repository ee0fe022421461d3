import { BackLink } from "#ui/back-link/back-link.tsx";
import type { Article } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";

/** What to read after a post, and the way back to all of them. */
export function Recommended({ articles }: { articles: readonly Article[] }) {
  return (
    <section className="sec band recommended" aria-labelledby="recommended">
      <div className="wrap">
        <h2 className="d2" id="recommended">
          Recommended
        </h2>
        <ul className="articles articles-few" data-testid="recommended">
          {articles.map((article) => (
            <ArticleCard key={article.path} article={article} />
          ))}
        </ul>
        <BackLink to="/blog/">Back to the blog</BackLink>
      </div>
    </section>
  );
}
