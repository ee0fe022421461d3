import { Plate } from "#content/image/plate.tsx";
import { siteConstants } from "#core/site-constants.ts";
import { Card, CardLink } from "#ui/card/card.tsx";
import type { Article } from "./article.ts";
import { AuthorDisc } from "./author-disc.tsx";
import "./article-card.css";

interface ArticleCardProps {
  article: Article;
  as?: "li" | "div";
  /** On the first screen, without a larger picture above it. */
  first?: boolean;
}

/** A post in a list. The whole card leads to it. */
export function ArticleCard({ article, as, first = false }: ArticleCardProps) {
  const { path, title, excerpt, date, author, line, image } = article;
  return (
    <Card as={as ?? "li"} className={`article line-${line}`}>
      <Plate
        image={image}
        seed={path}
        line={line}
        width={480}
        height={252}
        sizes={plateSizes}
        className="article-plate"
        eager={first ? "everywhere" : undefined}
      />
      <div className="article-text">
        <h3 className="d4">
          <CardLink to={path}>{title}</CardLink>
        </h3>
        <p data-testid="excerpt">{excerpt}</p>
        <p className="article-meta">
          <span className="article-author">
            <AuthorDisc name={author.name} avatar={author.avatar} size={32} />
            {author.username}
          </span>
          <span>
            <time dateTime={date.day}>{date.text}</time> <span>{siteConstants.readLabels.post}</span>
          </span>
        </p>
      </div>
    </Card>
  );
}

/** Phones show it 92vw wide and have pixels to spare: drawings are sharp there from a file that is a third smaller. */
const plateSizes = "(min-width: 1216px) 368px, (min-width: 1024px) 32vw, (min-width: 700px) 48vw, (max-resolution: 1.4dppx) 92vw, 60vw";
