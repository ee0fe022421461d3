/** A stretch of text and how it is set. */
export interface InlineRun {
  text: string;
  marks: readonly InlineMark[];
  href?: string;
}

export type InlineMark = "strong" | "em" | "code";

/** Reads the inline marks that our texts may hold: `code`, **strong**, *em*, [link](address), and a backslash before any of their signs. */
export function parseInline(source: string): InlineRun[] {
  return merge(scan(source, { marks: [] }));
}

type Style = Omit<InlineRun, "text">;

function scan(source: string, style: Style): InlineRun[] {
  const runs: InlineRun[] = [];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const escaped = /^\\([\\`*[\]()|{}#>-])/.exec(rest);
    if (escaped) {
      runs.push({ ...style, text: escaped[1] ?? "" });
      at += 2;
      continue;
    }
    const code = /^(`+)([\s\S]*?[^`])\1(?!`)/.exec(rest);
    if (code) {
      runs.push({ ...style, text: unpad(code[2] ?? ""), marks: [...style.marks, "code"] });
      at += code[0].length;
      continue;
    }
    const strong = /^\*\*(?=\S)((?:\\.|[^\\])*?\S)\*\*(?!\*)/.exec(rest);
    if (strong && !style.marks.includes("strong")) {
      runs.push(...scan(strong[1] ?? "", { ...style, marks: [...style.marks, "strong"] }));
      at += strong[0].length;
      continue;
    }
    const em = /^\*(?![\s*])((?:\\.|[^\\*])*?[^\s\\*])\*(?!\*)/.exec(rest);
    if (em && !style.marks.includes("em")) {
      runs.push(...scan(em[1] ?? "", { ...style, marks: [...style.marks, "em"] }));
      at += em[0].length;
      continue;
    }
    const link = /^\[((?:\\.|`[^`]*`|[^\\\]])+)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/.exec(rest);
    if (link && style.href === undefined) {
      runs.push(...scan(link[1] ?? "", { ...style, href: link[2] ?? "" }));
      at += link[0].length;
      continue;
    }
    const plain = /^[^\\`*[]+/.exec(rest)?.[0] ?? rest.slice(0, 1);
    runs.push({ ...style, text: plain });
    at += plain.length;
  }
  return runs;
}

/** `` ` `` may be written as code by padding it with spaces, as CommonMark has it. */
const unpad = (code: string) => (/^ .*[^ ].* $/s.test(code) ? code.slice(1, -1) : code);

function merge(runs: readonly InlineRun[]): InlineRun[] {
  const merged: InlineRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.href === run.href && last.marks.join() === run.marks.join()) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
