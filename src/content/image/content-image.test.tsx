import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContentImage, ImageBase } from "./content-image.tsx";
import { imageBase, imageUrl } from "./image-url.ts";

const reference = "image-abc123-1600x900-png";

describe("imageUrl", () => {
  it.each([
    [{}, "/images/embedded/production/abc123-1600x900.png?auto=format"],
    [{ width: 400.4 }, "/images/embedded/production/abc123-1600x900.png?w=400&auto=format"],
    [
      { width: 400, height: 200, fit: "crop", quality: 80, format: "jpg" } as const,
      "/images/embedded/production/abc123-1600x900.png?w=400&h=200&fit=crop&q=80&fm=jpg",
    ],
    [{ auto: false }, "/images/embedded/production/abc123-1600x900.png"],
  ])("turns %j into an address", (options, address) => {
    expect(imageUrl(reference, options)).toBe(address);
  });

  it("points to the hosted network for a hosted project", () => {
    const base = imageBase({ projectId: "zp7mbokg", dataset: "production" });
    expect(imageUrl(reference, { width: 10 }, base)).toBe(
      "https://cdn.sanity.io/images/zp7mbokg/production/abc123-1600x900.png?w=10&auto=format",
    );
  });

  it("has no address for something that is not a reference", () => {
    expect(imageUrl("../../etc/passwd")).toBeUndefined();
    expect(imageUrl("image-abc-1600x900-png/../x")).toBeUndefined();
  });
});

describe("ContentImage", () => {
  it("offers sizes up to the original's, keeps its place and waits until it is near", () => {
    const html = renderToStaticMarkup(
      <ImageBase value="/i">
        <ContentImage image={{ asset: { _ref: reference }, alt: "A map" }} width={1000} height={500} sizes="100vw" />
      </ImageBase>,
    );
    expect(html).toContain('src="/i/abc123-1600x900.png?w=1000&amp;h=500&amp;fit=crop&amp;auto=format"');
    expect(html).toContain('width="1000" height="500" alt="A map"');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain("preload");
    expect([...html.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toStrictEqual(["250", "500", "750", "1000", "1500", "1600"]);
  });

  it.each([
    [640, 640, "1:1", "0,0,900,900", "700,0,900,900"],
    [640, 160, "4:1", "0,0,1600,400", "0,500,1600,400"],
  ])("cuts %i by %i (%s) around what must stay in sight", (width, height, _, first, last) => {
    const cut = (at: number) =>
      /rect=([\d%C]+)/.exec(
        renderToStaticMarkup(
          <ContentImage
            image={{ asset: { _ref: reference }, alt: "", hotspot: { x: at, y: at, width: 0.2, height: 0.2 } }}
            width={width}
            height={height}
          />,
        ),
      )?.[1];
    expect([cut(0.1), cut(0.95)].map((rect) => rect && decodeURIComponent(rect))).toEqual([first, last]);
  });

  it("has one file, fine enough for dense screens, where its size is always the same", () => {
    const html = renderToStaticMarkup(<ContentImage image={{ asset: { _ref: reference }, alt: "" }} width={48} height={48} />);
    expect(html).toMatch(/ src="[^"]+w=96&amp;h=96[^"]*" width="48" height="48"/);
    expect(html).not.toMatch(/srcset|sizes/i);
  });

  it.each([
    ["on wide windows", "wide", ' media="\\(width &gt;= 900px\\)"'],
    ["everywhere", "everywhere", ""],
  ] as const)("is asked for with the document where it is the largest thing of the first screen: %s", (_, eager, media) => {
    const html = renderToStaticMarkup(
      <ContentImage image={{ asset: { _ref: reference }, alt: "" }} width={1000} height={500} sizes="90vw" eager={eager} />,
    );
    const preload = `<link rel="preload" as="image" href="[^"]+w=1000[^"]+" imageSrcSet="[^"]+ 1600w" imageSizes="90vw"${media} fetchPriority="high"/>`;
    expect(html).toMatch(new RegExp(preload));
    expect(html).toContain('loading="lazy"');
  });
});
