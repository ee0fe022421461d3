interface TitlePart {
  text: string;
  /** What stands between it and the part before, "" for the first. */
  separator: string;
}

/** Between the parts of a title: a bar, dash or dot with space around it, or a colon. Only where space begins, or a long run of it is tried anew at each. */
const separator = /(?<!\s)\s+(?:[|·•»›~–—-]|::)\s+|:\s+/g;

/** "Pricing: plans | Atlas PM" → Pricing, plans, Atlas PM. */
export function partsOf(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let from = 0;
  let before = "";
  for (const match of title.matchAll(separator)) {
    parts.push({ text: title.slice(from, match.index), separator: before });
    before = match[0];
    from = match.index + before.length;
  }
  return [...parts, { text: title.slice(from), separator: before }];
}

export function joinParts(parts: readonly TitlePart[]): string {
  return parts.map(({ text, separator: before }, index) => (index === 0 ? text : before + text)).join("");
}
