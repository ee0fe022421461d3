import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { writeJavaScript } from "#engines/javascript-code/write-javascript.ts";
import { withSizes } from "#engines/packed-size/packed-sizes.ts";
import type { JavascriptMinifierInput } from "./javascript-minifier.schema.ts";

export async function makeJavaScript({ code, ...options }: JavascriptMinifierInput): Promise<MinifiedCode> {
  return withSizes(code, await writeJavaScript(code, options));
}
