import { Link } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { type Rating, ReviewsBadge } from "#features/reviews/reviews-badge.tsx";
import { Stars } from "#features/reviews/stars.tsx";
import "#features/reviews/review-section.css";
import "./tool-reviews.css";

export interface ToolReview {
  id: string;
  name: string;
  text: string;
  rating: number;
  at: string;
  /** What was reviewed. */
  of: string;
  href: string;
}

/** Where the badge leads: what people who used the tools wrote last. Not there before anybody rated one. */
export function ToolReviews({ rating, reviews }: { rating: Rating; reviews: readonly ToolReview[] }) {
  return (
    <section className="sec tool-reviews line-green" id="tool-reviews" aria-labelledby="tool-reviews-title">
      <div className="wrap">
        <h2 className="d2" id="tool-reviews-title">
          What users say about the tools
        </h2>
        <p className="lead">
          <ReviewsBadge rating={rating} />
        </p>
        <ul>
          {reviews.map(({ id, name, text, rating: stars, at, of, href }) => (
            <li key={id}>
              <Stars value={stars} />
              <p>{text}</p>
              <p className="meta">
                <b>{name}</b> on <Link to={href}>{of}</Link>, {formatDate(at)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
