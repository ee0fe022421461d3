import "./reviews-badge.css";

export interface Rating {
  /** The mean of 1 to 5, to one place. */
  value: number;
  count: number;
}

/** What people who used the tools gave them: a star, the mean, of how many. Never marked up as data: it is about ourselves. */
export function ReviewsBadge({ rating: { value, count } }: { rating: Rating }) {
  return (
    <span className="badge">
      <svg width="28" height="28" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18.1l1.1-6L1.4 7.9l6-.8z" />
      </svg>
      <b>{value.toFixed(1)}</b>
      <span>
        of 5, from {count} {count === 1 ? "review" : "reviews"} of our tools
      </span>
    </span>
  );
}
