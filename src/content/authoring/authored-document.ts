import { parse as parseYaml } from "yaml";
import type { RawDocument } from "#core/content/raw-document.ts";
import { createKeys, type Keys } from "./keys.ts";
import { markdownToRichText } from "./markdown.ts";

/**
 * The documents that a writer's file describes, in the content service's own shape. A `.md` file is one post (or, with
 * `_type`, another document whose text it is); a `.yaml` file holds one document or a list of them. In YAML:
 * a key ending in `Markdown` becomes rich text under the key without the ending; `{ref: id}` a reference;
 * `{image: file}` an image of the export's folder; a row of a table (an array in an array) an object with `cells`.
 */
export function readAuthoredFile(name: string, text: string): RawDocument[] {
  if (name.endsWith(".md")) return [readMarkdownFile(text)];
  const parsed: unknown = parseYaml(text);
  return (Array.isArray(parsed) ? parsed : [parsed]).map((fields) => toDocument(fields as Fields));
}

type Fields = Record<string, unknown>;

function readMarkdownFile(text: string): RawDocument {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (front === undefined || body === undefined)
    throw new Error("A Markdown file starts with its fields between two lines of three dashes.");
  const fields = parseYaml(front) as Fields;
  if (typeof fields["_type"] === "string") return toDocument({ ...fields, bodyMarkdown: body });
  const { slug, author, categories, seoTitle, seoDescription, imageAlt, ...rest } = fields;
  return toDocument({
    _id: `post-${slug}`,
    _type: "post",
    slug,
    ...rest,
    author: { ref: `author-${String(author).replaceAll(".", "-")}` },
    categories: (categories as string[]).map((category) => ({ ref: `category-${category}` })),
    featureImage: { image: `post-${slug}.png`, alt: imageAlt },
    seo: { title: seoTitle, description: seoDescription },
    contentMarkdown: body,
  });
}

function toDocument({ _id, _type, ...fields }: Fields): RawDocument {
  if (typeof _id !== "string" || typeof _type !== "string") throw new Error("A document needs an _id and a _type.");
  return { _id, _type, ...(withSlug(convert(fields, createKeys()) as Fields) as object) };
}

/** A slug of the document, or of its search settings, is an object; elsewhere the word means a plain text. */
function withSlug(fields: Fields): Fields {
  const slugged = typeof fields["slug"] === "string" ? { ...fields, slug: { _type: "slug", current: fields["slug"] } } : fields;
  const seo = slugged["seo"] as Fields | undefined;
  return typeof seo?.["slug"] === "string" ? { ...slugged, seo: { ...seo, slug: { _type: "slug", current: seo["slug"] } } } : slugged;
}

function convert(value: unknown, keys: Keys): unknown {
  if (Array.isArray(value)) return value.map((item) => convertItem(item, keys));
  if (typeof value !== "object" || value === null) return value;
  const { ref, image, ...fields } = value as Fields;
  if (typeof ref === "string") return { _type: "reference", _ref: ref };
  const converted = Object.fromEntries(
    Object.entries(fields)
      .filter(([, item]) => item !== undefined && item !== null)
      .map(([key, item]) =>
        key.endsWith("Markdown") ? [key.slice(0, -"Markdown".length), markdownToRichText(String(item))] : [key, convert(item, keys)],
      ),
  );
  return typeof image === "string" ? { _type: "image", _sanityAsset: `image@file://./images/${image}`, ...converted } : converted;
}

/** The content service wants a `_key` on every object in an array, and no array in an array. */
function convertItem(item: unknown, keys: Keys): unknown {
  if (typeof item !== "object" || item === null) return item;
  const _key = keys.next(JSON.stringify(item));
  return Array.isArray(item) ? { _key, cells: item } : { _key, ...(convert(item, keys) as object) };
}
