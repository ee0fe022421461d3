import { ageOf } from "#core/page-check/page-retention.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";

/**
 * Keeps the page that was opened last, as one object: tools that look at it one after another share its parse. The tree of a large page takes
 * 70 MB, so it is let go before the next page is fetched, and when nobody has asked for it for a while.
 */
export function keepNear(openPage: ToolPorts["openPage"]): ToolPorts["openPage"] {
  let near: OpenedPage | undefined;
  let letGo: NodeJS.Timeout | undefined;
  const keep = (page: OpenedPage | undefined) => {
    clearTimeout(letGo);
    near = page;
    letGo = setTimeout(() => {
      near = undefined;
    }, KEPT_MS).unref();
  };
  return async (source, signal) => {
    const now = new Date();
    if ("snapshot" in source && source.snapshot === near?.id && near.until > now.toISOString()) {
      keep(near);
      const { earlier: _, ...kept } = near;
      return { ...kept, age: ageOf(near.takenAt, now) };
    }
    keep(undefined);
    const opened = await openPage(source, signal);
    keep(opened);
    return opened;
  };
}

/** Longer than a tool works on a page. */
const KEPT_MS = 30_000;
