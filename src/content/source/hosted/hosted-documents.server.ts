import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Logger } from "#platform/log/logger.ts";
import { parseNdjson, toNdjson } from "../ndjson.ts";
import type { HostedDataset } from "./hosted-writable-documents.server.ts";

interface Options {
  project: HostedProject;
  /** Where the copy of the dataset is kept. */
  file: string;
  log: Logger;
  timeoutMs?: number;
}

interface HostedProject {
  projectId: string;
  dataset: string;
  token?: string | undefined;
  /** May write. */
  writeToken?: string | undefined;
  /** Another server that speaks the service's API. */
  apiHost?: string | undefined;
}

/** The same dataset for who may write: drafts too, and nothing that was kept on the way. */
export async function openHostedDataset({ projectId, dataset, writeToken, apiHost }: HostedProject): Promise<HostedDataset> {
  const { createClient } = await import("@sanity/client");
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: "raw",
    useCdn: false,
    timeout: 10_000,
    maxRetries: 0,
    ...(writeToken !== undefined && { token: writeToken }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  });
  return {
    fetch: async (query, params) => documents.parse(await client.fetch(query, params)),
    mutate: (mutations) => client.mutate([...mutations] as Parameters<typeof client.mutate>[0], { visibility: "sync" }),
    upload: async (bytes, filename) => (await client.assets.upload("image", bytes, { filename, timeout: UPLOAD_MS }))._id,
  };
}

/** The published documents of a hosted dataset, and a copy of them on disk for a start while the service is away. */
export async function openHostedDocuments({ project, file, log, timeoutMs = 6_000 }: Options) {
  // Only now: a fifth of a second that a start without the service need not wait.
  const { createClient } = await import("@sanity/client");
  const { projectId, dataset, token, apiHost } = project;
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: "published",
    // A token reads private data, which the network of the service does not keep.
    useCdn: apiHost === undefined && token === undefined,
    timeout: timeoutMs,
    // The service may close a kept connection in the moment we use it; the next one is new. What timed out is not asked again.
    maxRetries: 1,
    ...(token !== undefined && { token }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  });

  return {
    kept: await readCopy(file),

    /** Asks for the revision of everything, then for what is new: an unchanged dataset costs one small answer. */
    async poll(here: readonly RawDocument[]): Promise<RawDocument[] | undefined> {
      const listed = revisions.parse(await client.fetch(REVISIONS));
      // So answers a private dataset to somebody without a token.
      if (listed.length === 0) throw new Error("the dataset is empty, or may not be read without a token");
      const known = new Map(here.map((document) => [document._id, document]));
      const news = listed.filter(({ _id, _rev }) => known.get(_id)?.["_rev"] !== _rev).map(({ _id }) => _id);
      if (news.length === 0 && listed.length === known.size) return undefined;
      for (let from = 0; from < news.length; from += AT_ONCE) {
        const found = documents.parse(await client.fetch(DOCUMENTS, { ids: news.slice(from, from + AT_ONCE) }));
        for (const document of found) known.set(document._id, document);
      }
      return listed.flatMap(({ _id }) => known.get(_id) ?? []);
    },

    async keep(copied: readonly RawDocument[]): Promise<void> {
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(`${file}.part`, toNdjson(copied));
        await rename(`${file}.part`, file);
      } catch (error) {
        // A full disk is no fault of the service, and what is in memory is good.
        log.warn("the copy of the hosted dataset was not written", { error });
      }
    },
  };
}

/** The service's API as it stood that day; it never changes under a date. */
/** Twenty megabytes over a slow line. */
const UPLOAD_MS = 60_000;

const API_VERSION = "2025-02-19";
/** The service keeps records of its own beside the documents: of images, of users, of settings. */
const REVISIONS = '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")] | order(_id asc) { _id, _rev }';
const DOCUMENTS = "*[_id in $ids]";
const AT_ONCE = 200;

const revisions = z.array(z.object({ _id: z.string(), _rev: z.string() }));
const documents = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** Not there, or damaged: the same as never kept. */
const readCopy = (file: string): Promise<RawDocument[] | undefined> =>
  readFile(file, "utf8")
    .then(parseNdjson)
    .catch(() => undefined);
