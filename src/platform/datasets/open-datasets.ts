import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DATASET_KINDS, DATASETS, type DatasetAbout, type DatasetKind, type LoadedDataset } from "#core/datasets/dataset-kind.ts";
import type { DomainRecord } from "#core/datasets/domain-record.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { datasetFolder, standingIn } from "./dataset-folder.ts";
import { LINE_READERS } from "./import/line-readers.ts";
import { openLinkLists } from "./link-lists.ts";
import { openRowFile } from "./row-file.ts";

type ListFile = Pick<ReturnType<typeof openRowFile>, "find" | "rows" | "bytes" | "close">;
interface Opened<File> {
  about: DatasetAbout;
  file: File;
}

/** How long a new import may stay unseen. */
const REFRESH_AFTER_MS = 15_000;
const DAY_MS = 86_400_000;
/** Best-ranked of those that link to a domain. */
const EXAMPLES = 25;

/** The imported lists, opened as they are there. A file that is not whole is left aside, with the reason. */
export function openDatasets({ dataDir, now }: { dataDir: string; now(): Date }) {
  const root = datasetFolder(dataDir);
  const lists = new Map<string, Opened<ListFile>>();
  const graphs = new Map<string, Opened<ReturnType<typeof openLinkLists>>>();
  const troubles = new Map<string, { about: DatasetAbout; reason: string }>();
  let refreshedAt = Number.NEGATIVE_INFINITY;

  return {
    loaded,
    lookUp,
    /** The folder holds other editions now, maybe under names that are known. */
    reread(): void {
      closeAll();
      refreshedAt = Number.NEGATIVE_INFINITY;
    },
    close: () => closeAll(),
  };

  /** Newest edition first, kind by kind. */
  function loaded(): LoadedDataset[] {
    refresh();
    const open = [...lists.values(), ...graphs.values()].map(({ about, file }) => shownOf(about, file.bytes));
    const broken = [...troubles.values()].map(({ about, reason }) => ({ ...shownOf(about, 0), trouble: reason }));
    return [...open, ...broken].toSorted(
      (a, b) => DATASET_KINDS.indexOf(a.kind) - DATASET_KINDS.indexOf(b.kind) || compareText(b.asOf, a.asOf),
    );
  }

  /** What the lists say of a registrable domain. */
  function lookUp(domain: string): DomainRecord {
    refresh();
    const standings = (kind: DatasetKind) => editionsOf(lists, kind);
    const graph = editionsOf(graphs, "commoncrawl-edges").at(-1);
    const links = graph?.file.find(domain);
    const ranks = standings("commoncrawl-ranks");
    const newest = ranks.at(-1);
    return {
      domain,
      tranco: standings("tranco").map(({ about, file }) => ({ asOf: about.asOf, size: file.rows, rank: file.find(domain)?.[0] ?? null })),
      majestic: standings("majestic-million").map(({ about, file }) => {
        const [rank = null, subnets = null, addresses = null] = file.find(domain) ?? [];
        return { asOf: about.asOf, size: file.rows, rank, subnets, addresses };
      }),
      linkRanks: ranks.map(({ about, file }) => {
        const [harmonic = null, pageRank = null, hosts = null] = file.find(domain) ?? [];
        return { asOf: about.asOf, release: about.edition, size: file.rows, harmonic, pageRank, hosts };
      }),
      referring: graph
        ? {
            asOf: graph.about.asOf,
            release: graph.about.edition,
            domains: links?.count ?? 0,
            kept: links?.some.length ?? 0,
            examples: bestOf(links?.some ?? [], (name) => newest?.file.find(name)?.[0] ?? null),
          }
        : null,
    };
  }

  function shownOf(about: DatasetAbout, bytes: number): LoadedDataset {
    const age = now().getTime() - Date.parse(about.asOf);
    return { ...about, bytes, isStale: age > DATASETS[about.kind].freshDays * DAY_MS };
  }

  function refresh() {
    if (now().getTime() - refreshedAt < REFRESH_AFTER_MS) return;
    refreshedAt = now().getTime();
    const there = new Set(DATASET_KINDS.flatMap((kind) => standingIn(join(root, kind)).map((name) => join(root, kind, name))));
    for (const known of [lists, graphs])
      for (const [folder, { file }] of known) {
        if (there.has(folder)) continue;
        file.close();
        known.delete(folder);
      }
    for (const folder of troubles.keys()) if (!there.has(folder)) troubles.delete(folder);
    for (const folder of there) if (!lists.has(folder) && !graphs.has(folder)) open(folder);
  }

  function open(folder: string) {
    const about = readAbout(folder);
    if (!about) return;
    try {
      if (about.kind === "commoncrawl-edges") graphs.set(folder, { about, file: openLinkLists(folder) });
      else lists.set(folder, { about, file: openRowFile(join(folder, "rows"), LINE_READERS[about.kind].words) });
      troubles.delete(folder);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      troubles.set(folder, { about, reason: `Not used, because ${reason}. Import it again.` });
    }
  }

  function closeAll() {
    for (const known of [lists, graphs]) {
      for (const { file } of known.values()) file.close();
      known.clear();
    }
  }
}

/** Oldest first. */
function editionsOf<File>(known: Map<string, Opened<File>>, kind: DatasetKind): Opened<File>[] {
  return [...known.values()].filter(({ about }) => about.kind === kind).sort((a, b) => compareText(a.about.asOf, b.about.asOf));
}

function bestOf(names: readonly string[], rankOf: (name: string) => number | null) {
  return names
    .map((domain) => ({ domain, rank: rankOf(domain) }))
    .sort((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER) || compareText(a.domain, b.domain))
    .slice(0, EXAMPLES);
}

function readAbout(folder: string): DatasetAbout | undefined {
  try {
    const about = JSON.parse(readFileSync(join(folder, "about.json"), "utf8")) as DatasetAbout;
    return DATASET_KINDS.includes(about.kind) && Number.isFinite(Date.parse(about.asOf)) ? about : undefined;
  } catch {
    return undefined;
  }
}
