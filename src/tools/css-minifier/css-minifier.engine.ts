import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { beautifyCss } from "#engines/css-code/beautify-css.ts";
import { minifyCss } from "#engines/css-code/minify-css.ts";
import { withSizes } from "#engines/packed-size/packed-sizes.ts";
import type { CssMinifierInput } from "./css-minifier.schema.ts";

export function makeCss({ code, action = "minify", ...options }: CssMinifierInput): Promise<MinifiedCode> {
  const { dropLicences = false, keepValues = false, keepEmptyRules = false } = options;
  return withSizes(
    code,
    action === "beautify"
      ? beautifyCss(code, "  ")
      : minifyCss(code, { keepLicences: !dropLicences, shortenValues: !keepValues, dropEmptyRules: !keepEmptyRules }),
  );
}
