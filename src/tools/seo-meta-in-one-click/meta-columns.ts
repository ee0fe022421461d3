import type { ReportColumn } from "#ui/tool/page-check/report-column.ts";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** What stands side by side when two pages are compared, and in the CSV. */
export const metaColumns: readonly ReportColumn<MetaFacts>[] = [
  { title: "Title", of: ({ facts }) => facts.title },
  { title: "Title, px", of: ({ facts }) => facts.titlePx },
  { title: "Description", of: ({ facts }) => facts.description },
  { title: "Description, characters", of: ({ facts }) => facts.descriptionCharacters },
  { title: "May be indexed", of: ({ facts }) => yesNo(facts.indexable.yes) },
  { title: "Robots", of: ({ facts }) => facts.robots.join(", ") || null },
  { title: "Canonical", of: ({ facts }) => facts.canonical },
  { title: "Language", of: ({ facts }) => facts.language },
  { title: "H1", of: ({ facts }) => facts.headings.headings.find(({ level, isHidden }) => level === 1 && !isHidden)?.text ?? null },
  { title: "Headings", of: ({ facts }) => facts.headings.counts.map((count, index) => `H${index + 1} ${count}`).join(", ") },
  { title: "Words", of: ({ facts }) => facts.words },
  { title: "Images", of: ({ facts }) => facts.images.total },
  { title: "Images without alt", of: ({ facts }) => facts.images.withoutAlt },
  { title: "Links", of: ({ facts }) => facts.links.total },
  { title: "Internal links", of: ({ facts }) => facts.links.internal },
  { title: "External links", of: ({ facts }) => facts.links.external },
  { title: "Nofollowed links", of: ({ facts }) => facts.links.nofollow },
  { title: "Structured data", of: ({ facts }) => facts.structuredData.map(({ type }) => type).join(", ") || null },
  { title: "Open Graph tags", of: ({ facts }) => facts.openGraph.length },
  { title: "og:image", of: ({ facts }) => facts.openGraph.find(({ name }) => name === "og:image")?.value ?? null },
  { title: "hreflang", of: ({ facts }) => facts.hreflang.map(({ language }) => language).join(", ") || null },
  { title: "Icons", of: ({ facts }) => facts.icons.length },
  { title: "First byte, ms", of: ({ facts }) => facts.server.firstByteMs },
  { title: "HTML, KB", of: ({ facts }) => (facts.server.bytes === null ? null : Math.round(facts.server.bytes / 1000)) },
  { title: "Author", of: ({ facts }) => facts.author },
  { title: "Generator", of: ({ facts }) => facts.generator },
];
