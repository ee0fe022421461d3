import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { jsString, jsValue, phpString } from "./code-strings.ts";
import { type HeadTag, metaTag } from "./head-tag.ts";
import { ogTags } from "./og-tags.ts";
import { readOg, type WrittenMeta } from "./read-og.ts";
import { writeHtml } from "./write-html.ts";
import { writeNext } from "./write-next.ts";
import { writeReact } from "./write-react.ts";
import { writeWordPress } from "./write-wordpress.ts";

const meta = (key: string, raw: string, attribute: "property" | "name" = "property"): WrittenMeta => ({
  raw,
  name: attribute === "name" ? key : null,
  property: attribute === "property" ? key : null,
  inHead: true,
  inNoscript: false,
  line: 1,
  column: 1,
  snippet: "",
});

describe("open graph tags", () => {
  it("keeps details behind their root and pictures in order", () => {
    expect(
      writeHtml(
        ogTags({
          imageAlt: "A bike",
          title: "Bikes",
          image: "https://a.example/1.jpg",
          imageHeight: "630",
          imageWidth: "1200",
          moreImages: ["https://a.example/2.jpg", "", "https://a.example/3.jpg"],
          locale: "en_US",
          localeAlternate: ["fr_CA"],
        }),
      ),
    ).toBe(
      [
        '<meta property="og:title" content="Bikes">',
        '<meta property="og:image" content="https://a.example/1.jpg">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta property="og:image:alt" content="A bike">',
        '<meta property="og:image" content="https://a.example/2.jpg">',
        '<meta property="og:image" content="https://a.example/3.jpg">',
        '<meta property="og:locale" content="en_US">',
        '<meta property="og:locale:alternate" content="fr_CA">',
      ].join("\n"),
    );
  });

  it("writes no detail without its root, and nothing of another type", () => {
    expect(ogTags({ type: "website", imageAlt: "x", videoWidth: "3", articleSection: "News", bookIsbn: "1" })).toEqual([
      metaTag("property", "og:type", "website"),
    ]);
  });

  it("parts rows into a root and its details", () => {
    expect(
      writeHtml(ogTags({ type: "video.movie", videoActor: ["https://a.example/ann | The pilot", "https://a.example/bo", " | nobody"] })),
    ).toBe(
      [
        '<meta property="og:type" content="video.movie">',
        '<meta property="video:actor" content="https://a.example/ann">',
        '<meta property="video:actor:role" content="The pilot">',
        '<meta property="video:actor" content="https://a.example/bo">',
      ].join("\n"),
    );
  });

  it("names X tags by name and sets every value on one line", () => {
    expect(writeHtml(ogTags({ twitterCard: "summary", description: " two\n lines\t" }))).toBe(
      '<meta property="og:description" content="two lines">\n<meta name="twitter:card" content="summary">',
    );
  });

  it.each([
    ['5" screens & <b>more</b>', "5&quot; screens &amp; &lt;b&gt;more&lt;/b&gt;"],
    ["&amp;", "&amp;amp;"],
    ['"><script>alert(1)</script>', "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["it’s 'fine' — 日本 👩‍🚀", "it’s 'fine' — 日本 👩‍🚀"],
  ])("escapes %s", (title, content) => expect(writeHtml(ogTags({ title }))).toBe(`<meta property="og:title" content="${content}">`));
});

describe("reading a page's tags", () => {
  it("takes the first of each, gathers arrays and joins rows", () => {
    const { fields } = readOg([
      meta("og:title", " First "),
      meta("og:title", "Second"),
      meta("og:image", "https://a.example/1.jpg"),
      meta("og:image:url", "https://a.example/1.jpg"),
      meta("og:image:width", "1200"),
      meta("og:image", "https://a.example/2.jpg"),
      meta("og:image:height", "9"),
      meta("article:tag", "a"),
      meta("article:tag", "b"),
      meta("music:song", "https://a.example/s1"),
      meta("music:song:track", "4"),
      meta("music:song", "https://a.example/s2"),
      meta("twitter:image:src", "https://a.example/x.jpg", "name"),
      meta("og:description", ""),
      meta("og:unknown", "x"),
    ]);
    expect(fields).toEqual({
      title: "First",
      image: "https://a.example/1.jpg",
      imageWidth: "1200",
      moreImages: ["https://a.example/2.jpg"],
      articleTag: ["a", "b"],
      musicSong: ["https://a.example/s1 |  | 4", "https://a.example/s2"],
      twitterImage: "https://a.example/x.jpg",
    });
  });

  it("accepts og tags by name and leaves noscript and other names out", () => {
    const { tags } = readOg([
      meta("og:type", "article", "name"),
      { ...meta("og:url", "x"), inNoscript: true },
      meta("description", "x", "name"),
    ]);
    expect(tags.map(({ key, attribute }) => [key, attribute])).toEqual([["og:type", "name"]]);
  });

  it("reads one tag for all that it speaks to", () => {
    const { tags, fields } = readOg([
      { ...meta("og:title", "T"), name: "twitter:title" },
      { ...meta("og:description twitter:description", "D"), name: "description" },
      { ...meta("og:url", "u"), name: "og:url" },
    ]);
    expect(tags.map(({ key, attribute }) => `${attribute} ${key}`)).toEqual([
      "property og:title",
      "name twitter:title",
      "property og:description",
      "property twitter:description",
      "property og:url",
    ]);
    expect(fields).toEqual({ title: "T", twitterTitle: "T", description: "D", twitterDescription: "D", url: "u" });
  });

  it("gives back what was written", () => {
    const fields = {
      title: "T",
      type: "music.album",
      image: "https://a.example/1.jpg",
      imageWidth: "10",
      moreImages: ["https://a.example/2.jpg"],
      musicSong: ["https://a.example/s | 1 | 2"],
      musicReleaseDate: "2026-01-01",
      twitterCard: "summary",
    };
    const written = ogTags(fields).map((tag) => {
      const [[attribute, key], [, content]] = tag.attributes as [[string, string], [string, string]];
      return meta(key, content, attribute as "name");
    });
    expect(readOg(written).fields).toEqual(fields);
  });

  it("is linear in the number of tags", () => {
    const startedAt = cpuTime();
    readOg(Array.from({ length: 50_000 }, (_, index) => meta("article:tag", `tag ${index}`)));
    expect(cpuTime() - startedAt).toBeLessThan(500);
  });
});

const tags: HeadTag[] = [
  { element: "title", attributes: [], text: 'Bikes & "gear" </title>' },
  metaTag("name", "description", "It's 5\" wide \\ {x}"),
  {
    element: "link",
    attributes: [
      ["rel", "canonical"],
      ["href", "https://a.example/bikes/"],
    ],
  },
  {
    element: "link",
    attributes: [
      ["rel", "alternate"],
      ["hreflang", "fr-CA"],
      ["href", "https://a.example/fr/"],
    ],
  },
  metaTag("name", "robots", "noindex"),
];

describe("the languages", () => {
  it("HTML", () => {
    expect(writeHtml(tags).split("\n").slice(0, 2)).toEqual([
      '<title>Bikes &amp; "gear" &lt;/title&gt;</title>',
      '<meta name="description" content="It\'s 5&quot; wide \\ {x}">',
    ]);
  });

  it("React: what JSX would read otherwise goes in as a string", () => {
    expect(writeReact(tags)).toBe(`export function PageHead() {
  return (
    <>
      <title>{"Bikes & \\"gear\\" <\\/title>"}</title>
      <meta name="description" content={"It's 5\\" wide \\\\ {x}"} />
      <link rel="canonical" href="https://a.example/bikes/" />
      <link rel="alternate" hrefLang="fr-CA" href="https://a.example/fr/" />
      <meta name="robots" content="noindex" />
    </>
  );
}`);
  });

  it("WordPress: on one page, in place of what the core prints", () => {
    expect(writeWordPress(tags, "https://a.example/o'brien/")).toBe(`<?php
add_action( 'wp', function () {
	if ( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) !== '/o\\'brien/' ) {
		return;
	}
	add_filter( 'pre_get_document_title', fn() => 'Bikes & "gear" </title>' );
	remove_action( 'wp_head', 'rel_canonical' );
	remove_action( 'wp_head', 'wp_robots', 1 );
	add_action( 'wp_head', function () {
		?>
<meta name="description" content="It's 5&quot; wide \\ {x}">
<link rel="canonical" href="https://a.example/bikes/">
<link rel="alternate" hreflang="fr-CA" href="https://a.example/fr/">
<meta name="robots" content="noindex">
		<?php
	}, 5 );
} );`);
  });

  it("WordPress: no value can open or close PHP", () => {
    const code = writeWordPress([metaTag("name", "description", "?> <?php evil(); ?>")], undefined);
    expect(code.match(/<\?php/g)).toHaveLength(2);
    expect(code.match(/\?>/g)).toHaveLength(1);
  });

  it("Next.js", () => {
    const og = ogTags({
      title: "Bikes",
      type: "article",
      image: "https://a.example/1.jpg",
      imageWidth: "1200",
      imageHeight: "wide",
      moreImages: ["https://a.example/2.jpg"],
      articleTag: ["a", "b"],
      fbAppId: "123456",
      twitterCard: "summary",
      twitterImage: "https://a.example/x.jpg",
      twitterImageAlt: "X",
    });
    expect(
      writeNext([
        ...tags.slice(1),
        ...og,
        metaTag("name", "viewport", "width=device-width, initial-scale=1"),
        metaTag("name", "rating", "x"),
      ]),
    ).toBe(`import type { Metadata, Viewport } from "next";

export const metadata: Metadata = {
  description: "It's 5\\" wide \\\\ {x}",
  alternates: {
    canonical: "https://a.example/bikes/",
    languages: { "fr-CA": "https://a.example/fr/" },
  },
  robots: "noindex",
  openGraph: {
    title: "Bikes",
    type: "article",
    images: [
      { url: "https://a.example/1.jpg", width: 1200, height: "wide" },
      { url: "https://a.example/2.jpg" },
    ],
    tags: ["a", "b"],
  },
  facebook: { appId: "123456" },
  twitter: {
    card: "summary",
    images: [{ url: "https://a.example/x.jpg", alt: "X" }],
  },
  other: { rating: ["x"] },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };`);
  });

  it("strings hold whatever they are given", () => {
    expect(jsString('</script>\u2028"\\')).toBe('"<\\/script>\u2028\\"\\\\"');
    expect(phpString("it's \\ $x")).toBe("'it\\'s \\\\ $x'");
    expect(jsValue({ a: undefined, "b-c": [true, 1] })).toBe('{ "b-c": [true, 1] }');
    expect(jsValue({})).toBe("{}");
  });
});
