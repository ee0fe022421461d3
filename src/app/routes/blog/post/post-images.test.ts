import { expect, it } from "vitest";
import { postImages } from "./post-images.ts";

const image = { asset: { _ref: "image-abc-1600x900-png" }, alt: "" };
const origin = "https://agency.example";

it("gives absolute addresses in three shapes", () => {
  expect(postImages(image, { origin, imageBase: "/images/embedded/production" })).toEqual([
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=1600&h=900&fit=crop&fm=png",
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=1200&h=900&fit=crop&fm=png",
    "https://agency.example/images/embedded/production/abc-1600x900.png?w=900&h=900&fit=crop&fm=png",
  ]);
});

it("points to the hosted network when the images are there, and nowhere without one", () => {
  const place = { origin, imageBase: "https://cdn.sanity.io/images/p/production" };
  expect(postImages(image, place)[0]).toBe("https://cdn.sanity.io/images/p/production/abc-1600x900.png?w=1600&h=900&fit=crop&fm=png");
  expect(postImages(undefined, place)).toEqual([]);
});
