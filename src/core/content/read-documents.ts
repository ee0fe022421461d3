import { z } from "zod";
import type { ContentSource } from "./content-source.ts";

type Mapping<Shape> = (raw: unknown) => Shape;
type Params = Record<string, unknown>;

/** The documents a query finds, mapped. One that does not map is reported and left out, never half shown. */
export async function readMany<Shape>(source: ContentSource, query: string, params: Params, map: Mapping<Shape>): Promise<Shape[]> {
  const found = await fetchFilled(source, query, params);
  return (Array.isArray(found) ? found : []).flatMap((raw) => mapped(source, raw, map) ?? []);
}

/** The one document a query finds, or undefined: not there, or not fit to be shown. */
export async function readOne<Shape>(
  source: ContentSource,
  query: string,
  params: Params,
  map: Mapping<Shape>,
): Promise<Shape | undefined> {
  const found = await fetchFilled(source, query, params);
  return found === undefined ? undefined : mapped(source, found, map);
}

/** The brand's name travels with every answer, so that `{brand}` in any text is filled in one place. */
async function fetchFilled(source: ContentSource, query: string, params: Params): Promise<unknown> {
  const answer = await source.fetch(`{"brand": *[_type == "siteSettings"][0].brandName, "found": ${query}}`, params);
  const { brand, found } = answer as { brand: string | null; found: unknown };
  return fill(found, brand ?? "");
}

/** A fresh copy without nulls (GROQ's word for "not there") and with the brand's name in place. */
function fill(value: unknown, brand: string): unknown {
  if (value === null) return undefined;
  if (typeof value === "string") return value.replaceAll("{brand}", brand);
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => fill(item, brand));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, fill(item, brand)]),
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
