const MOST_GROWTH = 2_000_000;

/** A drawing without its doctype. Entities that stand for a text, as Illustrator writes them, are put in; those made of others are refused. */
export function expandEntities(svg: string): string {
  const start = svg.search(/<!doctype/i);
  if (start === -1) return svg;
  const bracket = svg.indexOf("[", start);
  const plainEnd = svg.indexOf(">", start);
  const hasSubset = bracket !== -1 && bracket < plainEnd;
  const close = hasSubset ? /\]\s*>/.exec(svg.slice(bracket)) : null;
  if (plainEnd === -1 || (hasSubset && !close)) throw new Error("This SVG is damaged: its doctype is never closed.");
  const end = close ? bracket + close.index + close[0].length : plainEnd + 1;
  const entities = new Map<string, string>();
  for (const [, name = "", , value = ""] of svg.slice(start, end).matchAll(/<!ENTITY\s+([\w.:-]+)\s+(["'])([^"']*)\2\s*>/g)) {
    if (/[&%]/.test(value)) throw new Error("This SVG makes entities out of entities, which can grow without end. It is not drawn.");
    entities.set(name, value);
  }
  let growth = 0;
  const body = svg.slice(end).replace(/&([\w.:-]+);/g, (reference, name: string) => {
    const value = entities.get(name);
    if (value === undefined) return reference;
    growth += value.length;
    if (growth > MOST_GROWTH) throw new Error("The entities of this SVG unpack to more than 2 MB. It is not drawn.");
    return value;
  });
  return svg.slice(0, start) + body;
}
