import { createHash, randomBytes } from "node:crypto";
import { createReadStream, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DATASET_KINDS } from "#core/datasets/dataset-kind.ts";
import type { Logger } from "../log/logger.ts";
import { datasetFolder, editionIn, putInPlace, standingIn } from "./dataset-folder.ts";
import type { createKeptEditions, KeptEdition } from "./kept-editions.ts";

interface Options {
  kept: ReturnType<typeof createKeptEditions>;
  dataDir: string;
  log: Logger;
  /** The folder holds other editions now. */
  onChange(): void;
  everyMs?: number;
  /** After a list could not be fetched. */
  retryMs?: number;
}

/** Makes the folder of lists a copy of what the database has: when it begins, and whenever a new edition stands. */
export function followEditions({ kept, dataDir, log, onChange, everyMs = 1_000, retryMs = 60_000 }: Options) {
  const root = datasetFolder(dataDir);
  const fetching = join(root, ".fetching");
  const stopping = new AbortController();
  /** Editions whose bytes this process has held against their sums. */
  const checked = new Set<string>();
  let known: string | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let working: Promise<void> | undefined;
  rmSync(fetching, { recursive: true, force: true });

  const begin = () => {
    working ??= look()
      .catch((error) => log.debug("imported lists were not looked for", { error }))
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  begin();

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };

  async function look(): Promise<void> {
    const standing = (await kept.ids()).join();
    if (standing === known && Date.now() < retryAt) return;
    if (known === undefined) await kept.removeBroken();
    const isSettled = await settle(await kept.all());
    known = standing;
    retryAt = isSettled ? Number.POSITIVE_INFINITY : Date.now() + retryMs;
  }

  async function settle(editions: readonly KeptEdition[]): Promise<boolean> {
    let isSettled = true;
    for (const edition of editions)
      isSettled = (await tried(edition.id, async () => (await isWhole(edition)) || (await bring(edition)))) && isSettled;
    // What stands here and not there answers until all that stands there is here.
    if (!isSettled) return false;
    return tried("those of this folder", async () => {
      const taken = await kept.takeOver(dataDir, stopping.signal);
      if (!taken) return false;
      const there = new Set([...editions.map(({ id }) => id), ...taken]);
      for (const kind of DATASET_KINDS)
        for (const name of standingIn(join(root, kind))) {
          if (there.has(name)) continue;
          rmSync(join(root, kind, name), { recursive: true, force: true });
          onChange();
        }
      return true;
    });
  }

  async function tried(what: string, work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (error) {
      if (!stopping.signal.aborted) log.warn("imported lists are not as the database has them", { what, error });
      return false;
    }
  }

  async function isWhole({ id, kind, files }: KeptEdition): Promise<boolean> {
    for (const { name, bytes, sha256 } of files) {
      const path = join(root, kind, id, name);
      if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return false;
      if (!checked.has(id) && (await hashOf(path)) !== sha256) return false;
    }
    checked.add(id);
    return true;
  }

  async function bring(edition: KeptEdition): Promise<boolean> {
    const folder = join(root, edition.kind);
    // Another process on the same folder works in one of its own.
    const part = join(fetching, randomBytes(8).toString("hex"));
    try {
      await kept.read(edition, part, stopping.signal);
      const before = standingIn(folder).filter((name) => name !== edition.id && editionIn(name) === editionIn(edition.id));
      putInPlace(part, folder, edition.id, before);
      checked.add(edition.id);
      onChange();
      return true;
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
