/** What a form has typed into its controls, or an address into its parameters: name → text. */
export type FormTexts = Readonly<Record<string, string>>;

/** How the text of one field is read. Plain data, taken from a tool's schema: a page carries it, so no schema has to go to the browser. */
export type ToolField =
  /** `pasted`: it holds more than an address does, and goes into none. */
  | { as: "text"; trim?: true; required?: true; pasted?: true }
  | { as: "number"; least?: number; most?: number }
  | { as: "switch" }
  /** A file, in base64. */
  | { as: "bytes" }
  | { as: "choice"; of: readonly (string | number)[] }
  /** One a line. */
  | { as: "lines"; of?: readonly (string | number)[] }
  /** Several of the same fields, called `name.0.field`, `name.1.field` and so on. */
  | { as: "rows"; fields: ToolFields };
export type ToolFields = Readonly<Record<string, ToolField>>;

/** Texts as a tool's input. Empty ones are left out: their defaults are the schema's. What is no number or no choice stays a text, for the schema to refuse. */
export function inputOf(fields: ToolFields, texts: FormTexts): Record<string, unknown> {
  return readFields(fields, texts, (value) => value);
}

/** The same for a form in the browser: what is no number or no choice is left out, and a text that must be there is there, even empty. */
export function knownInputOf(fields: ToolFields, texts: FormTexts): Record<string, unknown> {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.as === "text" && field.required ? [[name, ""]] : []));
  return { ...Object.fromEntries(required), ...readFields(fields, texts, () => undefined) };
}

/** A way to fill a form in: what it needs is there even when empty, for the schema to ask for; what only other ways name is not meant. */
interface FormWay {
  needs?: readonly string[];
  takes?: readonly string[];
}
/** The ways of a form, the usual one first, and the name of the field that chooses. */
export interface FormModes {
  name: string;
  ways: Readonly<Record<string, FormWay>>;
}

/** The same for a form with several ways to fill it in: hidden fields do not count, whatever stands in them. */
export function modeInputOf(fields: ToolFields, { name, ways }: FormModes, texts: FormTexts): Record<string, unknown> {
  const namesOf = ({ needs = [], takes = [] }: FormWay) => [...needs, ...takes];
  const way = ways[texts[name] ?? ""] ?? Object.values(ways)[0] ?? {};
  const others = Object.values(ways).flatMap(namesOf);
  const isMeant = (field: string) => namesOf(way).includes(field) || !others.includes(field);
  const empty = (way.needs ?? []).map((needed) => [needed, fields[needed]?.as === "lines" ? [] : ""]);
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  return {
    ...Object.fromEntries(empty),
    ...inputOf(Object.fromEntries(Object.entries(fields).filter(([field]) => isMeant(field))), Object.fromEntries(written)),
  };
}

/** The way by which an input was given: the one that names most of what it holds, and the usual one where none does. */
export function wayOf({ ways }: FormModes, input: object): string {
  const held = ({ needs = [], takes = [] }: FormWay) =>
    [...needs, ...takes].filter((field) => (input as Record<string, unknown>)[field] !== undefined).length;
  const [first = "", ...others] = Object.keys(ways);
  return others.reduce((best, way) => (held(ways[way] ?? {}) > held(ways[best] ?? {}) ? way : best), first);
}

/** An input as the texts of its form. */
export function textsOf(input: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value) || !value.some((item) => typeof item === "object")) {
      texts[name] = Array.isArray(value) ? value.join("\n") : String(value);
      continue;
    }
    for (const [index, row] of value.entries())
      for (const [inner, text] of Object.entries(textsOf(row))) texts[`${name}.${index}.${inner}`] = text;
  }
  return texts;
}

/** Servers and proxies take addresses of 8 KB. */
const LONGEST_QUERY = 6_000;

/** An input as the parameters of an address that runs it again; undefined when it is too long for one, or was pasted and is nobody else's business. */
export function addressOf(fields: ToolFields, input: object): URLSearchParams | undefined {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === "") continue;
    const field = fields[name];
    if (field?.as === "bytes" || (field?.as === "text" && field.pasted)) return undefined;
    if (typeof value === "object" || String(value).length > 2000 || (typeof value === "string" && value.includes("\n"))) return undefined;
    query.set(name, String(value));
  }
  return String(query).length > LONGEST_QUERY ? undefined : query;
}

/** The texts of a form's pairs. Boxes that share a name are a list, one a line, as a text area would hold it. */
export function textsIn(pairs: Iterable<readonly [string, unknown]>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of pairs) {
    if (typeof value !== "string") continue;
    // A form that is posted writes line ends as CRLF, whatever was typed.
    const text = value.replaceAll("\r\n", "\n");
    if (!texts[name]) texts[name] = text;
    else if (text !== "") texts[name] += `\n${text}`;
  }
  return texts;
}

/** What stands for a value that the schema would refuse. */
type Refused = (value: string | number) => unknown;

function readFields(fields: ToolFields, texts: FormTexts, refused: Refused): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.as === "rows" ? readRows(name, field.fields, texts, refused) : readText(field, texts[name] ?? "", refused);
    if (value !== undefined) input[name] = value;
  }
  return input;
}

function readText(field: Exclude<ToolField, { as: "rows" }>, text: string, refused: Refused): unknown {
  if (field.as === "bytes") return text || undefined;
  if (field.as === "text") return (field.trim ? text.trim() : text) || undefined;
  if (field.as === "lines") {
    const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
    const known = field.of?.filter((choice) => lines.includes(String(choice)));
    const read = known
      ? [...known, ...lines.flatMap((line) => (chosen(field.of, line) === undefined ? (refused(line) ?? []) : []))]
      : lines;
    return read.length > 0 ? read : undefined;
  }
  const word = text.trim();
  if (word === "") return undefined;
  if (field.as === "switch") return /^(?:true|on|1|yes)$/i.test(word);
  if (field.as === "choice") return chosen(field.of, word) ?? refused(text);
  const number = Number(word);
  if (!Number.isFinite(number)) return refused(text);
  return number < (field.least ?? number) || number > (field.most ?? number) ? refused(number) : number;
}

const chosen = (choices: readonly (string | number)[] = [], text: string) => choices.find((choice) => String(choice) === text);

function readRows(name: string, fields: ToolFields, texts: FormTexts, refused: Refused): unknown[] | undefined {
  const rows = new Map<number, Record<string, string>>();
  for (const [key, text] of Object.entries(texts)) {
    const [, index, inner] = key.startsWith(`${name}.`) ? (/^\.(\d{1,4})\.(.+)$/.exec(key.slice(name.length)) ?? []) : [];
    if (index === undefined || inner === undefined) continue;
    rows.set(Number(index), { ...rows.get(Number(index)), [inner]: text });
  }
  const read = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => readFields(fields, row, refused))
    .filter((row) => Object.keys(row).length > 0);
  return read.length > 0 ? read : undefined;
}
