import { hasControlCharacter } from "./quote-argument.ts";

/**
 * One parameter of an nginx directive. Inside quotes nginx reads `\\`, `\"`, `\t`, `\n` and `\r` as one character and leaves other
 * backslashes alone (ngx_conf_read_token), so a regular expression keeps its looks.
 */
export function quoteNginx(text: string): string {
  if (hasControlCharacter(text)) throw new TypeError("A control character cannot stand in a directive.");
  const escaped = text.replace(
    /(\\+)(["'tnr]?)|"/g,
    (found: string, slashes: string | undefined, after: string | undefined, at: number) => {
      if (slashes === undefined) return '\\"';
      const isMisread = slashes.length > 1 || after !== "" || at + found.length === text.length;
      return (isMisread ? slashes + slashes : slashes) + (after === '"' ? '\\"' : after);
    },
  );
  return `"${escaped}"`;
}

/** A value in which nginx fills in variables: a `$` that is meant as one is encoded, as nginx has no escape for it. */
export const literalValue = (text: string): string => text.replaceAll("$", "%24");
