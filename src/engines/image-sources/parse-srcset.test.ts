import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { parseSrcset } from "./parse-srcset.ts";

/** As the tests of the web platform write what was found: the address, then its descriptor. */
const found = (input: string) =>
  parseSrcset(input).map(({ url, width, density }) => `${url}${width ? ` ${width}w` : ""}${density === null ? "" : ` ${density}x`}`);

describe("a srcset", () => {
  it.each<[string, string[]]>([
    ["", []],
    [",", []],
    [",,,", []],
    ["  data:,a  1x  ", ["data:,a 1x"]],
    ["\t\tdata:,a\t\t1x\t\t", ["data:,a 1x"]],
    ["\n\ndata:,a\n\n1x\n\n", ["data:,a 1x"]],
    ["\f\fdata:,a\f\f1x\f\f", ["data:,a 1x"]],
    ["\r\rdata:,a\r\r1x\r\r", ["data:,a 1x"]],
    ["data:,a", ["data:,a"]],
    ["data:,a ", ["data:,a"]],
    ["data:,a ,", ["data:,a"]],
    ["data:,a,", ["data:,a"]],
    ["data:,a, ", ["data:,a"]],
    ["data:,a,,,", ["data:,a"]],
    ["data:,a,, , ", ["data:,a"]],
    [" data:,a", ["data:,a"]],
    [",,,data:,a", ["data:,a"]],
    [" , ,,data:,a", ["data:,a"]],
    ["&nbsp;data:,a", ["&nbsp;data:,a"]],
    ["\u00a0data:,a", ["\u00a0data:,a"]],
    ["\vdata:,a", ["\vdata:,a"]],
    ["a.png, b.png 2x", ["a.png", "b.png 2x"]],
    ["a.png,b.png", ["a.png,b.png"]],
    ["a.png 1x,b.png 2x", ["a.png 1x", "b.png 2x"]],
    ["a.png 100w , b.png 200w", ["a.png 100w", "b.png 200w"]],
    ["a.png 1x 1x", []],
    ["a.png 1w 1x", []],
    ["a.png 1x 1w", []],
    ["a.png 1w 1w", []],
    ["a.png 1h", []],
    ["a.png 1w 1h", ["a.png 1w"]],
    ["a.png 1h 1w", ["a.png 1w"]],
    ["a.png 1h 1x", []],
    ["a.png 1w 1h 1h", []],
    ["a.png 1w 1h 1x", []],
    ["a.png 0w", []],
    ["a.png -1w", []],
    ["a.png 1.0w", []],
    ["a.png 1e0w", []],
    ["a.png +1w", []],
    ["a.png 1wx", []],
    ["a.png 1W", []],
    ["a.png 0x", ["a.png 0x"]],
    ["a.png -0x", ["a.png 0x"]],
    ["a.png -1x", []],
    ["a.png +1x", []],
    ["a.png 1e0x", ["a.png 1x"]],
    ["a.png 1e3x", ["a.png 1000x"]],
    ["a.png 1E-1x", ["a.png 0.1x"]],
    ["a.png 1.5e+0x", ["a.png 1.5x"]],
    ["a.png .5x", ["a.png 0.5x"]],
    ["a.png -.0x", ["a.png 0x"]],
    ["a.png 1.x", []],
    ["a.png 1.e0x", []],
    ["a.png 1 x", []],
    ["a.png x", []],
    ["a.png w", []],
    ["a.png NaNx", []],
    ["a.png Infinityx", []],
    ["a.png 0x1x", []],
    ["a.png foo", []],
    ["a.png foo, b.png 2x", ["b.png 2x"]],
    ["a.png (", []],
    ["a.png ( , b.png 1x, ), c.png 2x", ["c.png 2x"]],
    ["a.png ( (a), b.png 1x, ), c.png", ["b.png 1x", ")", "c.png"]],
    ["a.png (1x", []],
    ["data:,a (, data:,b 1x, ), data:,c", ["data:,c"]],
    ["data:,a(, data:,b 1x, ), data:,c", ["data:,a(", "data:,b 1x", ")", "data:,c"]],
    ["data:image/png;base64,AAAA 2x, b.png", ["data:image/png;base64,AAAA 2x", "b.png"]],
    ["a.png 1x, a.png 1x", ["a.png 1x", "a.png 1x"]],
  ])("“%s”", (input, expected) => {
    expect(found(input).map((candidate) => candidate.replace("-0x", "0x"))).toEqual(expected);
  });

  it("costs no more than its length, however it is built", () => {
    for (const piece of ["a, ", "(", "a (", ",", " ", "a 1x 1x ", "a 1e1x,", "1".repeat(50)]) {
      const startedAt = cpuTime();
      parseSrcset(piece.repeat(Math.ceil(1_000_000 / piece.length)));
      expect(cpuTime() - startedAt).toBeLessThan(2_000);
    }
  });
});
