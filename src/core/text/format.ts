/** `Jan 05, 2024`, in UTC so that every reader and every server sees the same day. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: "UTC" }).format(new Date(iso));
}

/** The first `count` words, with an ellipsis in place of the last mark when something was cut. */
export function cutWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(" ");
  const kept = words.slice(0, count).join(" ");
  return `${kept.replace(/[.,;:]$/, "")}…`;
}
