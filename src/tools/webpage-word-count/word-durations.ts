/** "45 seconds", "2 minutes", "1 hour 5 minutes": as long as people say it. */
export function durationText(seconds: number): string {
  if (seconds < 55) return plural(Math.max(1, Math.round(seconds / 5) * 5), "second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return plural(minutes, "minute");
  const rest = minutes % 60;
  return rest === 0 ? plural(minutes / 60, "hour") : `${plural(Math.floor(minutes / 60), "hour")} ${plural(rest, "minute")}`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
