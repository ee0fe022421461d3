import { expect, it } from "vitest";
import { withoutParameters } from "./without-parameters.ts";

it.each([
  ["", ""],
  ["?", "?"],
  ["?utm_source=a", ""],
  ["?a&b=%20&utm_source=x&c=+d;e", "?a&b=%20&c=+d;e"],
  ["?utm_source&b", "?b"],
  ["?b=1&utm%5Fsource=x", "?b=1"],
  ["?a=1&&utm_source=x&a=2", "?a=1&&a=2"],
  ["?q=utm_source=x", "?q=utm_source=x"],
  ["?%zz=1&utm_source=%zz", "?%zz=1"],
])("%j becomes %j", (search, kept) => expect(withoutParameters(search, (name) => name === "utm_source")).toBe(kept));
