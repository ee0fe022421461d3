import * as z from "zod/mini";
import { renderedPageInput } from "#core/page-check/page-input.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

export const schemaValidatorInput = renderedPageInput;

const syntax = z.enum(["json-ld", "microdata", "rdfa"]);

const shownValue = z.object({
  kind: z.enum(["text", "number", "boolean", "link", "entity"]),
  /** Cut to 300 characters; of an entity, its name. */
  text: z.string(),
  /** Where it leads: the key of an entity of this page. */
  entity: z.nullable(z.number()),
});

const shownEntity = z.object({
  key: z.number(),
  syntax,
  /** Names of schema.org, whole addresses of other vocabularies. */
  types: z.array(z.string()),
  id: z.nullable(z.string()),
  /** Its name, headline or title. */
  label: z.string(),
  line: z.number(),
  isRoot: z.boolean(),
  /** How many findings of the vocabulary it has. */
  faults: z.number(),
  properties: z.array(
    z.object({
      name: z.string(),
      line: z.number(),
      /** What schema.org says against it. */
      fault: z.nullable(z.string()),
      values: z.array(shownValue),
      /** Values that are left out here. */
      more: z.number(),
    }),
  ),
});
export type ShownEntity = z.output<typeof shownEntity>;

const missing = z.object({ paths: z.array(z.string()), lines: z.array(z.number()) });

const featureCard = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(["eligible", "missing", "retired"]),
  gives: z.string(),
  /** What keeps search engines from the script, whatever it says. */
  blocked: z.nullable(z.string()),
  /** ISO day or month. */
  retiredOn: z.nullable(z.string()),
  /** Items that were judged, and those with everything that is required. */
  items: z.number(),
  eligible: z.number(),
  line: z.number(),
  label: z.string(),
  required: z.array(missing),
  recommended: z.array(missing),
  limits: z.array(z.string()),
  docUrl: z.string(),
  checkedOn: z.string(),
});
export type FeatureCard = z.output<typeof featureCard>;

const sourceLine = z.object({ line: z.number(), text: z.string(), notes: z.array(z.string()) });

const schemaFacts = z.object({
  /** Of the whole page, without doubles, schema.org's only. */
  types: z.array(z.string()),
  counts: z.object({ jsonLd: z.number(), microdata: z.number(), rdfa: z.number(), blocks: z.number() }),
  entities: z.array(shownEntity),
  /** Entities that are left out. */
  moreEntities: z.number(),
  features: z.array(featureCard),
  /** How a result may look with what is eligible; null when nothing is. */
  preview: z.nullable(
    z.object({
      siteName: z.string(),
      breadcrumb: z.string(),
      title: z.string(),
      description: z.string(),
      rating: z.nullable(z.object({ value: z.number(), best: z.number(), count: z.nullable(z.string()) })),
      /** Price, availability, dates and the like, in the order of a result. */
      details: z.array(z.string()),
    }),
  ),
  /** Lines with something to say about them, and those around. */
  source: z.array(z.array(sourceLine)),
  /** Blocks that can be repaired: the whole script, ready to paste. */
  fixed: z.array(
    z.object({ block: z.number(), line: z.number(), text: z.string(), changes: z.array(z.object({ line: z.number(), text: z.string() })) }),
  ),
  /** Microdata and RDFa of the page as JSON-LD; null when there is none, or too much. */
  converted: z.nullable(z.string()),
  nQuads: z.nullable(z.string()),
});
export type SchemaFacts = z.output<typeof schemaFacts>;

export const schemaValidatorOutput = pageCheckOutput(schemaFacts);
