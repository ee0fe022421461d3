import { useSyncExternalStore } from "react";
import { createKeptList } from "./kept-list.ts";
import "./starred-tools.css";

export const starredTools = createKeptList<string>("tools:starred", 64);

/** A star that is kept in this browser. It appears with JavaScript, without which it could not be kept. */
export function StarButton({ slug, name }: { slug: string; name: string }) {
  const starred = useSyncExternalStore(starredTools.subscribe, starredTools.read, starredTools.none);
  const isStarred = starred.includes(slug);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isStarred}
      aria-label={`Star ${name}`}
      onClick={() => starredTools.write(isStarred ? starred.filter((other) => other !== slug) : [...starred, slug])}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18.1l1.1-6L1.4 7.9l6-.8z" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
