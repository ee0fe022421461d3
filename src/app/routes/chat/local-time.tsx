import { useSyncExternalStore } from "react";

/** A moment by the reader's own clock; in the server's HTML by UTC, and it says so. */
export function LocalTime({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    unchanging,
    () => shownIn(iso),
    () => `${shownIn(iso, "UTC")} UTC`,
  );
  return <time dateTime={iso}>{text}</time>;
}

const unchanging = () => () => {};

function shownIn(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}
