interface Hunk {
  /** Offsets in the text as it is when the hunk is applied, in bytes of UTF-8. */
  at: number;
  before: string;
  after: string;
}

/**
 * The text with a diff-match-patch diff applied, or undefined when the diff is of another text. Nothing is guessed: where two people
 * changed one text, they are asked.
 */
export function applyTextDiff(text: string, diff: string): string | undefined {
  const hunks = readHunks(diff);
  return hunks?.reduce<string | undefined>((held, hunk) => (held === undefined ? undefined : applyHunk(held, hunk)), text);
}

/**
 * The text with everything in it that a diff of another text adds: each piece where it belongs or, where that place is gone, after the
 * words that it was written behind, as far as these still stand, else at the end. For somebody's own words, which nobody may lose.
 */
export function addWordsOf(text: string, diff: string): string {
  return (readHunks(diff) ?? []).reduce((held, hunk) => applyHunk(held, hunk) ?? addBehind(held, hunk), text);
}

function addBehind(text: string, { before, after }: Hunk): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const added = after.slice(start, after.length - end);
  for (let known = start; known > 0; known--) {
    const at = text.lastIndexOf(after.slice(start - known, start));
    if (at !== -1) return text.slice(0, at + known) + added + text.slice(at + known);
  }
  return text + added;
}

function applyHunk(text: string, { at, before, after }: Hunk): string | undefined {
  const index = [characterAt(text, at), at].find((start) => start !== undefined && text.startsWith(before, start));
  return index === undefined ? undefined : text.slice(0, index) + after + text.slice(index + before.length);
}

/** `@@ -1,5 +1,6 @@` and lines of ` same`, `-gone`, `+new`, each encoded as in an address. */
function readHunks(diff: string): Hunk[] | undefined {
  const hunks: Hunk[] = [];
  for (const line of diff.split("\n")) {
    const head = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@$/.exec(line);
    const hunk = hunks.at(-1);
    if (head) hunks.push({ at: head[2] === "0" ? Number(head[1]) : Number(head[1]) - 1, before: "", after: "" });
    else if (line !== "") {
      const text = decoded(line.slice(1));
      if (!hunk || text === undefined || !/^[ +-]/.test(line)) return undefined;
      if (line[0] !== "+") hunk.before += text;
      if (line[0] !== "-") hunk.after += text;
    }
  }
  return hunks;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Where the byte of an offset stands in the text; undefined inside a character or past the end. */
function characterAt(text: string, bytes: number): number | undefined {
  let index = 0;
  let passed = 0;
  for (const character of text) {
    if (passed >= bytes) break;
    passed += bytesOf(character.codePointAt(0) ?? 0);
    index += character.length;
  }
  return passed === bytes ? index : undefined;
}

const bytesOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4);
