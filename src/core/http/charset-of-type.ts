/** The charset that a Content-Type names, by the standard that browsers follow: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type */
export function charsetOfType(contentType: string): string | undefined {
  const type = /^[\t\n\r ]*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[\t\n\r ]*(?=;|$)/.exec(contentType)?.[0];
  if (type === undefined) return undefined;
  let at = type.length;
  while (at < contentType.length) {
    // Behind a semicolon: white space, then a name up to the next semicolon or equals sign.
    const name = match(contentType, at + 1, /[\t\n\r ]*([^;=]*)/y);
    at = name.end;
    if (contentType[at] !== "=") continue;
    const quoted = match(contentType, at + 1, /"((?:[^"\\]|\\.?)*)"?[^;]*/sy);
    const value = quoted.text === undefined ? match(contentType, at + 1, /([^;]*)/y) : quoted;
    at = value.end;
    const text = quoted.text === undefined ? (value.text ?? "").replace(/[\t\n\r ]+$/, "") : quoted.text.replace(/\\(.)/gs, "$1");
    if (name.text?.toLowerCase() === "charset" && text !== "" && /^[\t -~\u0080-\u00ff]*$/.test(text)) return text.trim();
  }
  return undefined;
}

function match(text: string, from: number, pattern: RegExp): { text: string | undefined; end: number } {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return { text: found?.[1], end: from + (found?.[0].length ?? 0) };
}
