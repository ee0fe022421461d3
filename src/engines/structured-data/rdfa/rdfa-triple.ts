import type { Place } from "../entity.ts";

/** An address, or `_:name` for a node without one. */
export type Resource = string;

export interface Literal {
  text: string;
  language: string | null;
  datatype: string | null;
}

export interface RdfaTriple {
  subject: Resource;
  predicate: string;
  object: Resource | Literal;
  place: Place;
}

export const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
export const RDFA = "http://www.w3.org/ns/rdfa#";
