import { type EditorRule, endOf } from "./editor-rule.ts";
import { casedLike } from "./inflect.ts";

/** "a" or "an" by the sound of what follows; undefined where writers differ or the sound cannot be known. */
export function articleFor(next: string): "a" | "an" | undefined {
  const [word = ""] = next.split(/[\s-]/);
  if (/^\d/.test(word)) return /^(?:8|11(?:\D|$)|18(?:\D|$)|11,|18,)/.test(word) ? "an" : "a";
  if (/^[A-Z]{2,}s?$/.test(word)) {
    // Letter by letter only where it cannot be read as a word.
    if (/^(?:HTML|HTTP|HTTPS|FTP|XML|SSL|SSD|SEO|MP3|HR|LLM|NLP|RSS|SMS|MBA)s?$/.test(word)) return "an";
    return /^(?:URL|UI|UX|US|UK|CMS|CDN|CTA|PDF|DNS|CSV|TLD|PPC|CPC|B2B|KPI|GPT)s?$/.test(word) ? "a" : undefined;
  }
  const lower = word.toLowerCase();
  if (!/^[a-z]/.test(lower) || /^(?:herb|histor|sql|faq)/.test(lower)) return undefined;
  if (lower.length === 1) return undefined;
  if (/^(?:hour|honest|honor|honour|heir)/.test(lower)) return "an";
  if (/^(?:uni(?!n[^i]|m|d(?!i))|us(?:e|a|u|ing)|ut[ei]|ubiq|uto|ural|uran|eu|ew|one(?![a-z])|once|ones|ouija)/.test(lower)) return "a";
  return /^[aeiou]/.test(lower) ? "an" : "a";
}

/** “a apple”, “an URL”. */
export const article: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    const next = sentence[index + 1];
    const before = sentence[index - 1];
    // A capital within a sentence is a letter: "vitamin A is".
    if (!/^an?$/.test(word.lower) || (word.text !== word.lower && index > 0) || !next || !/^[\p{L}\d]/u.test(next.text)) return [];
    if (
      !/^\s+$/.test(text.slice(endOf(word), next.at)) ||
      /^(?:option|grade|vitamin|plan|part|section|step|type|class)$/.test(before?.lower ?? "")
    )
      return [];
    const right = articleFor(next.text);
    if (right === undefined || right === word.lower) return [];
    return [
      {
        kind: "article" as const,
        from: word.at,
        to: endOf(word),
        options: [casedLike(word.text, right)],
        reason: `“${right}” before “${next.text}”`,
      },
    ];
  });
