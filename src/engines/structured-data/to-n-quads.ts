import { type Entity, schemaName } from "./entity.ts";
import { RDF, type RdfaTriple } from "./rdfa/rdfa-triple.ts";

/** The statements of an RDFa page, one a line. */
export function triplesToNQuads(triples: readonly RdfaTriple[]): string {
  return lines(
    triples.map(({ subject, predicate, object }) =>
      statement(
        resource(subject),
        predicate,
        typeof object === "string" ? resource(object) : literal(object.text, object.language, object.datatype),
      ),
    ),
  );
}

/** Items as RDF: https://www.w3.org/TR/microdata-rdf/ */
export function microdataToNQuads(entities: readonly Entity[]): string {
  const byKey = new Map(entities.map((entity) => [entity.key, entity]));
  const node = (entity: Entity | undefined) => (entity?.id ? resource(entity.id) : `_:e${entity?.key}`);
  return lines(
    entities.flatMap((entity) => [
      ...entity.types.map(({ iri }) => statement(node(entity), `${RDF}type`, resource(iri))),
      ...[...entity.properties.values()].flatMap(({ iri, values }) =>
        values.flatMap((value) => {
          if (value.kind === "entity") return statement(node(entity), iri, node(byKey.get(value.key)));
          if (value.kind === "text") return statement(node(entity), iri, literal(value.text, value.language, value.datatype));
          if (value.kind !== "link") return [];
          const said = statement(node(entity), iri, resource(value.address));
          // The note's registry makes this one a kind of rdf:type.
          return schemaName(iri) === "additionalType" ? [said, statement(node(entity), `${RDF}type`, resource(value.address))] : said;
        }),
      ),
    ]),
  );
}

function lines(statements: readonly string[]): string {
  return [...new Set(statements)].join("");
}

function statement(subject: string, predicate: string, object: string): string {
  return `${subject} ${resource(predicate)} ${object} .\n`;
}

/** The blank names of RDFa start with r, those of Microdata with e, those of JSON-LD with b: all three may stand in one text. */
function resource(iri: string): string {
  if (!iri.startsWith("_:")) return `<${iri}>`;
  return `_:r${iri.slice(2).replace(/[^A-Za-z\d-]/g, (sign) => `x${sign.codePointAt(0)?.toString(16)}`)}`;
}

function literal(text: string, language: string | null, datatype: string | null): string {
  const quoted = `"${text.replace(/[\\"\n\r\t\b\f]/g, (sign) => escapes[sign] ?? sign)}"`;
  if (datatype) return `${quoted}^^<${datatype}>`;
  return language ? `${quoted}@${language}` : quoted;
}

const escapes: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f" };
