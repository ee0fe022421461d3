import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { plainValue } from "./json-tree.ts";
import { readJson } from "./read-json.ts";

const kinds = (text: string) => readJson(text).faults.map(({ kind }) => kind);
const valueIn = (text: string) => {
  const { root } = readJson(text);
  return root && plainValue(root);
};

describe("valid JSON", () => {
  it.each([
    "{}",
    "[]",
    ' {"a": [1, -2.5e+3, 0, true, false, null, "x"]} \r\n\t',
    '"\\u00e9\\n\\"\\\\\\/ \u2028"',
    '{"a":{"b":{"c":[[],[{}]]}}}',
    '{"":"","a":1,"a":2}',
    "\"he said: 'x', and “y”, &quot;z&quot;\"",
    '["a","b"]',
    '{"a":"}","b":"]","c":"//","d":"<!--"}',
    "-0",
    "1E400",
  ])("%s is read as JSON.parse reads it", (text) => {
    expect(kinds(text)).toEqual([]);
    expect(valueIn(text)).toEqual(JSON.parse(text));
  });

  it("knows where each name and value stands", () => {
    const { root } = readJson('{\n  "name": "Ada",\n  "age": 36\n}');
    expect(root).toMatchObject({
      kind: "object",
      start: 0,
      end: 32,
      members: [
        { key: "name", keySpan: { start: 4, end: 10 }, value: { start: 12, end: 17, value: "Ada" } },
        { key: "age", keySpan: { start: 21, end: 26 }, value: { start: 28, end: 30, value: 36 } },
      ],
    });
  });

  it("keeps __proto__ a name like any other", () => {
    const value = valueIn('{"__proto__": {"polluted": true}, "constructor": 1}') as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(value["polluted"]).toBeUndefined();
  });
});

describe("repairs", () => {
  it.each([
    ["trailing comma in an object", '{"a": 1,}', ["trailing-comma"], '{"a": 1}'],
    ["trailing comma in an array", "[1, 2, ]", ["trailing-comma"], "[1, 2 ]"],
    ["two commas", "[1,, 2]", ["extra-comma"], "[1, 2]"],
    ["missing comma between lines", '{\n"a": "x"\n"b": 2\n}', ["missing-comma"], '{\n"a": "x",\n"b": 2\n}'],
    ["missing comma in an array", '["a" "b"]', ["missing-comma"], '["a", "b"]'],
    ["curly quotes", "{“a”: “x”}", ["smart-quotes", "smart-quotes"], '{"a": "x"}'],
    ["single quotes", "{'a': 'it is \"so\"'}", ["single-quotes", "single-quotes"], '{"a": "it is \\"so\\""}'],
    ["entities", "{&quot;a&quot;: &quot;x&quot;}", ["entity-quotes", "entity-quotes"], '{"a": "x"}'],
    ["a line comment", '{"a": 1 // one\n}', ["comment"], '{"a": 1 \n}'],
    ["a block comment", '/* x */{"a": 1}', ["comment"], '{"a": 1}'],
    ["an HTML comment around it", '<!--\n{"a": 1}\n-->', ["wrapper", "wrapper"], '\n{"a": 1}\n'],
    ["CDATA around it", '<![CDATA[{"a": 1}]]>', ["wrapper", "wrapper"], '{"a": 1}'],
    ["CDATA in comments", '//<![CDATA[\n{"a": 1}\n//]]>', ["wrapper", "wrapper"], '\n{"a": 1}\n'],
    ["a byte order mark", '\ufeff{"a": 1}', ["bom"], '{"a": 1}'],
    ["a no-break space", '{\u00a0"a": 1}', ["odd-space"], '{ "a": 1}'],
    ["a line break in a text", '{"a": "one\ntwo"}', ["line-break"], '{"a": "one\\ntwo"}'],
    ["a Windows line break and a tab", '{"a": "one\r\n\ttwo"}', ["line-break", "line-break"], '{"a": "one\\n\\ttwo"}'],
    ["an unescaped quote", '{"a": "a 5" screen", "b": 1}', ["inner-quote"], '{"a": "a 5\\" screen", "b": 1}'],
    [
      "quotes before a comma in a text",
      '{"a": "said "no", then left"}',
      ["inner-quote", "inner-quote"],
      '{"a": "said \\"no\\", then left"}',
    ],
    ["a forgotten closing quote", '{\n"a": "x,\n"b": 2}', ["open-string"], '{\n"a": "x",\n"b": 2}'],
    ["names without quotes", '{a: 1, @type: "X"}', ["unquoted-key", "unquoted-key"], '{"a": 1, "@type": "X"}'],
    ["a text without quotes", '{"a": Acme Inc}', ["unquoted-text"], '{"a": "Acme Inc"}'],
    [
      "words of other languages",
      '{"a": True, "b": None, "c": undefined}',
      ["literal", "literal", "literal"],
      '{"a": true, "b": null, "c": null}',
    ],
    [
      "numbers of other languages",
      '{"a": .5, "b": 007, "c": +1, "d": 5.}',
      ["number", "number", "number", "number"],
      '{"a": 0.5, "b": 7, "c": 1, "d": 5}',
    ],
    ["a bad escape", '{"a": "C:\\dir it\\\'s"}', ["bad-escape", "bad-escape"], '{"a": "C:\\\\dir it\'s"}'],
    ["an equals sign", '{"a" = 1, "b" => 2}', ["missing-colon", "missing-colon"], '{"a" : 1, "b" : 2}'],
    ["no colon", '{"a" "x"}', ["missing-colon"], '{"a": "x"}'],
    ["no value", '{"a": , "b": 1}', ["missing-value"], '{"a": null, "b": 1}'],
    ["a semicolon at the end", '{"a": 1};', ["extra-text"], '{"a": 1}'],
    ["semicolons between entries", '{"a": 1; "b": 2}', ["wrong-separator"], '{"a": 1, "b": 2}'],
    ["brackets that are never closed", '{"a": [1, 2', ["not-closed", "not-closed"], '{"a": [1, 2]}'],
    ["a bracket too many", '{"a": 1}}', ["wrong-bracket"], '{"a": 1}'],
    ["an array closed by the object's bracket", '{"a": [1, 2}', ["not-closed"], '{"a": [1, 2]}'],
    ["two objects side by side", '{"a": 1}\n{"b": 2}', ["several-values"], '[{"a": 1},\n{"b": 2}]'],
    ["an array closed by the object's bracket after a comma", '{"a": [1, 2,}', ["trailing-comma", "not-closed"], '{"a": [1, 2]}'],
    ["quotes at the end of a text", '{"a": "said "no""}', ["inner-quote", "inner-quote"], '{"a": "said \\"no\\""}'],
    [
      "thousands",
      '{"a": 1,200, "b": -1,200,300.50, "c": 0,125}',
      ["number", "number", "number"],
      '{"a": 1200, "b": -1200300.50, "c": 0.125}',
    ],
    ["a decimal comma", '{"a": 12,50, "b": 1.200,00}', ["number", "number"], '{"a": 12.50, "b": 1200.00}'],
    ["a number with its unit", '{"a": 5 USD, "b": 10 %}', ["unquoted-text", "unquoted-text"], '{"a": "5 USD", "b": "10 %"}'],
    ["a name alone", '{"a": 1, "b"}', ["missing-colon", "missing-value"], '{"a": 1, "b":null}'],
    ["a quote alone on its line", '{"a": 1,\n"\n"b": 2}', ["extra-text"], '{"a": 1,\n\n"b": 2}'],
    ["entities by number", "{&#34;a&#x22;: 1}", ["entity-quotes"], '{"a": 1}'],
    ["a control character", '{"a": "x\u0001y"}', ["control-character"], '{"a": "x\\u0001y"}'],
    ["two objects with a comma", '{"a": 1},{"b": 2}', ["extra-text", "several-values"], '[{"a": 1},{"b": 2}]'],
  ])("%s", (_, text, expected, repaired) => {
    const read = readJson(text);
    expect([read.faults.map(({ kind }) => kind), read.repaired]).toEqual([expected, repaired]);
    expect(read.root && plainValue(read.root)).toEqual(JSON.parse(repaired));
  });

  it("says where the fault is", () =>
    expect(readJson('{"a": 1,\n"b": 2,}').faults).toEqual([{ kind: "trailing-comma", start: 15, end: 16 }]));
});

describe("hostile input", () => {
  it.each([
    ["nothing", "", ["empty"]],
    ["white space", " \n ", ["empty"]],
    ["a comment only", "<!-- -->", ["wrapper", "wrapper", "empty"]],
    ["a lone quote", '"', ["open-string", "no-value"]],
    ["prose", "not json at all", ["unquoted-text", "no-value"]],
    ["signs", "}}]],,::", ["no-value"]],
  ])("%s gives faults, not an exception", (_, text, expected) => expect(kinds(text)).toEqual(expected));

  it.each([
    ["100,000 opening brackets", "[".repeat(100_000)],
    ["100,000 opening braces", '{"a":'.repeat(100_000)],
    ["100,000 quotes", '"'.repeat(100_000)],
    ["100,000 quotes and commas in an array", `[${'",'.repeat(100_000)}`],
    ["100,000 commas", `[${",".repeat(100_000)}`],
    ["100,000 comment starts", "/*".repeat(100_000)],
    ["100,000 line breaks in a text", `"${"\n".repeat(100_000)}"`],
    ["100,000 backslashes", `"${"\\".repeat(100_001)}"`],
    ["100,000 closing brackets", `{"a":1${"]".repeat(100_000)}`],
    ["spaces between quotes", `["${`" ${" ".repeat(1000)}x`.repeat(100)}`],
    ["a long word", `{"a": ${"x".repeat(1_000_000)}}`],
    ["HTML comment starts", "<!--".repeat(100_000)],
    ["300,000 digits and a letter", `{"a": ${"1".repeat(300_000)}x}`],
    ["300,000 numbers", `[${"1,".repeat(300_000)}1]`],
  ])("%s is read in bounded time", (_, text) => {
    const start = cpuTime();
    expect(readJson(text)).toBeTypeOf("object");
    expect(cpuTime() - start).toBeLessThan(5000);
  });

  it("accepts and refuses what JSON.parse does, over 6,000 mangled texts", () => {
    const signs = "{}[]\":,\\ntrue01-.eE \n\t/*<!>'“u";
    const seeds = ['{"a":[1,2,{"b":"c\\n"}],"d":null}', '[true,false,"x",-1.5e3]', '{"@type":"Product","name":"A \\"b\\" c"}'];
    const random = mulberry(7);
    const disagreements: string[] = [];
    for (let round = 0; round < 6000; round++) {
      let text = seeds[round % seeds.length] ?? "";
      for (let change = 0; change < 1 + (round % 3); change++) {
        const at = Math.floor(random() * (text.length + 1));
        const sign = signs[Math.floor(random() * signs.length)];
        text = round % 2 === 0 ? text.slice(0, at) + sign + text.slice(at) : text.slice(0, at) + text.slice(at + 1);
      }
      const read = readJson(text);
      if ((read.faults.length === 0) !== isValid(text)) disagreements.push(text);
      else if (read.faults.length === 0) expect(read.root && plainValue(read.root)).toEqual(JSON.parse(text));
      if (read.repaired !== null) expect(plainValue(readJson(read.repaired).root as never)).toEqual(JSON.parse(read.repaired));
    }
    expect(disagreements).toEqual([]);
  });
});

function isValid(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
