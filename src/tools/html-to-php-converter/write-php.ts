import type { PhpForm } from "./html-to-php-converter.schema.ts";

interface Options {
  form: PhpForm;
  variable: string;
  /** What opens PHP in the input stays open. */
  keepsPhp: boolean;
}

/**
 * PHP that prints the text, byte for byte. Signs above ASCII are copied as they are, so the text may be Unicode or one sign a byte.
 * Nothing is trimmed, indented or encoded anew.
 */
export function writePhp(text: string, { form, variable, keepsPhp }: Options): string {
  if (form === "template") return keepsPhp ? text : template(text);
  if (text === "") return "<?php\n";
  return `<?php\n${statements[form](text, variable)}`;
}

const statements: Record<Exclude<PhpForm, "template">, (text: string, variable: string) => string> = {
  "echo-single": (text) => eachLine(text, (line, end) => `echo ${single(line, end)};\n`),
  "echo-double": (text) => eachLine(text, (line, end) => `echo ${double(line + end)};\n`),
  print: (text) => eachLine(text, (line, end) => `print(${double(line + end)});\n`),
  nowdoc,
  variable: (text, name) => `$${name} = '';\n${eachLine(text, (line, end) => `$${name} .= ${single(line, end)};\n`)}echo $${name};\n`,
};

function eachLine(text: string, write: (line: string, end: string) => string): string {
  let code = "";
  for (const [whole, line = "", end = ""] of text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) if (whole !== "") code += write(line, end);
  return code;
}

/** A line end stands outside, as an escape: an editor that changes the line ends of the file changes nothing that is printed. */
function single(line: string, end: string): string {
  const quoted = `'${line.replace(/[\\']/g, "\\$&")}'`;
  if (end === "") return quoted;
  return line === "" ? double(end) : `${quoted} . ${double(end)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to be escaped.
const double = (text: string): string => `"${text.replace(/[\\"$\x00-\x1f\x7f]/g, (sign) => ESCAPES[sign] ?? hex(sign))}"`;

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  $: "\\$",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
  "\f": "\\f",
};
const hex = (sign: string) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** PHP drops the line end before the closing word, and takes a CR before it for a part of that line end: those go behind the word. */
function nowdoc(text: string): string {
  const returns = /\r*$/.exec(text)?.[0] ?? "";
  const word = closingWord(text);
  const body = text.slice(0, text.length - returns.length);
  return `echo <<<'${word}'\n${body}\n${word}${returns === "" ? "" : ` . ${double(returns)}`};\n`;
}

/** Since PHP 7.3 the word closes at the start of any line, indented or not, unless a letter, a digit, _ or a byte above ASCII follows it. */
function closingWord(text: string): string {
  const taken = new Set<string>();
  for (const [, word] of text.matchAll(/(?:^|[\r\n])[ \t]*(HTML\d*)(?![A-Za-z0-9_\u0080-\uffff])/g)) if (word) taken.add(word);
  let word = "HTML";
  for (let number = 1; taken.has(word); number++) word = `HTML${number}`;
  return word;
}

/**
 * HTML as it is, but what would open PHP is printed. PHP eats a line end after `?>`, so those that follow go into the printed string.
 * The first line of a script that begins with #! is left out by the command line, so that is printed too.
 */
function template(text: string): string {
  return text.replace(/(?:^#!|<\?)[\r\n]*/g, (opens) => `<?php echo '${opens}'; ?>`);
}
