/** `Jan 05, 2024`, in UTC so that every reader and every server sees the same day. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: "UTC" }).format(new Date(iso));
}

/** `12 min ago`, `5 h ago`, `3 d ago`; after a week, the day. */
export function timeAgo(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return minutes < 7 * 24 * 60 ? `${Math.floor(minutes / 1440)} d ago` : formatDate(iso);
}

/** The first `count` words, with an ellipsis in place of the last mark when something was cut. */
export function cutWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(" ");
  const kept = words.slice(0, count).join(" ");
  return `${kept.replace(/[.,;:]$/, "")}…`;
}
