import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { Alternates } from "./gather-alternates.ts";
import { hreflangSet, ownAddresses } from "./hreflang-set.ts";
import { type ReadMeta, readMetas } from "./meta-facts.ts";
import { type ReadScript, readScripts } from "./script-facts.ts";
import { type TrackingId, trackingIds } from "./tracking-ids.ts";

/** What the tag rules read: the page and what was computed from it once. */
export interface TagSubject {
  snapshot: PageSnapshot;
  metas: ReadMeta[];
  scripts: ReadScript[];
  ids: TrackingId[];
  hreflang: ReturnType<typeof hreflangSet>;
  own: Set<string>;
  /** Null when the other languages were not asked. */
  alternates: Alternates | null;
  /** Characters that readers see, and those of the source. */
  text: number;
  source: number;
}

export function tagSubject(snapshot: PageSnapshot, alternates: Alternates | null): TagSubject {
  return {
    snapshot,
    metas: readMetas(snapshot),
    scripts: readScripts(snapshot),
    ids: trackingIds(snapshot),
    hreflang: hreflangSet(snapshot),
    own: ownAddresses(snapshot),
    alternates,
    text: snapshot.textBlocks.reduce((sum, { text }) => sum + text.length, 0),
    source: snapshot.html.length,
  };
}
