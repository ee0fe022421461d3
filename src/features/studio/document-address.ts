import type { ContentType } from "#core/content/define-content-type.ts";
import { valueAt } from "#core/content/field-path.ts";
import type { RawDocument } from "#core/content/raw-document.ts";

/** The page of a document; undefined for one without. */
export function addressOf({ address, slugAt }: ContentType, document: RawDocument): string | undefined {
  const slug = valueAt(document, `${slugAt}.current`);
  return typeof slug === "string" && slug !== "" ? address?.(slug) : undefined;
}

/** A draft of something with a page, as its preview asks for it: one that has no address yet gets one for that time. */
export function withAddress(type: ContentType, draft: RawDocument): RawDocument {
  if (!type.address || addressOf(type, draft) !== undefined) return draft;
  const [first = "slug", ...rest] = type.slugAt.split(".");
  const slug = { _type: "slug", current: "draft-without-an-address" };
  return { ...draft, [first]: rest.length === 0 ? slug : { ...(draft[first] as object | undefined), [rest.join(".")]: slug } };
}

/** One spelling for a page, with and without the slash at its end. */
export const pathOf = (address: string) => address.replace(/(?<=.)\/$/, "");
