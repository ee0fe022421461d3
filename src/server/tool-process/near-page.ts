import { ageOf } from "#core/page-check/page-retention.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";

/** Keeps the page that was opened last, as one object: tools that look at it one after another share its parse. */
export function keepNear(openPage: ToolPorts["openPage"]): ToolPorts["openPage"] {
  let near: OpenedPage | undefined;
  return async (source, signal) => {
    const now = new Date();
    if ("snapshot" in source && source.snapshot === near?.id && near.until > now.toISOString()) {
      const { earlier: _, ...kept } = near;
      return { ...kept, age: ageOf(near.takenAt, now) };
    }
    near = await openPage(source, signal);
    return near;
  };
}
