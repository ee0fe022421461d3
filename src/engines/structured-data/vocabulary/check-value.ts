import { type EntityValue, schemaName } from "../entity.ts";
import { type EntityGraph, isEmpty } from "../entity-graph.ts";
import { isAbsoluteIri } from "../page/resolve-iri.ts";
import { isoKind, isoRepair } from "./iso-8601.ts";
import { isA, type SchemaProperty, schemaMembers, schemaTypes } from "./vocabulary.ts";
import type { Note, Suggest } from "./vocabulary-note.ts";

/** Whether a value is of a type that its property takes. A text is taken for any thing: schema.org asks its readers to be generous. */
export function checkValue(value: EntityValue, property: SchemaProperty, graph: EntityGraph, note: Note, suggest: Suggest): void {
  const { name, ranges } = property;
  const { place } = value;
  if (isEmpty(value)) note("empty-value", name, { place });
  else if (value.kind === "text") checkText(value.text.trim(), value, property, note, suggest);
  else if (value.kind === "number" && !takes(ranges, "Number", "Text", "Date", "Duration") && !takesThing(ranges))
    note("outside-range", name, { place, found: "Number", expected: ranges });
  else if (value.kind === "boolean" && !takes(ranges, "Boolean", "Text"))
    note("outside-range", name, { place, found: "Boolean", expected: ranges });
  else if (value.kind === "link") checkLink(value, property, graph, note, suggest);
  else if (value.kind === "entity") checkEntity(value, property, graph, note);
}

function takes(ranges: readonly string[], ...types: string[]): boolean {
  return ranges.some((range) => types.some((type) => isA(range, type)));
}

function takesThing(ranges: readonly string[]): boolean {
  return takes(ranges, "Thing");
}

function checkText(text: string, { place }: EntityValue, { name, ranges }: SchemaProperty, note: Note, suggest: Suggest): void {
  if (ranges.includes("Text")) return;
  const found = text.slice(0, 80);
  const enumeration = ranges.find((range) => isA(range, "Enumeration"));
  if (enumeration && ranges.every((range) => isA(range, "Enumeration"))) {
    // Members may come from elsewhere, as GoodRelations' do: https://schema.org/docs/extension.html
    const member = schemaName(text) ?? (/^https?:\/\//i.test(text) ? null : text);
    if (member !== null) checkMember(member, enumeration, ranges, name, place, note, suggest);
  } else if (takes(ranges, "Date", "DateTime", "Time") && !takesThing(ranges)) {
    const kind = isoKind(text);
    const isTaken =
      (takes(ranges, "Number") && isNumber(text)) ||
      kind === "date-time" ||
      (kind === "date" && takes(ranges, "Date", "DateTime")) ||
      (kind === "time" && takes(ranges, "Time"));
    if (!isTaken && !(kind === "duration" && takes(ranges, "Duration")))
      note("bad-date", name, { place, found, expected: ranges, suggestion: isoRepair(text) });
  } else if (ranges.includes("Duration") && !ranges.some((range) => range !== "Duration" && range !== "QuantitativeValue")) {
    if (isoKind(text) !== "duration") note("bad-duration", name, { place, found, expected: ranges });
  } else if (ranges.every((range) => isA(range, "Number"))) {
    if (!isNumber(text)) note("bad-number", name, { place, found, expected: ranges, suggestion: numberRepair(text) });
  } else if (ranges.every((range) => range === "Boolean")) {
    if (!/^(?:true|false)$/i.test(schemaName(text) ?? text)) note("bad-boolean", name, { place, found, expected: ranges });
  } else if (ranges.every((range) => range === "URL") && !isAddress(text)) {
    note("bad-address", name, { place, found, expected: ranges });
  }
}

function isNumber(text: string): boolean {
  return text.length < 64 && /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text);
}

/** Thousands separated by commas and a currency sign in front are how people write numbers. */
function numberRepair(text: string): string | null {
  const bare = text.slice(0, 64).replace(/^[$€£¥₹]\s*/, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(",", "");
  if (/^\d+,\d{1,2}$/.test(bare)) return bare.replace(",", ".");
  return isNumber(bare) ? bare : null;
}

function isAddress(text: string): boolean {
  return !/\s/.test(text) && (isAbsoluteIri(text) || /^[/#?.]/.test(text) || /^[\w-]+(?:\.[\w-]+)*(?:\/|$)/.test(text));
}

function checkLink(
  value: EntityValue & { kind: "link" },
  property: SchemaProperty,
  graph: EntityGraph,
  note: Note,
  suggest: Suggest,
): void {
  const { name, ranges } = property;
  const { address, place } = value;
  const member = schemaName(address);
  const enumeration = ranges.find((range) => isA(range, "Enumeration"));
  if (/\s/.test(address)) note("bad-address", name, { place, found: address.slice(0, 80), expected: ranges });
  else if (member !== null && enumeration) checkMember(member, enumeration, ranges, name, place, note, suggest);
  else if (value.isReference && graph.target(value)) checkEntity(value, property, graph, note);
  else if (!takes(ranges, "Text", "Thing") && !(takes(ranges, "Boolean") && /^(?:True|False)$/.test(member ?? "")))
    note("outside-range", name, { place, found: "URL", expected: ranges });
}

function checkMember(
  written: string,
  enumeration: string,
  ranges: readonly string[],
  name: string,
  place: EntityValue["place"],
  note: Note,
  suggest: Suggest,
): void {
  const members = membersOf(ranges);
  // An enumeration without members in schema.org is open. Types may stand for members too: Dermatology is both.
  if (members.size === 0 || members.has(written) || ranges.some((range) => isA(written, range))) return;
  // A prefix means nothing inside a text: schema:InStock.
  const suggestion = suggest(written.replace(/^\w+:/, ""), () => members, `member of ${ranges.join(" ")}`);
  note("unknown-member", name, { place, found: written.slice(0, 80), expected: [enumeration], suggestion });
}

function membersOf(ranges: readonly string[]): ReadonlySet<string> {
  const key = ranges.join(" ");
  const known = membersByRanges.get(key) ?? new Set(findMembers(ranges));
  membersByRanges.set(key, known);
  return known;
}

/** By the ranges of the property: as many as schema.org has, whatever pages say. */
const membersByRanges = new Map<string, ReadonlySet<string>>();

function* findMembers(ranges: readonly string[]): Generator<string> {
  for (const { name, enumerations } of schemaMembers.values())
    if (enumerations.some((type) => ranges.some((range) => isA(type, range)))) yield name;
}

function checkEntity(value: EntityValue, { name, ranges }: SchemaProperty, graph: EntityGraph, note: Note): void {
  const target = graph.target(value);
  const types = target ? graph.typesOf(target).filter((type) => schemaTypes.has(type)) : [];
  if (types.length === 0 || types.some((type) => isA(type, "Role"))) return;
  if (types.some((type) => ranges.some((range) => isA(type, range)))) return;
  note("outside-range", name, { place: value.place, found: types.join(", "), expected: ranges });
}
