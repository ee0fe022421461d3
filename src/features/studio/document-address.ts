import type { ContentType } from "#core/content/define-content-type.ts";
import { valueAt } from "#core/content/field-path.ts";
import type { RawDocument } from "#core/content/raw-document.ts";

/** The page of a document; undefined for one without. */
export function addressOf({ address, slugAt }: ContentType, document: RawDocument): string | undefined {
  const slug = valueAt(document, `${slugAt}.current`);
  return typeof slug === "string" && slug !== "" ? address?.(slug) : undefined;
}

/** One spelling for a page, with and without the slash at its end. */
export const pathOf = (address: string) => address.replace(/(?<=.)\/$/, "");
