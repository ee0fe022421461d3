/**
 * Writes & as &amp; wherever it begins no entity. An XML parser would take everything up to the next semicolon for the name of one,
 * and lose the addresses in between. Works piece by piece, leaves CDATA and comments alone, and reports the line of each.
 */
export function createAmpersandEscaper(onBare: (line: number, around: string) => void) {
  let line = 1;
  let held = "";
  /** What ends the part that is not to be touched. */
  let until: string | undefined;

  function pass(text: string, isLast: boolean): string {
    let out = "";
    let at = 0;
    const take = (to: number) => {
      const part = text.slice(at, to);
      for (let found = part.indexOf("\n"); found !== -1; found = part.indexOf("\n", found + 1)) line++;
      out += part;
      at = to;
    };
    while (at < text.length) {
      if (until !== undefined) {
        const end = text.indexOf(until, at);
        // The end may lie across two pieces.
        if (end === -1) {
          take(isLast ? text.length : Math.max(at, text.length - until.length + 1));
          break;
        }
        take(end + until.length);
        until = undefined;
        continue;
      }
      SPECIAL.lastIndex = at;
      const next = SPECIAL.exec(text);
      take(next ? next.index : isLast ? text.length : openingAtEnd(text, at));
      if (!next) break;
      if (next[0] !== "&") {
        until = next[0] === "<!--" ? "-->" : "]]>";
        take(at + next[0].length);
        continue;
      }
      const ahead = text.slice(at, at + LONGEST);
      if (!isLast && ahead.length < LONGEST && !ahead.includes(";")) break;
      const isEntity = ENTITY.test(ahead);
      if (!isEntity) onBare(line, around(text, at));
      out += isEntity ? "&" : "&amp;";
      at++;
    }
    held = text.slice(at);
    return out;
  }

  return { write: (text: string) => pass(held + text, false), end: () => pass(held, true) };
}

const SPECIAL = /&|<!--|<!\[CDATA\[/g;
/** Longer than any entity that a sitemap may hold. */
const LONGEST = 36;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** The text between two tags that the place stands in, as far as it is near. */
function around(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 120), at);
  const after = text.slice(at, at + 80);
  return before.slice(before.lastIndexOf(">") + 1) + (after.split("<", 1)[0] ?? "");
}

/** Where "<!--" or "<![CDATA[" may have begun that goes on in the next piece; the end of the text otherwise. */
function openingAtEnd(text: string, from: number): number {
  const start = text.lastIndexOf("<");
  const tail = text.slice(start);
  return start >= from && ("<![CDATA[".startsWith(tail) || "<!--".startsWith(tail)) ? start : text.length;
}
