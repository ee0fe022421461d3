import { RDF, RDFA, type RdfaTriple, type Resource } from "./rdfa-triple.ts";

const MAX_COPIES = 50_000;

type CopyTriple = RdfaTriple & { object: Resource };

/** Property copying: what a pattern says is said of everything that copies it. HTML+RDFa 1.1, section 3.5. */
export function copyPatterns(triples: readonly RdfaTriple[]): RdfaTriple[] {
  const patterns = new Set(triples.filter(isPatternType).map(({ subject }) => subject));
  if (patterns.size === 0) return [...triples];
  const said = new Map<string, RdfaTriple[]>();
  for (const triple of triples) {
    if (!patterns.has(triple.subject)) continue;
    const known = said.get(triple.subject);
    if (known) known.push(triple);
    else said.set(triple.subject, [triple]);
  }
  const isCopy = (triple: RdfaTriple): triple is CopyTriple =>
    triple.predicate === `${RDFA}copy` && typeof triple.object === "string" && patterns.has(triple.object);
  const used = new Set<string>();
  const copied: RdfaTriple[] = [];
  for (const triple of triples.filter(isCopy)) {
    if (patterns.has(triple.subject)) continue;
    // A pattern may copy others, and those it again.
    const reached = new Set([triple.object]);
    for (const pattern of reached) {
      used.add(pattern);
      for (const inner of said.get(pattern) ?? []) {
        if (isCopy(inner)) reached.add(inner.object);
        else if (!isPatternType(inner) && copied.length < MAX_COPIES)
          copied.push({ ...inner, subject: triple.subject, place: triple.place });
      }
    }
  }
  // Once used, the pattern and the links to it are gone.
  return [...triples.filter((triple) => !used.has(triple.subject) && !(isCopy(triple) && used.has(triple.object))), ...copied];
}

function isPatternType({ predicate, object }: RdfaTriple): boolean {
  return predicate === `${RDF}type` && object === `${RDFA}Pattern`;
}
