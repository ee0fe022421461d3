/** A string of JavaScript. `</` is broken up, so that the code may also stand in a script element. */
export function jsString(text: string): string {
  return JSON.stringify(text).replaceAll("</", "<\\/");
}

/** A string of PHP in single quotes, where only the quote and the backslash mean something. */
export function phpString(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** For an attribute in double quotes: https://html.spec.whatwg.org/multipage/syntax.html#attributes-2 */
export function attributeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value | undefined };

/** A value as source code: short things on one line, keys without quotes where the language allows. */
export function jsValue(value: Value, indent = ""): string {
  if (typeof value === "string") return jsString(value);
  if (typeof value !== "object") return String(value);
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? (value as readonly Value[]).map((item) => jsValue(item, inner))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${/^[a-z_$][\w$]*$/i.test(key) ? key : jsString(key)}: ${jsValue(item as Value, inner)}`],
      );
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  const flat = isArray ? `[${parts.join(", ")}]` : parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  if (flat.length <= LINE && !flat.includes("\n")) return flat;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

const LINE = 72;
