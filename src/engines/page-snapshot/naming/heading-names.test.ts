import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { takeSnapshot } from "../take-snapshot.ts";

const headingsOf = (html: string) => takeSnapshot({ html, url: "https://shop.example/" }).headings;

describe("the accessible name of a heading", () => {
  // The kinds of case that ACT rule ffd0e9 lists.
  it.each([
    ["its words", "<h1>Blue shoes</h1>", "Blue shoes"],
    ["words by role", '<div role="heading" aria-level="1">Blue shoes</div>', "Blue shoes"],
    ["a hidden label, when it is asked for", '<span id="a" hidden>Shoes</span><h1 aria-labelledby="a">All about</h1>', "Shoes"],
    ["two labels in the order asked for", '<i id="a">one</i><b id="b">two</b><h1 aria-labelledby="b a">x</h1>', "two one"],
    ["its words, when the label is nowhere", '<h1 aria-labelledby="gone">Blue</h1>', "Blue"],
    ["aria-label before its words", '<h1 aria-label="Shop">Blue</h1>', "Shop"],
    ["the alt of its image", '<h1><img src="a.png" alt="Blue shoes"></h1>', "Blue shoes"],
    ["the title of an svg", "<h1><svg><title>Blue shoes</title><path/></svg></h1>", "Blue shoes"],
    ["words off the screen", '<h1 style="position:absolute; top:-9999px">Blue</h1>', "Blue"],
    ["blocks parted, inline elements not", "<h1>Bl<b>ue</b><div>shoes</div></h1>", "Blue shoes"],
    ["its title attribute in the end", '<h1 title="Blue shoes"></h1>', "Blue shoes"],
    ["nothing, for an ornament", '<h1><img src="a.png" alt=""></h1>', ""],
    ["nothing, for an image without alt", '<h1><img src="a.png"></h1>', ""],
    ["nothing, for an image made presentational", '<h1><img src="a.png" alt="Blue" role="presentation"></h1>', ""],
    ["nothing, where the words are kept from it", '<h1 aria-label=""><span aria-hidden="true">Blue</span></h1>', ""],
    [
      "nothing, where label and words are",
      '<span id="a" hidden></span><h1 aria-labelledby="a"><span aria-hidden="true">Blue</span></h1>',
      "",
    ],
    ["nothing, for a break", "<h1><br></h1>", ""],
    ["nothing, for nothing", "<h1></h1>", ""],
    ["nothing, for a label that calls itself", '<h1 id="a" aria-labelledby="a"></h1>', ""],
  ])("is %s", (_, html, name) => {
    expect(headingsOf(html)[0]?.name).toBe(name);
  });
});

describe("role and level of a heading", () => {
  it.each([
    ["<h3>x</h3>", "heading", 3],
    ['<h3 aria-level="2">x</h3>', "heading", 2],
    ['<h3 aria-level="two">x</h3>', "heading", 3],
    ['<p role="heading">x</p>', "heading", 2],
    ['<p role="nonsense HEADING" aria-level="9">x</p>', "heading", 6],
    ['<h1 role="none">x</h1>', "none", 1],
    ['<h1 role="presentation" aria-label="">x</h1>', "heading", 1],
    ['<h1 role="banner">x</h1>', "banner", 1],
  ])("of %s", (html, role, level) => {
    expect(headingsOf(html)).toMatchObject([{ role, level }]);
  });

  it("keeps the words of a link that is a heading apart from the next", () => {
    const { headings, anchors } = takeSnapshot({
      html: '<a href="/a" role="heading">One</a><h2>Two</h2>',
      url: "https://shop.example/",
    });
    expect(headings.map(({ raw }) => raw)).toEqual(["One", "Two"]);
    expect(anchors.map(({ text }) => text)).toEqual(["One"]);
  });
});

it("hides what a closed dialog holds", () => {
  expect(headingsOf("<dialog><h2>Cookies</h2></dialog><dialog open><h2>Sale</h2></dialog>").map(({ isHidden }) => isHidden)).toEqual([
    true,
    false,
  ]);
});

it("names headings inside one another in linear time", () => {
  const html = `${"<h1><div>".repeat(250)}${"x ".repeat(60_000)}`;
  const started = cpuTime();
  expect(headingsOf(html)).toHaveLength(250);
  expect(cpuTime() - started).toBeLessThan(4000);
});
