import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { readRobotsContent, readRobotsTag } from "./robots-tag.ts";

const words = (directives: readonly { agent: string | null; name: string; value: string | null }[]) =>
  directives.map(({ agent, name, value }) => `${agent ?? "*"} ${name}${value === null ? "" : `=${value}`}`);

describe("X-Robots-Tag", () => {
  it.each([
    ["noindex", ["* noindex"]],
    ["NoIndex, NOFOLLOW", ["* noindex", "* nofollow"]],
    ["googlebot: nofollow", ["googlebot nofollow"]],
    ["otherbot: noindex, nofollow", ["otherbot noindex", "otherbot nofollow"]],
    ["BadBot: noindex, nofollow, googlebot: nofollow", ["badbot noindex", "badbot nofollow", "googlebot nofollow"]],
    ["noindex, otherbot: nosnippet", ["* noindex", "otherbot nosnippet"]],
    ["unavailable_after: 25 Jun 2010 15:00:00 PST", ["* unavailable_after=25 Jun 2010 15:00:00 PST"]],
    ["unavailable_after: Friday, 25-Jun-10 15:00:00 GMT, noindex", ["* unavailable_after=Friday, 25-Jun-10 15:00:00 GMT", "* noindex"]],
    ["unavailable_after: Fri, 25 Jun 2010 15:00:00 PST, noindex", ["* unavailable_after=Fri, 25 Jun 2010 15:00:00 PST", "* noindex"]],
    ["unavailable_after: Jun 25, 2010 15:00:00 PST, noindex", ["* unavailable_after=Jun 25, 2010 15:00:00 PST", "* noindex"]],
    ["unavailable_after: Friday, June 25, 2010, nofollow", ["* unavailable_after=Friday, June 25, 2010", "* nofollow"]],
    ["unavailable_after: 2010-06-25T15:00:00Z, noindex", ["* unavailable_after=2010-06-25T15:00:00Z", "* noindex"]],
    ["unavailable_after: never, noindex", ["* unavailable_after=never", "* noindex"]],
    ["googlebot: unavailable_after: 2026-01-01", ["googlebot unavailable_after=2026-01-01"]],
    ["max-snippet:-1, max-image-preview:large", ["* max-snippet=-1", "* max-image-preview=large"]],
    ["googlebot: max-snippet: 20", ["googlebot max-snippet=20"]],
    ["max-snippet : 20 , NOINDEX", ["* max-snippet=20", "* noindex"]],
    ["noindex nofollow", ["* noindex", "* nofollow"]],
    ["noindex unavailable_after: 25 Jun 2010 15:00:00 PST", ["* noindex", "* unavailable_after=25 Jun 2010 15:00:00 PST"]],
    ["", []],
    [",,", []],
    ["googlebot:", []],
    [":", ["* ="]],
  ])("reads %j", (value, expected) => expect(words(readRobotsTag(value))).toEqual(expected));

  it.each([
    ["spaces", `noindex${" ".repeat(500_000)}nofollow`],
    ["commas", `noindex, unavailable_after: ${"1,".repeat(500_000)}`],
  ])("is not held up by half a million %s", (_, value) => {
    const started = cpuTime();
    expect(readRobotsTag(value)[0]?.name).toBe("noindex");
    expect(cpuTime() - started).toBeLessThan(2_000);
  });

  it.each([
    ["noindex nofollow", ["noindex", "nofollow"]],
    ["max-image-preview:large noindex", ["max-image-preview=large", "noindex"]],
    ["max-snippet: 50 noarchive", ["max-snippet=50", "noarchive"]],
    ["googlebot: noindex", ["googlebot=noindex"]],
  ])("a meta tag of %j", (content, expected) =>
    expect(readRobotsContent(content).map(({ name, value }) => (value === null ? name : `${name}=${value}`))).toEqual(expected),
  );
});
