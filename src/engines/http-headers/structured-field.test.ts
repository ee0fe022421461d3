import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { type BareItem, type Member, parseDictionary, parseItem, parseList } from "./structured-field.ts";

/** A short spelling: tokens bare, strings quoted, numbers as they are. */
const bare = ({ type, value }: BareItem): string => {
  if (type === "string") return JSON.stringify(value);
  if (type === "binary") return `:${[...value].join(".")}:`;
  return type === "date" ? `@${value}` : type === "display" ? `%${value}` : String(value);
};
const parameters = (map: ReadonlyMap<string, BareItem>) => [...map].map(([key, value]) => `;${key}=${bare(value)}`).join("");
const member = (value: Member): string =>
  "items" in value
    ? `(${value.items.map((item) => member(item)).join(" ")})${parameters(value.parameters)}`
    : bare(value.item) + parameters(value.parameters);

describe("an item", () => {
  it.each([
    ["42", "42"],
    ["-0", "0"],
    ["042", "42"],
    ["-999999999999999", "-999999999999999"],
    ["1.500", "1.5"],
    ["-1.1", "-1.1"],
    ["123456789012.123", "123456789012.123"],
    ['"a \\"b\\" \\\\"', '"a \\"b\\" \\\\"'],
    ['""', '""'],
    ["*foo/bar:baz", "*foo/bar:baz"],
    [":aGVsbG8=:", ":104.101.108.108.111:"],
    [":aGVsbG8:", ":104.101.108.108.111:"],
    ["::", "::"],
    ["?1", "true"],
    ["?0", "false"],
    ["@1659578233", "@1659578233"],
    ['%"f%c3%bc%c3%bc"', "%füü"],
    ['%"a%22b%25"', '%a"b%'],
    ["  a ", "a"],
    ["a; b;c=1; *d=?0", "a;b=true;c=1;*d=false"],
    ["a;b=1;b=2", "a;b=2"],
    ["00", "0"],
    ["-042", "-42"],
    ["00.1", "0.1"],
    ["-0.0", "0"],
    ["999999999999.999", "999999999999.999"],
    ['"\\\\\\""', '"\\\\\\""'],
    ['"%20\'()<>"', '"%20\'()<>"'],
    ["a_b-c.d3:f%00/*", "a_b-c.d3:f%00/*"],
    ["A!#$&'^`|~", "A!#$&'^`|~"],
    [":/+Ah:", ":255.224.33:"],
    [":iZ==:", ":137:"],
    ["@0", "@0"],
    ["@-2147483649", "@-2147483649"],
    ["@9999999999", "@9999999999"],
    ['%"BOM: %ef%bb%bf"', "%BOM: \ufeff"],
    ['%"a \\ %22b%22"', '%a \\ "b"'],
    ["1;a;b=?0;c=@1;d=:aA==:", "1;a=true;b=false;c=@1;d=:104:"],
    ["a;*x-_.9=1", "a;*x-_.9=1"],
  ])("reads %j", (text, expected) => {
    const item = parseItem(text);
    expect(item && member(item)).toBe(expected);
  });

  it.each([
    "",
    "  ",
    "\t1",
    "1\t",
    "- 42",
    "--1",
    "1.",
    ".1",
    "1.1234",
    "1234567890123.1",
    "1000000000000000",
    "1e3",
    '"a',
    '"a\tb"',
    '"a\\b"',
    '"ü"',
    "'a'",
    "a,b",
    "a b",
    "ü",
    ":a:",
    ":aGVs bG8:",
    ":aGVsbG8",
    "?2",
    "?",
    "@1.5",
    "@",
    '%"%C3%BC"',
    '%"%c3"',
    '%"%f"',
    "%a",
    "a;B=1",
    "a;=1",
    "a ;b",
    "(a b)",
    "-a23",
    "4-2",
    "1..4",
    "1.5.4",
    "-",
    "2,3",
    "1234567890123.",
    "0.0001",
    '"a" "b"',
    '"a\nb"',
    '"a\\',
    ":aGVsbG!8=:",
    ":=aGVsbG8=:",
    ":a=GVsbG8=:",
    ":_-Ah:",
    "?1?",
    "?T",
    "?-0",
    "@a",
    "@-",
    '%"a\tb"',
    "%'a'",
    '%"%a0%a1"',
    '%"%e2%28%a1"',
    '%"%f0%28%8c%28"',
    '%"a',
    "a;b =1",
    "a;b= 1",
    "a;9=1",
    "a;-b=1",
    "a;b=1;",
    "#a",
    "{}",
  ])("refuses %j", (text) => expect(parseItem(text)).toBeUndefined());
});

describe("a list", () => {
  it.each([
    ["", []],
    ["a, b", ["a", "b"]],
    ["a\t,\t b", ["a", "b"]],
    ["(a b);x, (), ( c )", ["(a b);x=true", "()", "(c)"]],
    ['(1;a "x";b);c', ['(1;a=true "x";b=true);c=true']],
    ["text/html  ,  text/plain;  q=0.5;  charset=utf-8", ["text/html", "text/plain;q=0.5;charset=utf-8"]],
    ["abc_123;a=1;b=2; cdef_456, ghi;q=9", ["abc_123;a=1;b=2;cdef_456=true", "ghi;q=9"]],
    ["(  1  42  )", ["(1 42)"]],
    ["(1;a=2 3);b, (4)", ["(1;a=2 3);b=true", "(4)"]],
    ["@1, @-2", ["@1", "@-2"]],
  ])("reads %j", (text, expected) => expect(parseList(text)?.map(member)).toEqual(expected));

  it.each(["a,", ",a", "a,,b", "a b", "(a", "(a,b)", "(a\tb)", '("a""b")', "a;", "((a))", "(a))", "(a b ", "a ;b", "a, \t", "()(", "(a;b"])(
    "refuses %j",
    (text) => expect(parseList(text)).toBeUndefined(),
  );
});

describe("a dictionary", () => {
  it.each([
    ["", {}],
    ["a=1, b", { a: "1", b: "true" }],
    ["a;x=1, b=(1 2)", { a: "true;x=1", b: "(1 2)" }],
    ["a=1,b=2,a=3", { a: "3", b: "2" }],
    ["a=1\t,\t b=2", { a: "1", b: "2" }],
    ["a, b;x, c=?0", { a: "true", b: "true;x=true", c: "false" }],
    ["a=();b, *c=(1 2);d=3", { a: "();b=true", "*c": "(1 2);d=3" }],
    ['geolocation=(self "https://a.example"), camera=()', { geolocation: '(self "https://a.example")', camera: "()" }],
  ])("reads %j", (text, expected) => {
    const read = parseDictionary(text);
    expect(read && Object.fromEntries([...read].map(([key, value]) => [key, member(value)]))).toEqual(expected);
  });

  it.each(["A=1", "a=", "a=1,", "a = 1", "a=1 b=2", "1=a", "a=1,,b=2", "a=1;A=1", "=1", "a==1", "a=,b", ",a=1", "\ta=1", "a=(1", "-a=1"])(
    "refuses %j",
    (text) => expect(parseDictionary(text)).toBeUndefined(),
  );
});

it("reads a megabyte in linear time", () => {
  const started = cpuTime();
  expect(parseList(`${"a, ".repeat(100_000)}a`)).toHaveLength(100_001);
  expect(parseItem(`"${"\\\\".repeat(200_000)}`)).toBeUndefined();
  expect(cpuTime() - started).toBeLessThan(4000);
});
