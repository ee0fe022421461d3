import { Link } from "react-router";
import type { Issue } from "#content/issue/issue.content-type.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";

/** The text of an issue, then its posts, each with its summary. */
export function IssueText({ content, posts }: Pick<Issue, "content" | "posts">) {
  return (
    <>
      <RichText blocks={content} />
      {posts.map(({ slug, title, excerpt }) => (
        <section key={slug}>
          <h2>
            <Link to={`/blog/${slug}`}>{title}</Link>
          </h2>
          <p>{excerpt}</p>
        </section>
      ))}
    </>
  );
}

interface Props extends Pick<Issue, "title" | "preview" | "content" | "posts"> {
  brandName: string;
  /** Its day, or that it is a sample. */
  mark: string;
}

/** An issue as it lies in an inbox. It stays paper in the dark. */
export function Letter({ brandName, mark, title, preview, content, posts }: Props) {
  return (
    <article className="letter" aria-labelledby="letter-title">
      <p className="letter-mast">
        <b>{brandName}</b> <span className="letter-mark">{mark}</span>
      </p>
      <h2 className="d3" id="letter-title">
        {title}
      </h2>
      <p className="letter-preview">{preview}</p>
      <div className="issue-text">
        <IssueText content={content} posts={posts} />
      </div>
      <p className="letter-foot">You get this because you confirmed your subscription. Stop these mails.</p>
    </article>
  );
}
