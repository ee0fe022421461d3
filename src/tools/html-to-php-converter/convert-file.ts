import { type FileEngine, withEnding } from "#core/tool/file-conversion.ts";
import { optionsOf } from "./html-to-php-converter.engine.ts";
import type { HtmlToPhpConverterInput } from "./html-to-php-converter.schema.ts";
import { writePhp } from "./write-php.ts";

/** A file by its bytes, whatever encoding they are in: one sign a byte on the way through. */
export const convertFile: FileEngine<Omit<HtmlToPhpConverterInput, "html">> = ({ name, bytes }, options) => {
  const code = writePhp(signsOf(bytes), optionsOf(options));
  return { name: withEnding(name, "php"), type: "application/x-php", bytes: Uint8Array.from(code, (sign) => sign.charCodeAt(0)) };
};

function signsOf(bytes: Uint8Array): string {
  let text = "";
  // Every byte an argument: too many of them overflow the stack.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
