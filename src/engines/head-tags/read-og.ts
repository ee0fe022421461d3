import { isList, type OgFields, ogProperties } from "./og-properties.ts";

/** A meta tag as a page wrote it. */
export interface WrittenMeta {
  /** The content attribute. */
  raw: string;
  name: string | null;
  property: string | null;
  inHead: boolean;
  inNoscript: boolean;
  line: number | null;
  column: number | null;
  snippet: string;
}

export interface OgTag extends WrittenMeta {
  key: string;
  attribute: "property" | "name";
}

/** The tags of the protocol and of X on a page, in order, and what they say. The first of several counts, as the protocol has it. */
export function readOg(metas: readonly WrittenMeta[]): { tags: OgTag[]; fields: OgFields } {
  const tags = metas.filter(({ inNoscript }) => !inNoscript).flatMap((meta) => keysOf(meta).map((key) => ({ ...meta, ...key })));
  return { tags, fields: fieldsOf(tags) };
}

/** One tag may say a thing to several readers: name="twitter:title" property="og:title", and property is a list of words. */
function keysOf({ name, property }: WrittenMeta): Pick<OgTag, "attribute" | "key">[] {
  const properties = (property?.split(/\s+/) ?? []).filter(isOg);
  const names = name !== null && isOg(name) && !properties.includes(name) ? [name] : [];
  return [
    ...properties.map((key) => ({ attribute: "property" as const, key })),
    ...names.map((key) => ({ attribute: "name" as const, key })),
  ];
}

const isOg = (key: string) => /^(?:og|article|book|profile|video|music|payment|fb|twitter):/.test(key);

/** Other spellings of the same. */
const aliases: Record<string, string> = {
  "og:image:url": "og:image",
  "og:video:url": "og:video",
  "og:audio:url": "og:audio",
  "twitter:image:src": "twitter:image",
};

function fieldsOf(tags: readonly OgTag[]): OgFields {
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  const rows: Record<string, string[][]> = {};
  for (const { key: written, raw } of tags) {
    const key = aliases[written] ?? written;
    const value = raw.replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH);
    const part = partsOfRows.get(key);
    const row = part && rows[part.field]?.at(-1);
    if (row) row[part.place] = value;
    const property = firstByKey.get(key);
    if (!property || value === "") continue;
    if (property.kind === "rows") add(rows, property.field, [value]);
    else if (isList(property)) add(lists, property.field, value);
    // The same picture under og:image and og:image:url is one.
    else if (key === "og:image" && texts["image"] !== undefined && texts["image"] !== value) add(lists, "moreImages", value);
    // What is said of the second picture is not said of the first.
    else if (!("of" in property && property.of === "image" && lists["moreImages"])) texts[property.field] ??= value;
  }
  for (const [field, list] of Object.entries(rows)) lists[field] = list.map((row) => Array.from(row, (cell) => cell ?? "").join(" | "));
  return { ...texts, ...lists };
}

/** What input takes at most. */
const MAX_LENGTH = 2048;
const MAX_ITEMS = 50;

function add<Item>(lists: Record<string, Item[]>, field: string, item: Item): void {
  lists[field] ??= [];
  if (lists[field].length < MAX_ITEMS) lists[field].push(item);
}

type Property = (typeof ogProperties)[number];

/** The first of a key: further pictures come by themselves. */
const firstByKey = new Map<string, Property>(ogProperties.toReversed().map((property) => [property.key, property]));

const partsOfRows = new Map<string, { field: string; place: number }>(
  ogProperties.flatMap((property) =>
    "parts" in property ? property.parts.map((key, index) => [key, { field: property.field, place: index + 1 }] as const) : [],
  ),
);
