import type { HtmlAttribute, HtmlPart } from "./read-html.ts";
import { SPACES } from "./white-space.ts";

export interface TagOptions {
  dropQuotes: boolean;
  /** `disabled="disabled"` as `disabled`. */
  shortBooleans: boolean;
  /** One space between classes, none around them. */
  tidyClasses: boolean;
  /** `type="text/javascript"` of scripts and `type="text/css"` of style sheets. */
  dropTypes: boolean;
}

type OpenTag = Extract<HtmlPart, { kind: "open" }>;

interface Values {
  /** Another value; undefined where it stays as it is. */
  changed(attribute: HtmlAttribute): string | undefined;
  /** It stays as it is written, quotation marks included. */
  isFixed(attribute: HtmlAttribute): boolean;
}

/** A tag in fewer letters; what its attributes say is the same but for the rules that were chosen. */
export function writeTag(source: string, tag: OpenTag, options: TagOptions, values: Values): string {
  const written = source.slice(tag.start + 1, tag.start + 1 + tag.name.length);
  let out = `<${tag.isHtml ? tag.name : written}`;
  let endsOpen = false;
  for (const attribute of tag.attributes) {
    if (options.dropTypes && tag.isHtml && isKnownType(tag.name, attribute.name, attribute.value)) continue;
    const text = writeAttribute(source, tag, attribute, options, values);
    out += ` ${text}`;
    endsOpen = !/["']$/.test(text);
  }
  if (tag.isSelfClosing && !tag.isHtml) out += endsOpen && tag.attributes.length > 0 ? " /" : "/";
  return `${out}>`;
}

function writeAttribute(source: string, tag: OpenTag, attribute: HtmlAttribute, options: TagOptions, values: Values): string {
  const { name, value, start, end } = attribute;
  const writtenName = source.slice(start, start + name.length);
  const ownName = tag.isHtml ? name : writtenName;
  if (values.isFixed(attribute)) return `${ownName}=${rawValue(source.slice(start + name.length, end))}`;
  if (value === "" || (options.shortBooleans && tag.isHtml && isBoolean(name))) return ownName;
  const changed = values.changed(attribute) ?? (options.tidyClasses && name === "class" ? value.replace(SPACES, " ").trim() : undefined);
  if (changed === "") return ownName;
  const raw = changed === undefined || changed === value ? rawValue(source.slice(start + name.length, end)) : quoted(changed);
  return `${ownName}=${options.dropQuotes ? withoutQuotes(raw) : raw}`;
}

/** What stands behind the equals sign, quotation marks included. */
const rawValue = (rest: string): string => rest.replace(/^[\t\n\f\r ]*=[\t\n\f\r ]*/, "");

function quoted(value: string): string {
  const escaped = value.replaceAll("&", "&amp;");
  return escaped.includes('"') && !escaped.includes("'") ? `'${escaped}'` : `"${escaped.replaceAll('"', "&quot;")}"`;
}

function withoutQuotes(raw: string): string {
  const inside = /^(?:"(.*)"|'(.*)')$/s.exec(raw);
  const value = inside?.[1] ?? inside?.[2];
  return value !== undefined && value !== "" && !/[\t\n\f\r "'=<>`]/.test(value) ? value : raw;
}

/** https://html.spec.whatwg.org/multipage/indices.html#attributes-3 */
const BOOLEANS = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap itemscope loop multiple muted
  nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/),
);

export const isBoolean = (attribute: string): boolean => BOOLEANS.has(attribute);

/** The type that a script or style sheet has anyway. */
export function isKnownType(tag: string, attribute: string, value: string): boolean {
  if (attribute !== "type") return false;
  const type = value.trim().toLowerCase();
  return tag === "script" ? type === "text/javascript" || type === "application/javascript" : tag === "style" && type === "text/css";
}
