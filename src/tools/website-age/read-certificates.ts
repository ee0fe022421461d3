import * as z from "zod/mini";
import { dayOf } from "./day-of.ts";

/** One line of crt.sh's list; the names stand one a line, the times in UTC without saying so. */
const entry = z.looseObject({
  id: z.number(),
  name_value: z.string(),
  entry_timestamp: z.nullish(z.string()),
  not_before: z.string(),
});

/**
 * The certificate that began first, of those that name the host or stand for it with a star. A certificate counts from the day it is valid,
 * since old ones came into the logs years later; one that claims to be valid only after it was logged is not believed.
 */
export function firstCertificate(text: string, host: string): { date: string; id: number } | "unreadable" | undefined {
  const list = z.array(z.unknown()).safeParse(jsonOf(text));
  if (!list.success) return "unreadable";
  let first: { date: string; id: number } | undefined;
  for (const one of list.data) {
    const { success, data } = entry.safeParse(one);
    if (!success || !isFor(data.name_value, host)) continue;
    const date = dayOf(data.not_before);
    const logged = data.entry_timestamp ? dayOf(data.entry_timestamp) : undefined;
    if (!date || (logged !== undefined && logged < date)) continue;
    if (!first || date < first.date) first = { date, id: data.id };
  }
  return first;
}

function isFor(names: string, host: string): boolean {
  return names.split("\n").some((name) => {
    const lower = name.trim().toLowerCase();
    return lower === host || lower === `*.${host}` || lower === `www.${host}`;
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
