import { type DefaultTreeAdapterMap, defaultTreeAdapter } from "parse5";

/** White space as HTML means it: no-break and other spaces of Unicode are letters. */
export const SPACES = /[\t\n\f\r ]+/g;
export const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text);

const KEEPING = new Set("pre textarea listing xmp plaintext script style iframe noembed noframes noscript".split(" "));

/** Whether every white space in an element counts. What a style sheet makes of it stands elsewhere and is not known here. */
export function keepsWhiteSpace(node: DefaultTreeAdapterMap["node"]): boolean {
  if (!defaultTreeAdapter.isElementNode(node)) return false;
  return (
    KEEPING.has(node.tagName) ||
    node.attrs.some(
      ({ name, prefix, value }) =>
        (name === "style" && /white-space[^;]*:[^;]*(?:pre|break-spaces|preserve)/i.test(value)) ||
        (name === "space" && prefix === "xml" && value === "preserve") ||
        (name === "xml:space" && value === "preserve"),
    )
  );
}

/** In these no browser draws white space, whatever the style sheet says. */
const SILENT = new Set("html head frameset colgroup select optgroup".split(" "));
export const isSilent = (parent: string): boolean => SILENT.has(parent);

/** Elements that stand on lines of their own as browsers draw them; a style sheet may say otherwise. */
const BLOCKS = new Set(
  `html head body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frame
  frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary ul
  table caption colgroup col thead tbody tfoot tr td th`.split(/\s+/),
);
export const isBlock = (name: string): boolean => BLOCKS.has(name);

/** Drawn nowhere: words on both sides of one still need the white space between them. */
const UNSEEN = new Set("title meta link base script style template noscript".split(" "));
export const isUnseen = (name: string): boolean => UNSEEN.has(name);
