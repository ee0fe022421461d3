import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { takeSnapshot } from "../take-snapshot.ts";

const read = (html: string) => takeSnapshot({ html: `<!doctype html><title>t</title>${html}`, url: "https://a.example/" });
const label = '<p id="label">From <b>elsewhere</b></p><p id="hidden" hidden>Hidden words</p><p id="empty"></p>';

describe("what assistive technology calls a picture", () => {
  it.each([
    ["alt", '<img src=a alt="A dog">', "A dog"],
    ["nothing", "<img src=a>", ""],
    ["blanks", '<img src=a alt=" ">', ""],
    ["title alone", '<img src=a title="A dog">', "A dog"],
    ["alt over title", '<img src=a alt="A dog" title="Rex">', "A dog"],
    ["label over alt", '<img src=a alt="A dog" aria-label="Rex">', "Rex"],
    ["labelledby over label", '<img src=a aria-label="Rex" aria-labelledby="label">', "From elsewhere"],
    ["labelledby what is hidden", '<img src=a aria-labelledby="hidden">', "Hidden words"],
    ["labelledby two", '<img src=a aria-labelledby="label hidden">', "From elsewhere Hidden words"],
    ["labelledby nothing", '<img src=a alt="A dog" aria-labelledby="nobody">', "A dog"],
    ["labelledby an empty one", '<img src=a aria-labelledby="empty">', ""],
    ["the same by itself", '<img id="self" src=a alt="A dog" aria-labelledby="self">', "A dog"],
  ])("img: %s", (_, html, name) => expect(read(label + html).images[0]?.name).toBe(name));

  it.each([
    ["a button by alt", '<input type=image src=a alt="Search">', "Search"],
    ["a button by title", '<input type=image src=a alt="" title="Search">', "Search"],
    ["a button's value does not count", '<input type=image src=a value="Search">', ""],
    ["an area by alt", '<map><area href=/ alt="North"></map>', "North"],
    ["an object by label", '<object data=a.png aria-label="Chart"></object>', "Chart"],
    ["an object's content does not count", '<object data=a.png><img src=b alt="Chart"></object>', ""],
    ["an svg by its title", "<svg role=img><title>One circle</title><circle r=4 /></svg>", "One circle"],
    ["an svg's words do not count", "<svg role=img><text>One circle</text></svg>", ""],
    ["an element in the role of a picture by label", '<div role=img aria-label="Map">x</div>', "Map"],
    ["its content does not count", "<div role=img>Map</div>", ""],
  ])("%s", (_, html, name) => expect(read(html).media.find(({ kind }) => kind !== "style")?.name).toBe(name));

  it("finds parts of a drawing that are pictures of their own", () => {
    const { media } = read('<svg><g role="graphics-symbol" aria-label="Dot"></g><circle role="graphics-object" /></svg>');
    expect(media.map(({ kind, name, attributes }) => [kind, name, attributes["role"]])).toEqual([
      ["svg", "", undefined],
      ["svg", "Dot", "graphics-symbol"],
    ]);
  });
});

describe("the role of an img", () => {
  it.each([
    ["<img src=a>", "img"],
    ['<img src=a alt="">', "none"],
    ['<img src=a alt=" ">', "img"],
    ["<img src=a role=none>", "none"],
    ["<img src=a role=presentation tabindex=0>", "img"],
    ['<img src=a role=none aria-label="x">', "img"],
    ["<img src=a role=button>", "button"],
    ["<img src=a role=nonsense>", "img"],
  ])("%s is %s", (html, role) => expect(read(html).images[0]?.role).toBe(role));
});

describe("what a picture stands in", () => {
  it("knows the button around it by name", () => {
    const { images } = read('<button><img src=a alt=""></button><div role=button aria-label="Play"><img src=b alt=""></div><img src=c>');
    expect(images.map(({ button }) => button)).toEqual([{ name: "" }, { name: "Play" }, null]);
  });

  it("knows the caption of its figure", () => {
    const { images } = read(
      "<figure><a href=/><img src=a></a><figcaption>Three <b>bikes</b><script>no</script></figcaption></figure><figure><img src=b></figure><img src=c>",
    );
    expect(images.map(({ caption }) => caption)).toEqual(["Three bikes", null, null]);
  });

  it("reads a figure of many pictures once", () => {
    const startedAt = cpuTime();
    const { images } = read(`<figure>${"<img src=a>".repeat(20_000)}<figcaption>${"<i>x</i>".repeat(20_000)}</figcaption></figure>`);
    expect(images).toHaveLength(20_000);
    expect(cpuTime() - startedAt).toBeLessThan(4_000);
  });
});
