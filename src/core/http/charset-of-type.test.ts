import { expect, it } from "vitest";
import { charsetOfType } from "./charset-of-type.ts";

it.each([
  ["text/html;charset=gbk", "gbk"],
  ["TEXT/HTML;CHARSET=GBK", "GBK"],
  ["text/html ; charset=utf-8 ", "utf-8"],
  ["text/html; charset= utf-8", "utf-8"],
  ['text/html; charset="utf-8"', "utf-8"],
  ['text/html; charset="utf-8', "utf-8"],
  ['text/html; charset="utf-8"x', "utf-8"],
  ['text/html; charset="\\u\\t\\f-8"', "utf-8"],
  ['text/html; charset=" utf-8"', "utf-8"],
  ["text/html;charset=gbk;charset=windows-1255", "gbk"],
  ["text/html;charset=;charset=gbk", "gbk"],
  ["text/html;x;charset=gbk", "gbk"],
  ["text/html;;;;charset=gbk", "gbk"],
  ['text/html;";charset=gbk', "gbk"],
  ["text/html;x=(;charset=gbk", "gbk"],
  ['text/html;x="a\\";charset=gbk";charset=utf-8', "utf-8"],
  // Quotes of the wrong kind belong to the name, and no encoding has such a name.
  ["text/html;charset='gbk'", "'gbk'"],
  ['text/html;charset=gbk"', 'gbk"'],
  // A blank before the equals sign makes another parameter.
  ["text/html;charset =gbk", undefined],
  ['text/html;x=";charset=gbk"', undefined],
  ["text/html", undefined],
  ["text/html;", undefined],
  ["charset=gbk", undefined],
  ["bogus/bogus/;charset=gbk", undefined],
  ["text/html(;charset=gbk", undefined],
  ["", undefined],
])("%j names %s", (type, charset) => expect(charsetOfType(type)).toBe(charset));
