import { Link } from "react-router";
import type { Founder } from "#content/founder/founder.content-type.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { BackLink } from "#ui/back-link/back-link.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import type { Article } from "../blog/article/article.ts";
import { ArticleCard } from "../blog/article/article-card.tsx";
import "./founder-life.css";

interface Props {
  founder: Founder;
  posts: readonly Article[];
  others: readonly { name: string; slug: string; role: string }[];
}

export function FounderLife({ founder, posts, others }: Props) {
  const { name, stops, body, languages, email, author } = founder;
  return (
    <div className="founder-life">
      <div className="wrap founder-body">
        <aside aria-label={`${name} in short`}>
          {stops.length > 0 && (
            <Stations label="In dates">
              {stops.map(({ when, text }, i) => (
                <Station key={text} {...(i === stops.length - 1 && { state: "now" as const })}>
                  {when}
                  <small>{text}</small>
                </Station>
              ))}
            </Stations>
          )}
          <dl className="founder-facts">
            {languages.length > 0 && (
              <div>
                <dt>Speaks</dt>
                <dd>{languages.join(", ")}</dd>
              </div>
            )}
            <div>
              <dt>Email</dt>
              <dd>
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </dd>
            </div>
            {author && (
              <div>
                <dt>Writes</dt>
                <dd>
                  <Link className="link" to={`/author/${author.slug}/`}>
                    on the blog
                  </Link>
                </dd>
              </div>
            )}
          </dl>
        </aside>
        <RichText blocks={body} />
      </div>
      {posts.length > 0 && (
        <section className="sec band" aria-labelledby="founder-posts">
          <div className="wrap">
            <h2 className="d2" id="founder-posts">
              Latest posts
            </h2>
            <ul className="articles">
              {posts.map((article) => (
                <ArticleCard key={article.path} article={article} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="founder-next" aria-label="Next">
        <div className="wrap">
          {others.map((other) => (
            <Link key={other.slug} className="more" to={`/founder/${other.slug}/`}>
              {other.name}, {other.role.charAt(0).toLowerCase() + other.role.slice(1)}
            </Link>
          ))}
          <BackLink to="/our-journey/">Our journey</BackLink>
        </div>
      </section>
    </div>
  );
}
