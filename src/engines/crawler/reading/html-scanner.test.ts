import { type Token, Tokenizer, TokenizerMode } from "parse5";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { HtmlScanner, type TextMode } from "./html-scanner.ts";

const modes: Record<string, [TextMode, number]> = {
  title: ["rcdata", TokenizerMode.RCDATA],
  style: ["rawtext", TokenizerMode.RAWTEXT],
  script: ["script", TokenizerMode.SCRIPT_DATA],
  plaintext: ["plaintext", TokenizerMode.PLAINTEXT],
};

/** Tags as lists, text in one piece between them. */
type Told = (string | [name: string, attributes: Record<string, string>, selfClosing: boolean])[];

function say(told: Told, text: string) {
  const last = told.at(-1);
  if (typeof last === "string" && !last.startsWith("/")) told[told.length - 1] = last + text;
  else told.push(text);
}

function byScanner(html: string): Told {
  const told: Told = [];
  const scanner = new HtmlScanner(html, {
    onStartTag(name, attributes, selfClosing) {
      told.push([name, Object.fromEntries(attributes), selfClosing]);
      return modes[name]?.[0];
    },
    onEndTag: (name) => told.push(`/${name}`),
    onText: (text) => say(told, `“${text}`),
  });
  scanner.readTo(Number.POSITIVE_INFINITY);
  return told;
}

function byParse5(html: string): Told {
  const told: Told = [];
  let open = "";
  const flush = () => {
    if (open !== "") say(told, `“${open}`);
    open = "";
  };
  const add = ({ chars }: Token.CharacterToken) => {
    open += chars;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs, selfClosing }) {
        flush();
        told.push([tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value])), selfClosing]);
        const mode = modes[tagName]?.[1];
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag({ tagName }) {
        flush();
        told.push(`/${tagName}`);
      },
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: add,
      onComment: flush,
      onDoctype: flush,
      onEof: flush,
    },
  );
  tokenizer.write(html, true);
  return told;
}

/** Pieces of text that a comment parts count as one. */
const joined = (told: Told) =>
  told.map((entry) => (typeof entry === "string" && !entry.startsWith("/") ? entry.replaceAll("“", "") : entry));

const pieces =
  "< > / = \" ' ! - -- --> --!> <!-- <!--> <!---> <!doctype x> <?x> </ </> <a <A b=c <p> </p> <br/> <br / > <x y='z'> <x y=\"z\"q> <x y=z/> <title> </title> </TITLE > <style> </style> <script> </script> <script </script\n <plaintext> & &amp; &lt &copy=1 &copy; &notit; &#65; &#x41; &#0; &#128; &nosuch; &amp;lt; text é \r\n \r \t \f ]]> <![CDATA[ 𝒳".split(
    " ",
  );

describe("HtmlScanner", () => {
  it.each([
    ["a<b>c</b>d"],
    ['<a href="x" HREF="y" b c=d e = f>'],
    ["<a\nb='1'\tc=\"2\"d=3>"],
    ["<a =b=c>"],
    ["<a b=>x"],
    ["<a b='"],
    ["<a b"],
    ["a < b"],
    ["</>x</ y>z</"],
    ["<!-- a --!>b<!-->c<!--->d<!-- e"],
    ["<title>a &amp; <b></titles></TITLE x>c"],
    ["<style>a</style"],
    ["<script>a<!--<script></script>b--></script>c"],
    ["<script><!--></script>x"],
    ["<script><!--<script></script></script>x"],
    ["<plaintext>a</plaintext>"],
    ["&amp;amp; &copy &copy=1 <a b='&copy=1 &copy; &amp;copy;'>"],
    ["a\r\nb\rc<a b='x\r\ny'>"],
  ])("reads %j as parse5 does", (html) => expect(joined(byScanner(html))).toEqual(joined(byParse5(html))));

  it("reads thousands of random pages as parse5 does", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let page = 0; page < 6_000; page++) {
      const html = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)] ?? "").join(random(3) === 0 ? " " : "");
      expect([html, joined(byScanner(html))]).toEqual([html, joined(byParse5(html))]);
    }
  });

  it("costs no more than the page is long, whatever is left open", () => {
    const started = cpuTime();
    for (const piece of ["<", "</", "<!", "<!--", "<a ", "<a b=", "<a b='", "&", "&amp", "<!--->", "<title></", "<script><!--"])
      byScanner(piece.repeat(200_000));
    expect(cpuTime() - started).toBeLessThan(15_000);
  });
});
