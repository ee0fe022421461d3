import type { HtmlToPhpConverterInput, HtmlToPhpConverterOutput } from "./html-to-php-converter.schema.ts";
import { isVariableName } from "./variable-name.ts";
import { writePhp } from "./write-php.ts";

export function convertHtmlToPhp(input: HtmlToPhpConverterInput): HtmlToPhpConverterOutput {
  const options = optionsOf(input);
  const code = writePhp(input.html, options);
  return {
    code,
    fileName: "page.php",
    bytesIn: byteLength(input.html),
    bytesOut: byteLength(code),
    notes: notesOn(input.html, options),
  };
}

/** Every choice spelled out. A name that PHP would refuse is none. */
export function optionsOf({ form = "echo-single", variable = "", php = "text" }: Omit<HtmlToPhpConverterInput, "html">) {
  return {
    form,
    variable: isVariableName(variable) ? variable.replace(/^\$/, "") : "html",
    keepsPhp: php === "run" && form === "template",
  };
}

function notesOn(html: string, { form, keepsPhp }: ReturnType<typeof optionsOf>): string[] {
  const notes: string[] = [];
  const opened = html.match(/<\?(?:php\b|=)/gi)?.length ?? 0;
  if (opened > 0 && keepsPhp)
    notes.push(
      `${opened === 1 ? "One piece" : `${opened} pieces`} of PHP in the input will run. Only the HTML around is printed as it is.`,
    );
  else if (opened > 0)
    notes.push(
      form === "template"
        ? "The PHP in the input is printed as text and does not run. Choose “leave it to run” to keep a page that is PHP already."
        : "The PHP in the input is printed as text and does not run. Only a template can leave it to run.",
    );
  if (html.startsWith("\ufeff"))
    notes.push("The input begins with a byte order mark. It is printed too, so no header can be sent after it.");
  if (!html.isWellFormed()) notes.push("Half a surrogate pair stands in the text. No UTF-8 file can hold it: it becomes U+FFFD.");
  return notes;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
