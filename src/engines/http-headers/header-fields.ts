/** Headers as they came: names as sent, in the order sent. */
export type HeaderEntries = readonly (readonly [name: string, value: string])[];

/** Every value under a name, any case, in order. */
export function fieldValues(headers: HeaderEntries, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}

/** All values under a name as one: RFC 9110, section 5.3. Undefined when the header was not sent. */
export function fieldValue(headers: HeaderEntries, name: string): string | undefined {
  const values = fieldValues(headers, name);
  return values.length === 0 ? undefined : values.join(", ");
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~\w]+$/.test(text);
}

/** The members of a list: parted at commas that stand outside quoted strings, empty ones left out. RFC 9110, section 5.6.1. */
export function splitList(value: string, separator: "," | ";" = ","): string[] {
  const members: string[] = [];
  let [from, inQuotes] = [0, false];
  for (let at = 0; at < value.length; at++) {
    const character = value[at];
    if (inQuotes && character === "\\") at++;
    else if (character === '"') inQuotes = !inQuotes;
    else if (!inQuotes && character === separator) {
      members.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...members, value.slice(from)].map(trimmed).filter((member) => member !== "");
}

/** The text of a quoted string, or undefined: RFC 9110, section 5.6.4. */
export function unquoted(text: string): string | undefined {
  if (!/^"(?:[\t \x21\x23-\x5b\x5d-\x7e\x80-\uffff]|\\[\t\x20-\x7e\x80-\uffff])*"$/.test(text)) return undefined;
  return text.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** Without the blanks that a field allows around its value: space and tab. A run of them is tried from its start only. */
function trimmed(text: string): string {
  return text.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, "");
}
