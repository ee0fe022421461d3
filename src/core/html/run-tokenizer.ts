import { type DefaultTreeAdapterMap, InsertionMode, Parser, type ParserOptions, Tokenizer } from "parse5";

/**
 * Parses a document as parse5 does, and takes plain text in one step where parse5 leads each character through its states and each word
 * into the tree. This stands on parts of parse5 that are not its interface: parse-html.test.ts holds the trees against its own.
 */
export function parseDocument(html: string, options: ParserOptions<DefaultTreeAdapterMap>): void {
  const parser = new Parser(options);
  parser.tokenizer = new RunTokenizer(parser.options, parser);
  parser.tokenizer.write(html, true);
}

class RunTokenizer extends Tokenizer {}

/** What is used of the inside of a tokenizer. */
interface Inside {
  handler: { insertionMode: InsertionMode };
  preprocessor: { html: string; pos: number; line: number; lineStartPos: number; isEol: boolean };
  runEnd: number;
}

type State = (this: Inside, code: number) => void;
type StateName = "_stateData" | "_stateRawtext" | "_stateScriptData" | "_stateAttributeValueDoubleQuoted";
const states = Tokenizer.prototype as unknown as Record<StateName, State>;
const faster = RunTokenizer.prototype as unknown as Record<StateName, State>;
const { _stateData, _stateRawtext, _stateScriptData, _stateAttributeValueDoubleQuoted } = states;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const LESS_THAN = 0x3c;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

faster._stateData = function (code) {
  _stateData.call(this, code);
  if (code > SPACE && code !== LESS_THAN && code !== AMPERSAND && isTextMode(this.handler.insertionMode))
    takeRun(this, LESS_THAN, AMPERSAND);
};
faster._stateRawtext = function (code) {
  _stateRawtext.call(this, code);
  if (code > SPACE && code !== LESS_THAN) takeRun(this, LESS_THAN, LESS_THAN);
};
faster._stateScriptData = function (code) {
  _stateScriptData.call(this, code);
  if (code > SPACE && code !== LESS_THAN) takeRun(this, LESS_THAN, LESS_THAN);
};
faster._stateAttributeValueDoubleQuoted = function (code) {
  _stateAttributeValueDoubleQuoted.call(this, code);
  if (code > SPACE && code !== QUOTE && code !== AMPERSAND) takeRun(this, QUOTE, AMPERSAND);
};

/** Where white space is text like any other. */
function isTextMode(mode: InsertionMode): boolean {
  return mode === InsertionMode.IN_BODY || mode === InsertionMode.IN_CELL || mode === InsertionMode.IN_CAPTION;
}

/** One character of text was taken: takes those that follow, up to one that may mean something. */
function takeRun(tokenizer: Inside, end: number, otherEnd: number): void {
  const { preprocessor } = tokenizer;
  const { html } = preprocessor;
  const start = preprocessor.pos + 1;
  let at = start;
  let breaks = 0;
  let lineStart = 0;
  let lastBreak = -1;
  for (; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === end || code === otherEnd || code === 0 || code === CARRIAGE_RETURN) break;
    if (code >= FIRST_SURROGATE && code <= LAST_SURROGATE) break;
    if (code !== LINE_FEED) continue;
    breaks++;
    lineStart = lastBreak + 1;
    lastBreak = at;
  }
  if (at === start) return;
  preprocessor.pos = at - 1;
  tokenizer.runEnd = at;
  if (breaks === 0) return;
  // A line begins once the character after its break is read.
  preprocessor.isEol = lastBreak === at - 1;
  if (!preprocessor.isEol) preprocessor.lineStartPos = lastBreak + 1;
  else if (breaks > 1) preprocessor.lineStartPos = lineStart;
  preprocessor.line += preprocessor.isEol ? breaks - 1 : breaks;
}
