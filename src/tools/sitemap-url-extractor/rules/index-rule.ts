import { type Evidence, pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import { type GatheredFile, hostsOf } from "../gathered-sitemaps.ts";
import type { SitemapSubject } from "../sitemap-subject.ts";

export const indexRule: Rule<SitemapSubject> = {
  id: "sitemap-index",
  title: "An index of sitemaps only",
  kind: "sitemap-form",
  sources: [standards.sitemapProtocol, google.largeSitemaps],
  run({ files }) {
    const indexes = files.filter(({ document }) => document?.kind === "sitemapindex");
    if (indexes.length === 0) return [];
    const faults = [...namesItself(indexes), ...namesOtherHosts(indexes), ...namesIndexes(indexes)];
    return faults.length > 0 ? faults : pass("The index names sitemaps only");
  },
};

function namesItself(indexes: readonly GatheredFile[]): Verdict[] {
  const selfish = indexes.find(({ url, document }) => document?.entries.some(({ loc }) => URL.parse(loc, url)?.href === url));
  if (!selfish) return [];
  return [
    {
      title: "The index names itself",
      detail: "A reader that does not keep count would go round in a circle. Take the entry out.",
      evidence: [snippet(selfish.url)],
    },
  ];
}

function namesOtherHosts(indexes: readonly GatheredFile[]): Verdict[] {
  const elsewhere = indexes.flatMap((file) =>
    (file.document?.entries ?? []).filter(({ loc }) => {
      const host = URL.parse(loc, file.url)?.host;
      return host !== undefined && !hostsOf(file).includes(host);
    }),
  );
  if (elsewhere.length === 0) return [];
  return [
    {
      title: `The index names ${elsewhere.length === 1 ? "a sitemap" : `${elsewhere.length.toLocaleString("en-US")} sitemaps`} on another host`,
      detail: "The protocol lets an index name sitemaps of its own site only. Google reads others if both hosts are verified.",
      evidence: elsewhere.slice(0, 6).map(({ line, loc }) => snippet(loc, line)),
    },
  ];
}

function namesIndexes(indexes: readonly GatheredFile[]): Verdict[] {
  const nested = indexes.filter(({ level }) => level > 0);
  if (nested.length === 0) return [];
  return [
    {
      title: `${nested.length === 1 ? "An index stands" : `${nested.length} indexes stand`} inside an index`,
      detail: "The protocol knows one level. Google does not read an index that another one names.",
      evidence: nested.slice(0, 6).map(({ url }) => snippet(url)),
    },
  ];
}

const snippet = (text: string, line: number | null = null): Evidence => ({ line, column: null, snippet: text.slice(0, 300) });
