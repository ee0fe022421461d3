import { expect, it } from "vitest";
import { pictureAddresses } from "./picture-addresses.ts";

const image = { asset: { _ref: "image-abc-1600x900-png" }, alt: "" };
const origin = "https://agency.example";

it("gives absolute addresses in three shapes", () => {
  expect(pictureAddresses(image, { origin, imageBase: "/images/embedded/production" })).toEqual([
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=1600&h=900&fit=crop&fm=png",
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=1200&h=900&fit=crop&fm=png",
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=900&h=900&fit=crop&fm=png",
  ]);
});

it("cuts each shape around what must stay in sight", () => {
  const framed = { ...image, hotspot: { x: 0.9, y: 0.5, width: 0.2, height: 0.2 } };
  const rects = pictureAddresses(framed, { origin, imageBase: "/i" }).map((address) => new URL(address).searchParams.get("rect"));
  expect(rects).toEqual(["0,0,1600,900", "400,0,1200,900", "700,0,900,900"]);
});

it("points to the hosted network when the images are there, and nowhere without one", () => {
  const place = { origin, imageBase: "https://cdn.sanity.io/images/p/production" };
  expect(pictureAddresses(image, place)[0]).toBe("https://cdn.sanity.io/images/p/production/abc-1600x900.png?w=1600&h=900&fit=crop&fm=png");
  expect(pictureAddresses(undefined, place)).toEqual([]);
});
