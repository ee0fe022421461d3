import * as z from "zod/mini";
import { headingTree } from "#core/page-check/heading-tree.ts";
import { pageInput } from "#core/page-check/page-input.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

export const seoMetaInOneClickInput = pageInput;

const namedValue = z.object({ name: z.string(), value: z.string() });
const text = z.nullable(z.string());

const metaFacts = z.object({
  title: text,
  titleCharacters: z.number(),
  /** In Arial at 20 px. */
  titlePx: z.number(),
  description: text,
  descriptionCharacters: z.number(),
  descriptionPx: z.number(),
  preview: z.object({
    siteName: z.string(),
    breadcrumb: z.string(),
    desktop: z.object({ title: z.string(), px: z.number() }),
    description: z.string(),
  }),
  canonical: text,
  /** Every robots directive, meta tags and headers together. */
  robots: z.array(z.string()),
  indexable: z.object({ yes: z.boolean(), why: z.string() }),
  language: text,
  charset: z.string(),
  viewport: text,
  author: text,
  publisher: text,
  keywords: text,
  generator: text,
  themeColor: text,
  server: z.object({
    status: z.nullable(z.number()),
    firstByteMs: z.nullable(z.number()),
    bytes: z.nullable(z.number()),
    bytesWire: z.nullable(z.number()),
    type: text,
  }),
  words: z.number(),
  headings: headingTree,
  images: z.object({
    total: z.number(),
    withoutAlt: z.number(),
    ornaments: z.number(),
    withoutSize: z.number(),
    withoutTitle: z.number(),
    lazy: z.number(),
    list: z.array(z.object({ url: z.string(), alt: text, line: z.nullable(z.number()) })),
  }),
  links: z.object({
    total: z.number(),
    unique: z.number(),
    internal: z.number(),
    external: z.number(),
    nofollow: z.number(),
    withoutWords: z.number(),
    list: z.array(
      z.object({
        url: z.string(),
        text: z.string(),
        kind: z.enum(["internal", "external", "other"]),
        rel: z.string(),
        line: z.nullable(z.number()),
      }),
    ),
  }),
  openGraph: z.array(namedValue),
  twitter: z.array(namedValue),
  structuredData: z.array(z.object({ type: z.string(), format: z.enum(["JSON-LD", "Microdata", "RDFa"]), count: z.number() })),
  hreflang: z.array(z.object({ language: z.string(), url: z.string(), isSelf: z.boolean() })),
  icons: z.array(z.object({ rel: z.string(), url: z.string(), sizes: z.string() })),
  metas: z.array(namedValue),
});
export type MetaFacts = z.output<typeof metaFacts>;

export const seoMetaInOneClickOutput = pageCheckOutput(metaFacts);
