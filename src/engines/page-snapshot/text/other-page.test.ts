import { expect, it } from "vitest";
import { fetchedPage } from "../../../../tests/support/page-ports.ts";
import { takeSnapshot } from "../take-snapshot.ts";
import { otherPage } from "./other-page.ts";

const page = (html: string) => takeSnapshot(fetchedPage("https://a.example/", { html }));
const words = (from: number) => Array.from({ length: 80 }, (_, index) => `word${from + index}`).join(" ");
const links = (...hosts: string[]) => hosts.map((host) => `<a href="https://${host}.example/">x</a>`).join("");

it.each([
  ["the same page", words(1), words(1), undefined],
  ["a page with another date on it", `Today 1 ${words(1)}`, `Today 2 ${words(1)}`, undefined],
  ["another text", words(1), words(500), "another text"],
  ["a page that scripts write, ready-made for crawlers", "", words(1), undefined],
  ["words of a trade that people do not see", words(1), `${words(1)} buy cheap viagra`, "the words “viagra”"],
  ["the trade of the site", "viagra explained", "viagra and tramadol", undefined],
  ["links that people do not get", words(1), words(1) + links("b", "c", "d", "e"), "links to b.example, c.example, d.example and others"],
  ["a link more", words(1) + links("b"), words(1) + links("b", "c"), undefined],
])("%s", (_, reader, crawler, found) => expect(otherPage(page(reader), page(crawler))).toBe(found));
