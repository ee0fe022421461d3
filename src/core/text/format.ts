/** `Jan 05, 2024`, in UTC so that every reader and every server sees the same day. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: "UTC" }).format(new Date(iso));
}

/** The first `count` words, with an ellipsis when something was cut. */
export function cutWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  return words.length > count ? `${words.slice(0, count).join(" ")}…` : words.join(" ");
}
