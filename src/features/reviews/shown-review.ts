/** A review as everybody may see it: no address, nothing of the moderation. */
export interface ShownReview {
  id: string;
  tool: string;
  userName: string;
  userFeedback: string;
  rating: number | null;
  /** The team's answer. */
  reply: string | null;
  /** ISO date and time. */
  createdAt: string;
}

/** What stars and structured data may say: only approved, rated reviews of one page. Undefined when there are none. */
export function ratingOf(reviews: readonly ShownReview[]): { value: number; count: number } | undefined {
  const rated = reviews.flatMap(({ rating }) => rating ?? []);
  if (rated.length === 0) return undefined;
  return { value: Math.round((rated.reduce((sum, rating) => sum + rating, 0) / rated.length) * 10) / 10, count: rated.length };
}
