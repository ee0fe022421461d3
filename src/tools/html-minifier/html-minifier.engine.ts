import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { beautifyCss } from "#engines/css-code/beautify-css.ts";
import { minifyCss } from "#engines/css-code/minify-css.ts";
import { beautifyHtml } from "#engines/html-code/beautify-html.ts";
import { minifyHtml } from "#engines/html-code/minify-html.ts";
import { writeJavaScript } from "#engines/javascript-code/write-javascript.ts";
import { withSizes } from "#engines/packed-size/packed-sizes.ts";
import type { HtmlMinifierInput } from "./html-minifier.schema.ts";

export async function makeHtml({ code, action = "minify", ...options }: HtmlMinifierInput): Promise<MinifiedCode> {
  return withSizes(code, await (action === "beautify" ? beautified(code) : minified(code, options)));
}

const beautified = (code: string) =>
  beautifyHtml(code, "  ", {
    css: (css) => beautifyCss(css, "  "),
    javascript: (script, type) => writeJavaScript(script, { action: "beautify", type }),
  });

function minified(code: string, options: Omit<HtmlMinifierInput, "code" | "action">) {
  const { keepSpaces, keepComments, keepQuotes, keepCss, keepScripts, ...stronger } = options;
  const { dropBlockSpaces = false, dropEndTags = false, shortBooleans = false, tidyClasses = false, dropTypes = false } = stronger;
  return minifyHtml(
    code,
    {
      collapseSpaces: !keepSpaces,
      dropBlockSpaces: dropBlockSpaces && !keepSpaces,
      dropComments: !keepComments,
      dropQuotes: !keepQuotes,
      dropEndTags,
      shortBooleans,
      tidyClasses,
      dropTypes,
    },
    {
      css: keepCss ? undefined : (css) => minifyCss(css, { keepLicences: true, shortenValues: true, dropEmptyRules: true }),
      javascript: keepScripts ? undefined : (script, type) => writeJavaScript(script, { type }),
    },
  );
}
