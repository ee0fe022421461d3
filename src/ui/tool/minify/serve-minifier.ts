import { serveConversions } from "#core/tool/conversion-worker.ts";
import type { MinifiedCode } from "#core/tool/minified-code.ts";

/** All of a minifier's worker file. A byte order mark stays where it is: it is the file's own. */
export function serveMinifier<Input extends { code: string }>(minify: (input: Input) => Promise<MinifiedCode>): void {
  serveConversions<Omit<Input, "code">, MinifiedCode>(async (file, options) => {
    const code = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
    return minify({ ...options, code } as Input);
  });
}
