import { runRules } from "#core/rules/run-rules.ts";
import { countsOf, faultsOf, levelOf } from "#core/rules/verdict-words.ts";
import { readW3cDate } from "#engines/sitemap/w3c-date.ts";
import { foldersOf } from "./folders.ts";
import type { GatheredSitemaps } from "./gathered-sitemaps.ts";
import { fileRules } from "./rules/file-rules.ts";
import { siteRules } from "./rules/site-rules.ts";
import { type SitemapSubject, sitemapSubject } from "./sitemap-subject.ts";
import type { SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

/** What breaks a file comes before what is only unwise. */
export const sitemapRules = [...fileRules, ...siteRules];

/** Judges what was gathered and counts it by folder, date, host and language. Pure; a file that was dropped is judged in the page. */
export function judgeSitemaps(gathered: GatheredSitemaps): SitemapUrlExtractorOutput {
  const subject = sitemapSubject(gathered);
  const findings = runRules(sitemapRules, subject);
  const { files, pages, total } = subject;
  return {
    asked: gathered.asked,
    foundBy: gathered.foundBy,
    verdict: { level: levelOf(findings), headline: headlineOf(subject, findings), summary: countsOf(findings) },
    files: files.map(({ url, level, status, document, trouble }) => ({
      url,
      kind: document?.kind ?? "unknown",
      level,
      entries: document?.count ?? 0,
      bytes: document?.bytes ?? 0,
      packed: document?.packed ?? false,
      encoding: document?.encoding ?? "",
      status,
      trouble: trouble ?? null,
      faults: Object.values(document?.problemCounts ?? {}).reduce((sum, count) => sum + count, 0),
    })),
    total,
    addresses: pages.map(({ entry, fileIndex }) => ({
      loc: entry.loc,
      lastmod: entry.lastmod ?? null,
      changefreq: entry.changefreq ?? null,
      priority: entry.priority ?? null,
      file: fileIndex,
      line: entry.line,
      images: entry.images,
      imageLocs: [...(entry.imageLocs ?? [])],
      languages: entry.alternates.map(({ hreflang }) => hreflang),
    })),
    hosts: counted(subject.hosts),
    folders: foldersOf(pages.flatMap(({ url }) => url ?? [])),
    ...changesOf(subject),
    extensions: extensionsOf(subject),
    sample: [...gathered.sample],
    notes: [...gathered.notes],
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

function headlineOf({ total, files }: SitemapSubject, findings: Parameters<typeof faultsOf>[0]): string {
  const [worst] = faultsOf(findings);
  if (worst) return `${worst.title}.`;
  const many = files.length === 1 ? "one file" : `${files.length} files`;
  return total === 0
    ? "No address in it."
    : `${total.toLocaleString("en-US")} ${total === 1 ? "address" : "addresses"} in ${many}, and nothing to fix.`;
}

/** More months than this are drawn as years. */
const MAX_MONTHS = 48;

function changesOf({ pages }: SitemapSubject): { changes: { name: string; count: number }[]; withoutLastmod: number } {
  const months = new Map<string, number>();
  let withoutLastmod = 0;
  for (const { entry } of pages) {
    const date = entry.lastmod === undefined ? undefined : readW3cDate(entry.lastmod);
    if (!date) withoutLastmod++;
    else {
      const month = new Date(date.time).toISOString().slice(0, 7);
      months.set(month, (months.get(month) ?? 0) + 1);
    }
  }
  const names = [...months.keys()].sort();
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const span = monthNumber(last) - monthNumber(first) + 1;
  if (names.length === 0) return { changes: [], withoutLastmod };
  if (span <= MAX_MONTHS)
    return {
      changes: Array.from({ length: span }, (_, index) => monthAt(monthNumber(first) + index)).map((name) => ({
        name,
        count: months.get(name) ?? 0,
      })),
      withoutLastmod,
    };
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: Math.min(80, to - from + 1) }, (_, index) => String(to - Math.min(80, to - from + 1) + 1 + index));
  return {
    changes: years.map((name) => ({
      name,
      count: names.filter((month) => month.startsWith(name)).reduce((sum, month) => sum + (months.get(month) ?? 0), 0),
    })),
    withoutLastmod,
  };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (number: number) => `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

function extensionsOf({ pages }: SitemapSubject): SitemapUrlExtractorOutput["extensions"] {
  const languages = new Map<string, number>();
  let [images, videos, news] = [0, 0, 0];
  for (const { entry } of pages) {
    images += entry.images;
    videos += entry.videos;
    if (entry.hasNews) news++;
    for (const { hreflang } of entry.alternates) languages.set(hreflang, (languages.get(hreflang) ?? 0) + 1);
  }
  return { images, videos, news, languages: counted(languages) };
}

function counted(map: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...map]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 40);
}
