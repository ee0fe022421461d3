import type { SitemapEntry, SitemapProblemCode } from "#engines/sitemap/sitemap-document.ts";
import type { GatheredFile, GatheredSitemaps } from "./gathered-sitemaps.ts";

/** What the rules judge: the files and everything that was counted over them. */
export interface SitemapSubject extends GatheredSitemaps {
  pages: readonly ListedPage[];
  total: number;
  /** Addresses listed more than once, with how often. */
  duplicates: readonly { page: ListedPage; times: number }[];
  hosts: ReadonlyMap<string, number>;
  schemes: ReadonlySet<string>;
}

export interface ListedPage {
  entry: SitemapEntry;
  file: GatheredFile;
  /** Place of the file among all. */
  fileIndex: number;
  url: URL | null;
}

export function sitemapSubject(gathered: GatheredSitemaps): SitemapSubject {
  const pages = gathered.files.flatMap((file, fileIndex) =>
    file.document && file.document.kind !== "sitemapindex"
      ? file.document.entries.map((entry): ListedPage => ({ entry, file, fileIndex, url: URL.parse(entry.loc) }))
      : [],
  );
  const times = new Map<string, { page: ListedPage; times: number }>();
  const hosts = new Map<string, number>();
  const schemes = new Set<string>();
  for (const page of pages) {
    const address = page.url?.href ?? page.entry.loc;
    const seen = times.get(address);
    if (seen) seen.times++;
    else times.set(address, { page, times: 1 });
    if (!page.url) continue;
    hosts.set(page.url.host, (hosts.get(page.url.host) ?? 0) + 1);
    schemes.add(page.url.protocol);
  }
  return {
    ...gathered,
    pages,
    total: gathered.files.reduce((sum, { document }) => sum + (document && document.kind !== "sitemapindex" ? document.count : 0), 0),
    duplicates: [...times.values()].filter((one) => one.times > 1),
    hosts,
    schemes,
  };
}

/** Every problem of these kinds, with the file it stands in, and how many there are in all. */
export function problemsOf({ files }: SitemapSubject, codes: readonly SitemapProblemCode[]) {
  const found = files.flatMap((file) =>
    (file.document?.problems ?? []).filter(({ code }) => codes.includes(code)).map((problem) => ({ ...problem, file })),
  );
  const count = files.reduce((sum, { document }) => sum + codes.reduce((part, code) => part + (document?.problemCounts[code] ?? 0), 0), 0);
  return { found, count };
}
