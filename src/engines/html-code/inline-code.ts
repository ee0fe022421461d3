import { problemAt, type WrittenCode } from "#core/tool/minified-code.ts";
import type { HtmlAttribute, HtmlPart } from "./read-html.ts";
import type { ShieldedHtml } from "./template-tags.ts";

/** How the code in a page is written; left out, it stays as it is. */
export interface CodeInside {
  css?: ((css: string) => WrittenCode) | undefined;
  javascript?: ((code: string, type: "script" | "module") => Promise<WrittenCode>) | undefined;
}

export interface RewrittenCode {
  /** Of scripts and style sheets. */
  texts: ReadonlyMap<HtmlPart, string>;
  attributes: ReadonlyMap<HtmlAttribute, string>;
  notes: readonly string[];
}

/** A page has a dozen scripts; one with thousands was made to take time. */
const MOST_SCRIPTS = 300;

/** The scripts, style sheets and style attributes of a page, each by the writer of its language. What cannot be parsed is left as it is, and reported. */
export async function rewriteCode(
  source: string,
  shielded: ShieldedHtml,
  parts: readonly HtmlPart[],
  inside: CodeInside,
): Promise<RewrittenCode> {
  const texts = new Map<HtmlPart, string>();
  const attributes = new Map<HtmlAttribute, string>();
  const notes: string[] = [];
  let scripts = 0;
  const take = (part: HtmlPart, name: string, written: WrittenCode) => {
    if (written.ok) {
      if (!endsElement(written.code)) texts.set(part, written.code);
      return;
    }
    const { line } = problemAt(source, part.start, "");
    notes.push(`The ${name} in line ${line + written.problem.line - 1} was kept as it is: ${written.problem.message}`);
  };
  for (const [at, part] of parts.entries()) {
    if (part.kind === "open" && inside.css)
      for (const attribute of part.attributes)
        if (attribute.name === "style") {
          const value = shorterStyle(attribute.value, inside.css);
          if (value !== undefined) attributes.set(attribute, value);
        }
    const tag = parts[at - 1];
    if (part.kind !== "text" || tag?.kind !== "open" || !tag.isHtml || shielded.tagsIn(part.start, part.end).length > 0) continue;
    const code = source.slice(part.start, part.end);
    if (tag.name === "style" && inside.css) take(part, "style sheet", inside.css(code));
    else if (tag.name === "script" && inside.javascript && scripts++ < MOST_SCRIPTS) {
      const kind = scriptKind(tag.attributes);
      if (kind === "data") texts.set(part, shorterJson(code));
      else if (kind) take(part, "script", await inside.javascript(code, kind));
    }
  }
  if (scripts > MOST_SCRIPTS) notes.push(`Only the first ${MOST_SCRIPTS} scripts were minified.`);
  return { texts, attributes, notes };
}

/** What would end the element early, or begin a comment in it that hides its end. */
const endsElement = (code: string) => /<\/(?:script|style)|<!--/i.test(code);

/** Undefined where it is no code, or none that is run. */
function scriptKind(attributes: readonly HtmlAttribute[]): "script" | "module" | "data" | undefined {
  const given = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
  if (given("src") !== undefined) return undefined;
  const type = (given("type") ?? "").trim().toLowerCase();
  if (type === "module") return "module";
  if (/^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/.test(type)) return "script";
  return /^(?:application\/(?:[\w.-]+\+)?json|importmap|speculationrules)$/.test(type) ? "data" : undefined;
}

/** JSON without the white space between its values; what is none stays. Numbers and strings stay as they are written. */
function shorterJson(json: string): string {
  try {
    JSON.parse(json);
  } catch {
    return json;
  }
  return json.replace(/"(?:[^"\\]|\\.)*"|[\t\n\r ]+/g, (found) => (found.startsWith('"') ? found : ""));
}

/** The declarations of a style attribute. Brackets in it would make more than one rule of them. */
function shorterStyle(value: string, css: (css: string) => WrittenCode): string | undefined {
  if (/[{}]/.test(value)) return undefined;
  const written = css(`a{${value}}`);
  return written.ok ? /^a\{([^{}]+)\}$/.exec(written.code)?.[1] : undefined;
}
