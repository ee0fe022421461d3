import type { CanonicalTarget } from "./canonical-tag-checker.schema.ts";

/** What stands around a page: the canonical's target, what robots.txt says of both, and what the sitemap lists. */
export interface Around {
  target: CanonicalTarget | null;
  /** Whether Googlebot may read this page at all. */
  pageRobots: CanonicalTarget["robots"];
  sitemap: { page: boolean; canonical: boolean; complete: boolean } | null;
}
