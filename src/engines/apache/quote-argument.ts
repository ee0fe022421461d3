/**
 * One argument of an Apache directive, in double quotes. Inside them Apache reads `\\` as a backslash and `\"` as a quote and leaves
 * every other backslash alone (ap_getword_conf), so a regular expression keeps its looks: only what would be misread is doubled.
 * A line end would begin a new directive and `${…}` would be filled from the server's environment: both are refused, as a fault of ours,
 * because every reader in this folder turns such input away or writes it in another form before it comes here.
 */
export function quoteArgument(text: string): string {
  refuseUnsafe(text);
  const escaped = text.replace(/(\\+)("?)|"/g, (found: string, slashes: string | undefined, quote: string | undefined, at: number) => {
    if (slashes === undefined) return '\\"';
    const isMisread = slashes.length > 1 || quote !== "" || at + found.length === text.length;
    return (isMisread ? slashes + slashes : slashes) + (quote === "" ? "" : '\\"');
  });
  return `"${escaped}"`;
}

/**
 * One argument of RewriteRule or RewriteCond. mod_rewrite reads its lines itself (parseargline): a backslash keeps its meaning for the
 * pattern or the substitution, and no backslash hides a quote. So the quote is chosen by what the text holds; with both kinds in it the
 * argument stays bare, with its spaces escaped. None of ours begins with a quote.
 */
export function quoteRewriteArgument(text: string): string {
  refuseUnsafe(text);
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? text.replace(/ /g, "\\ ") : `'${text}'`;
}

/** Whether a text can stand in a directive: no control character, no `${variable}`, no half of a surrogate pair. */
export function isSafeArgument(text: string): boolean {
  return !hasControlCharacter(text) && !text.includes("${") && text.isWellFormed();
}

function refuseUnsafe(text: string): void {
  if (!isSafeArgument(text)) throw new TypeError("A control character, half a character or a variable cannot stand in a directive.");
}

/** C0, DEL and C1 controls and the two Unicode line separators; none has a place in a server's configuration. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
