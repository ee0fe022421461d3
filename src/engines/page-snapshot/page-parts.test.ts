import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const url = "https://shop.example/blue/";
const read = (html: string) => takeSnapshot({ html, url });

describe("text blocks", () => {
  it("are what readers see, a block at a time, with the region and the heading they stand under", () => {
    const { textBlocks } = read(`<header>Shop <b>now</b></header><nav><a href=/>Home</a></nav>
<main><h1>Blue</h1><p>One <i>two</i>
three</p><ul><li>Four<li>Five</ul><header>In main</header></main><footer>End</footer>`);
    expect(textBlocks.map(({ text, region, heading, tagName, line }) => [text, region, heading, tagName, line])).toEqual([
      ["Shop now", "header", -1, "header", 1],
      ["Home", "nav", -1, "a", 1],
      ["Blue", "main", 0, "h1", 2],
      ["One two three", "main", 0, "p", 2],
      ["Four", "main", 0, "li", 3],
      ["Five", "main", 0, "li", 3],
      ["In main", "main", 0, "header", 3],
      ["End", "footer", 0, "footer", 3],
    ]);
  });

  it.each([
    "<title>a</title>",
    "<script>a</script><style>a</style><template>a</template>",
    "<noscript>a</noscript>",
    "<p hidden>a</p><div style='display:none'>a</div><p aria-hidden=true>a</p>",
    "<select><option>a</select><textarea>a</textarea>",
    "<svg><title>a</title><desc>a</desc></svg>",
  ])("leave out %s", (html) => expect(read(html).textBlocks).toEqual([]));

  it("follow roles as well as tags", () => {
    const { textBlocks } = read('<div role="navigation">a</div><div role="main">b<aside>c</aside></div>');
    expect(textBlocks.map(({ text, region }) => `${text} ${region}`)).toEqual(["a nav", "b main", "c aside"]);
  });
});

describe("media", () => {
  it("finds pictures that are no img, sound and film, with their names", () => {
    const { media } = read(`<picture><source srcset="a.webp 1x, b.webp 2x"><img src=a.png></picture>
<video src=f.mp4 poster=p.jpg></video><audio src=s.mp3></audio><object data=o.swf></object><embed src=e.pdf>
<input type=IMAGE src=go.png alt=Go><map><area href=/n alt=North></map>
<svg role=img><title>Chart</title></svg><div role=img aria-label="Map"></div>
<p style="background:url('bg.png') , url(two.png)">`);
    expect(media.map(({ kind, raw, resolved, line }) => [kind, raw, resolved, line])).toEqual([
      ["source", "a.webp 1x, b.webp 2x", "https://shop.example/blue/a.webp%201x,%20b.webp%202x", 1],
      ["poster", "p.jpg", "https://shop.example/blue/p.jpg", 2],
      ["video", "f.mp4", "https://shop.example/blue/f.mp4", 2],
      ["audio", "s.mp3", "https://shop.example/blue/s.mp3", 2],
      ["object", "o.swf", "https://shop.example/blue/o.swf", 2],
      ["embed", "e.pdf", "https://shop.example/blue/e.pdf", 2],
      ["input-image", "go.png", "https://shop.example/blue/go.png", 3],
      ["area", "/n", "https://shop.example/n", 3],
      ["svg", "", null, 4],
      ["role-img", "", null, 4],
      ["style", "bg.png", "https://shop.example/blue/bg.png", 5],
      ["style", "two.png", "https://shop.example/blue/two.png", 5],
    ]);
    expect(media.filter(({ kind }) => kind === "svg" || kind === "role-img").map(({ name }) => name)).toEqual(["Chart", "Map"]);
  });

  it("stays quick on a style attribute made of brackets", () => {
    const begin = cpuTime();
    read(`<p style="${"url(".repeat(200_000)}">`);
    expect(cpuTime() - begin).toBeLessThan(2000);
  });
});

describe("scripts and frames", () => {
  it("are told with how they load", () => {
    const { scripts, iframes, jsonLd } = read(
      '<script src=a.js async></script><script type=module>let a</script><script type="application/ld+json;profile=x">{}</script><iframe src=/f></iframe>',
    );
    expect(scripts.map(({ raw, type, isAsync, text }) => [raw, type, isAsync, text])).toEqual([
      ["a.js", "", true, ""],
      ["", "module", false, "let a"],
      ["", "application/ld+json;profile=x", false, "{}"],
    ]);
    expect(jsonLd.map(({ raw }) => raw)).toEqual(["{}"]);
    expect(iframes.map(({ resolved }) => resolved)).toEqual(["https://shop.example/f"]);
  });
});

describe("the inventory", () => {
  it("counts elements, depth, ids that repeat and elements that are gone from HTML", () => {
    const { elements, duplicateIds, obsolete } = read("<body><p id=a>x\n<p id=a><center id=b><font>y</font></center>");
    expect(elements).toEqual({
      total: 7,
      maxDepth: 4,
      counts: [
        { name: "p", count: 2 },
        { name: "body", count: 1 },
        { name: "center", count: 1 },
        { name: "font", count: 1 },
        { name: "head", count: 1 },
        { name: "html", count: 1 },
      ],
    });
    expect(duplicateIds).toEqual([{ id: "a", lines: [1, 2] }]);
    expect(obsolete.map(({ element, line }) => `${element} ${line}`)).toEqual(["center 2", "font 2"]);
  });
});

describe("links", () => {
  it("know their region, their name and whether a picture is all they hold", () => {
    const { anchors } = read(
      '<nav><a href=/a>A</a></nav><main><a href=/b><img alt="Bee"></a><a href=/c aria-label="See">x</a><a href=/d hidden>D</a></main>',
    );
    expect(anchors.map(({ name, region, isImageOnly, isHidden }) => [name, region, isImageOnly, isHidden])).toEqual([
      ["A", "nav", false, false],
      ["Bee", "main", true, false],
      ["See", "main", false, false],
      ["D", "main", false, true],
    ]);
  });
});
