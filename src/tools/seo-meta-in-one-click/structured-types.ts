import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";

type Types = MetaFacts["structuredData"];

/** Which types a page marks up, by format. Names only: whether they are right is for the schema validator. */
export function structuredTypes({ jsonLd, html }: PageSnapshot): { types: Types; broken: PageSnapshot["jsonLd"][number][] } {
  const counts = new Map<string, Types[number]>();
  const add = (type: string, format: Types[number]["format"]) => {
    const name = type.replace(/^https?:\/\/(?:www\.)?schema\.org\//, "").replace(/^schema:/, "");
    if (name === "" || name.length > 100) return;
    const known = counts.get(`${format} ${name}`);
    if (known) known.count += 1;
    else if (counts.size < 100) counts.set(`${format} ${name}`, { type: name, format, count: 1 });
  };
  const broken = jsonLd.filter(({ raw }) => {
    const parsed = parseJson(raw);
    if (parsed !== undefined) for (const type of typesIn(parsed)) add(type, "JSON-LD");
    return parsed === undefined;
  });
  for (const [, value = ""] of html.matchAll(ITEMTYPE)) for (const type of value.trim().split(/\s+/)) add(type, "Microdata");
  for (const [, value = ""] of html.matchAll(TYPEOF)) for (const type of value.trim().split(/\s+/)) add(type, "RDFa");
  return { types: [...counts.values()], broken };
}

const ITEMTYPE = /\sitemtype\s*=\s*["']([^"'<>]{1,400})["']/gi;
const TYPEOF = /\stypeof\s*=\s*["']([^"'<>]{1,400})["']/gi;

/** Undefined when it is no JSON. */
function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/** Every @type below a node, its own first. A list of its own instead of recursion: markup may nest as deep as it likes. */
function typesIn(root: unknown): string[] {
  const types: string[] = [];
  const line: unknown[] = [root];
  for (let at = 0; at < line.length && at < 20_000; at++) {
    const node = line[at];
    if (Array.isArray(node)) line.push(...node.slice(0, 5000));
    else if (typeof node === "object" && node !== null)
      for (const [key, value] of Object.entries(node)) {
        if (key === "@type") types.push(...[value].flat().filter((type): type is string => typeof type === "string"));
        else if (typeof value === "object") line.push(value);
      }
  }
  return types;
}
