import { z } from "zod";
import type { ContentSource } from "./content-source.ts";

type Mapping<Shape> = (raw: unknown) => Shape;
type Params = Record<string, unknown>;

/**
 * The documents a query finds, mapped. One that does not map is reported and left out, never half shown. What a row was mapped to is kept
 * as long as the source returns the same row, and a list as long as it returns the same list: whoever gets them shares them.
 */
export function createListReader<Shape extends object>(query: string, map: Mapping<Shape>) {
  const kept = new WeakMap<object, { facts: Facts; shape: Shape }>();
  const lists = new WeakMap<object, { facts: Facts; shapes: readonly Shape[] }>();

  return async (source: ContentSource): Promise<readonly Shape[]> => {
    const facts = await readFacts(source);
    const found = await source.fetch(query);
    if (!Array.isArray(found)) return [];
    const whole = lists.get(found);
    if (whole?.facts === facts) return whole.shapes;
    const shapes = found.flatMap((row) => {
      const known = kept.get(row);
      if (known?.facts === facts) return known.shape;
      const shape = mapped(source, fill(row, facts), map);
      if (shape) kept.set(row, { facts, shape });
      return shape ?? [];
    });
    // One that did not map is reported again on the next read, and may map by then.
    if (shapes.length === found.length) lists.set(found, { facts, shapes });
    return shapes;
  };
}

/** The one document a query finds, or undefined: not there, or not fit to be shown. */
export async function readOne<Shape>(
  source: ContentSource,
  query: string,
  params: Params,
  map: Mapping<Shape>,
): Promise<Shape | undefined> {
  const facts = await readFacts(source);
  const row = (await source.fetch(query, params)) as object | null | undefined;
  if (!row) return undefined;
  const known = singles.get(row);
  if (known?.facts === facts && known.map === map) return known.shape as Shape;
  const shape = mapped(source, fill(row, facts), map);
  if (shape) singles.set(row, { facts, map, shape });
  return shape;
}

const singles = new WeakMap<object, { facts: Facts; map: Mapping<unknown>; shape: unknown }>();

/** What a text may ask for by name: `{brand}`, `{people}`, `{people.Jaipur}`, `{mail.privacy}`. One record says it, for every page. */
const FACTS = `*[_type == "siteSettings"][0]{
  "brand": brandName, people, mail, offices[]{city, people},
  "clients": claims[key == "clients"][0].figure,
  "headOffice": offices[headOffice == true][0]{"text": street + ", " + locality + ", " + country}.text
}`;

interface SettingsRow {
  brand: string | null;
  people: number | null;
  mail: Record<string, string> | null;
  offices: readonly { city: string; people: number }[] | null;
  clients: string | null;
  headOffice: string | null;
}

/** By name. The same map as long as they say the same: what was mapped with them is known by it. */
type Facts = ReadonlyMap<string, string>;

async function readFacts(source: ContentSource): Promise<Facts> {
  const row = (await source.fetch(FACTS)) as SettingsRow | null;
  if (!row) return NO_FACTS;
  if (row !== latest.row) {
    const facts = namesOf(row);
    latest = { row, facts: JSON.stringify([...facts]) === JSON.stringify([...latest.facts]) ? latest.facts : facts };
  }
  return latest.facts;
}

const NO_FACTS: Facts = new Map([["brand", ""]]);
let latest: { row: SettingsRow | undefined; facts: Facts } = { row: undefined, facts: NO_FACTS };

function namesOf({ brand, people, mail, offices, clients, headOffice }: SettingsRow): Facts {
  return new Map(
    [
      ["brand", brand ?? ""],
      ["people", people],
      ["clients", clients],
      ["headOffice", headOffice],
      ...(offices ?? []).map((office) => [`people.${office.city}`, office.people] as const),
      ...Object.entries(mail ?? {}).map(([name, address]) => [`mail.${name}`, address] as const),
    ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [[String(name), String(value)]])),
  );
}

/** A fresh copy without nulls (GROQ's word for "not there") and with the facts in place. Braces around anything else stay. */
function fill(value: unknown, facts: Facts): unknown {
  if (value === null) return undefined;
  if (typeof value === "string") return value.replaceAll(/\{([\w.]+)\}/g, (asked, name: string) => facts.get(name) ?? asked);
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => fill(item, facts));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, fill(item, facts)]),
  );
}

function mapped<Shape>(source: ContentSource, raw: unknown, map: Mapping<Shape>): Shape | undefined {
  try {
    return map(raw);
  } catch (error) {
    const id = (raw as { _id?: unknown } | undefined)?._id;
    source.reject?.({ id: typeof id === "string" ? id : "unknown", reason: reasonOf(error) });
    return undefined;
  }
}

const reasonOf = (error: unknown) => (error instanceof z.ZodError ? z.prettifyError(error).replaceAll(/\n\s*/g, " ") : String(error));
