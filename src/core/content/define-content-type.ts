import { z } from "zod";
import type { JsonLdNode } from "../json-ld/json-ld-node.ts";
import type { Fields, ShapeOf } from "./content-field.ts";
import type { ContentSource } from "./content-source.ts";
import { shapeOf, storedShapeOf } from "./field.ts";
import { type FieldFault, toFieldFault } from "./field-fault.ts";
import { underOwnNames, valueAt } from "./field-path.ts";
import type { RawDocument } from "./raw-document.ts";
import { createListReader, readOne } from "./read-documents.ts";

type Shape<Declared extends Fields, Name extends keyof Declared> = { _id: z.ZodString } & ShapeOf<Pick<Declared, Name>>;
type Shown<Declared extends Fields, Name extends keyof Declared> = z.output<z.ZodObject<Shape<Declared, Name>>>;

/** Some of its fields, without its id. */
type Held<Declared extends Fields, Name extends keyof Declared> = z.output<z.ZodObject<ShapeOf<Pick<Declared, Name>>>>;

interface Declaration<Declared extends Fields, CardField extends keyof Declared, Now, EntryField extends keyof Declared, Around> {
  /** The `_type` of its documents. */
  name: string;
  /** What an editor calls one, and several. */
  title: string;
  plural: string;
  /** There is one document of it, whose id is the type's name. */
  single?: true;
  /** In the order of forms and of answers. */
  fields: Declared;
  /** What lists read; everything unless said. */
  card?: readonly CardField[];
  /** For a document too long for one screen: which fields are edited together. Every field belongs to one part. */
  parts?: readonly Part<keyof Declared & string>[];
  /** The page of a document, for types that have pages. */
  address?(slug: string): string;
  /** The path of the slug, if it is not `slug`. */
  slugAt?: string;
  query?: {
    /** GROQ: which documents, beside those of this type that have a slug where one is needed. */
    where?: string;
    /** GROQ: by what lists are ordered; by id unless said. */
    order?: string;
  };
  /** A document as the query gives it, with every field under its own name, made ready for the schema. */
  mapping?(raw: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Across fields: what must hold, and the sentence for somebody who broke it. */
  rules?: readonly { at: keyof Declared & string; message: string; holds(document: Shown<Declared, keyof Declared>): boolean }[];
  /** For documents that appear, or go, when their time has come. */
  isShown?(document: Shown<Declared, CardField>, now: Now): boolean;
  /** Which file of the sitemap lists its pages; `dated` unless a page changes with other documents. */
  sitemap?: { file: SitemapFile; dated: boolean };
  /** Fields with a day or an instant at which the text was published or checked. */
  changedOn?: readonly (keyof Declared & string)[];
  /** A line of the search dialog. */
  search?: { kind: string; entry(card: Shown<Declared, CardField>): { title: string; text: string } };
  /**
   * What a document is to search engines: its own nodes in the JSON-LD of a page, beside those of the page itself. `reads` for a
   * document of which pages hold a part. A type with pages says "page alone" where there is nothing else to say.
   */
  jsonLd?: "page alone" | { reads?: readonly EntryField[]; entry(document: Held<Declared, EntryField>, around: Around): JsonLdNode[] };
}

export interface Part<Name extends string = string> {
  /** In the address of its screen. */
  name: string;
  title: string;
  fields: readonly Name[];
  /** Pages of the site that show what is written here, the first one first; by what an editor calls them. */
  pages: Readonly<Record<string, string>>;
}

type SitemapFile = "pages" | "case-studies" | "authors" | "services" | "posts" | "jobs";

/** What can be asked of any kind of document. */
export interface ContentType
  extends Pick<
    Declaration<Fields, string, unknown, string, never>,
    "name" | "title" | "plural" | "single" | "sitemap" | "address" | "jsonLd"
  > {
  fields: Fields;
  parts?: readonly Part[];
  slugAt: string;
  /** Fields with texts that its own pages show and no list does. */
  longTexts: readonly string[];
  changedOn?: readonly string[];
  /** The pages of its documents; none for types that stand on other pages only. */
  pages(source: ContentSource, now: Date): Promise<{ slug: string; path: string }[]>;
  searchEntries(source: ContentSource, now: Date): Promise<SearchEntry[]>;
  /** What keeps a document from being published, in an editor's words. */
  faultsOf(document: RawDocument): FieldFault[];
  /** What keeps the document with this id from being shown, as the page itself asks for it. */
  mappingFaults(source: ContentSource, id: string): Promise<FieldFault[]>;
}

export interface SearchEntry {
  kind: string;
  title: string;
  text: string;
  href: string;
}

type When<Now> = [Now] extends [Date] ? [now: Date] : [];

/** A kind of document, declared once: readers, checks, sitemap, search, JSON-LD and the dates of changes come from it. */
export function defineContentType<
  const Declared extends Fields,
  const CardField extends keyof Declared = keyof Declared,
  Now = unknown,
  const EntryField extends keyof Declared = keyof Declared,
  Around = unknown,
>(declaration: Declaration<Declared, CardField, Now, EntryField, Around>) {
  const { name, fields, card, address, slugAt = "slug", query = {}, mapping = (raw) => raw, rules = [] } = declaration;
  const { isShown, search, jsonLd } = declaration;
  if (address && !jsonLd) throw new TypeError(`The type ${name} has pages, and does not say what they tell search engines.`);
  type Whole = Shown<Declared, keyof Declared>;
  type Card = Shown<Declared, CardField>;

  const cardFields = (card ? Object.fromEntries(card.map((key) => [key, fields[key]])) : fields) as Fields;
  const documentSchema = withRules(withId(fields)) as unknown as z.ZodObject<Shape<Declared, keyof Declared>>;
  const cardSchema = (card ? withId(cardFields) : documentSchema) as unknown as z.ZodObject<Shape<Declared, CardField>>;
  const publishable = withRules(storedShapeOf(fields));

  const map = (raw: unknown): Whole => documentSchema.parse(mapping(underOwnNames(fields, raw)));
  const mapCard = (raw: unknown): Card => cardSchema.parse(mapping(underOwnNames(cardFields, raw)));

  const where = [`_type == "${name}"`, address && `defined(${slugAt}.current)`, query.where].filter(Boolean).join(" && ");
  const order = `order(${query.order ?? "_id asc"})`;
  const isShownAt =
    ([now]: readonly unknown[]) =>
    (document: Card | Whole) =>
      !isShown || isShown(document as Card, now as Now);

  /** A list of the documents that a GROQ filter picks. */
  function listOf(filter: string) {
    const readCards = createListReader(`*[${filter}] | ${order} { ${projectionOf(cardFields)} }`, mapCard);
    return async (source: ContentSource, ...when: When<Now>): Promise<Card[]> => (await readCards(source)).filter(isShownAt(when));
  }

  const list = listOf(where);

  /** Some types read their slug as a text, some as documents hold it. */
  function slugOf(card: Card): string {
    const held = valueAt(card, slugAt);
    const slug = typeof held === "object" && held !== null && "current" in held ? held.current : held;
    if (typeof slug !== "string") throw new TypeError(`A document of the type ${name} has no slug.`);
    return slug;
  }

  async function first(
    source: ContentSource,
    filter: string,
    params: Record<string, unknown>,
    when: When<Now>,
  ): Promise<Whole | undefined> {
    const found = await readOne(source, `*[${filter}] | ${order} [0] { ${projectionOf(fields)} }`, params, map);
    return found && isShownAt(when)(found) ? found : undefined;
  }

  return {
    ...declaration,
    slugAt,
    longTexts: Object.keys(fields).filter((key) => fields[key]?.kind === "richText" && !(key in cardFields)),
    document: documentSchema,
    card: cardSchema,
    map,
    mapCard,
    list,
    listWhere: (filter: string) => listOf(`${where} && ${filter}`),
    read: (source: ContentSource, slug: string, ...when: When<Now>) =>
      first(source, `${where} && ${slugAt}.current == $slug`, { slug }, when),
    /** The document with that id, with every field. */
    readById: (source: ContentSource, id: string, ...when: When<Now>) => first(source, `${where} && _id == $id`, { id }, when),
    /** Of a type with one document. */
    readSingle: (source: ContentSource, ...when: When<Now>) => first(source, where, {}, when),
    async pages(source: ContentSource, ...when: When<Now>) {
      return address ? (await list(source, ...when)).map((card) => ({ slug: slugOf(card), path: address(slugOf(card)) })) : [];
    },
    async searchEntries(source: ContentSource, ...when: When<Now>): Promise<SearchEntry[]> {
      if (!address || !search) return [];
      return (await list(source, ...when)).map((card) => ({ kind: search.kind, ...search.entry(card), href: address(slugOf(card)) }));
    },
    /** The document's own nodes for the graph of a page. */
    jsonLdOf: (document: Held<Declared, EntryField>, around: Around): JsonLdNode[] =>
      typeof jsonLd === "object" ? jsonLd.entry(document, around) : [],
    faultsOf(document: RawDocument): FieldFault[] {
      const named = underOwnNames(fields, document);
      return (publishable.safeParse(named).error?.issues ?? []).map((issue) => toFieldFault(fields, named, issue));
    },
    async mappingFaults(source: ContentSource, id: string): Promise<FieldFault[]> {
      const query = `*[${where} && _id == $id][0] { ${projectionOf(fields)} }`;
      let faults: FieldFault[] = [{ path: [], field: "", message: "no page would find it: fields that it is found by are missing" }];
      await readOne(source, query, { id }, (raw) => {
        const named = underOwnNames(fields, raw);
        try {
          documentSchema.parse(mapping(named));
          faults = [];
        } catch (error) {
          if (!(error instanceof z.ZodError)) throw error;
          faults = error.issues.map((issue) => toFieldFault(fields, named, issue));
        }
      });
      return faults;
    },
  };

  function withRules<Schema extends z.ZodType>(schema: Schema): Schema {
    return rules.reduce(
      (checked, { at, message, holds }) => checked.refine((value) => holds(value as Whole), { path: [at], message }),
      schema,
    );
  }
}

const withId = (fields: Fields) => z.object({ _id: z.string(), ...shapeOf(fields).shape });

function projectionOf(fields: Fields): string {
  const asked = Object.entries(fields).flatMap(([name, { shown, kind, groq, at }]) => {
    if (!shown || (kind === "derived" && groq === undefined)) return [];
    if (at) return at.map((path) => path.replace(/\..*/, ""));
    return groq === undefined ? [name] : [`"${name}": ${groq}`];
  });
  return [...new Set(["_id", ...asked])].join(", ");
}
