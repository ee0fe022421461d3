import { Link } from "react-router";
import "./category-line.css";

/** The categories, as stops of the blog's line. */
export function CategoryLine({ categories, current }: { categories: readonly { title: string; slug: string }[]; current?: string }) {
  if (categories.length === 0) return null;
  return (
    <nav className="category-line" aria-label="Categories">
      <ul>
        {categories.map(({ title, slug }) => (
          <li key={slug}>
            <Link to={`/blog/category/${slug}/`} aria-current={slug === current ? "page" : undefined}>
              {title}
              <span className="vh"> posts</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
