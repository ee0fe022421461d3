/** "20030512…", "2003-05-12T10:11:12" → "2003-05-12"; undefined when it is no day. */
export function dayOf(timestamp: string): string | undefined {
  const digits = timestamp.replaceAll("-", "");
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
