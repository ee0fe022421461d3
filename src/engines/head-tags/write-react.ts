import { jsString } from "./code-strings.ts";
import type { HeadTag } from "./head-tag.ts";

/** A component for React 19, which lifts these tags into the head wherever they are rendered: https://react.dev/reference/react-dom/components/meta */
export function writeReact(tags: readonly HeadTag[]): string {
  return `export function PageHead() {\n  return (\n    <>\n${tags.map((tag) => `      ${jsxTag(tag)}\n`).join("")}    </>\n  );\n}`;
}

function jsxTag({ element, attributes, text }: HeadTag): string {
  const start = [element, ...attributes.map(([name, value]) => `${propNames[name] ?? name}=${jsxValue(value)}`)].join(" ");
  return text === undefined ? `<${start} />` : `<${start}>{${jsString(text)}}</${element}>`;
}

/** In quotes JSX reads character references and no escapes, so whatever is not plain goes in as a string of JavaScript. */
function jsxValue(value: string): string {
  return /^[^"&\\{}<>\n]*$/.test(value) ? `"${value}"` : `{${jsString(value)}}`;
}

const propNames: Record<string, string> = {
  charset: "charSet",
  "http-equiv": "httpEquiv",
  hreflang: "hrefLang",
  crossorigin: "crossOrigin",
};
