import { Link } from "react-router";
import { Plate } from "#content/image/plate.tsx";
import type { Article } from "./article/article.ts";
import { Byline } from "./article/byline.tsx";
import "./featured-post.css";

/** The newest post, on the blog's own field. */
export function FeaturedPost({ article }: { article: Article }) {
  const { path, title, date, author, image } = article;
  return (
    <article className="featured field line-purple" data-testid="featured">
      <div className="featured-text">
        <p className="featured-label">Featured</p>
        <h2>
          <Link to={path}>{title}</Link>
        </h2>
        <Byline name={author.name} avatar={author.avatar} date={date} />
      </div>
      <Plate
        image={image}
        seed={path}
        line="purple"
        width={960}
        height={540}
        sizes="(min-width: 1024px) 860px, 92vw"
        className="featured-plate"
        eager="wide"
      />
    </article>
  );
}
