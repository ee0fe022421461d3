import { describe, expect, it } from "vitest";
import { linkSide } from "./link-side.ts";

describe("linkSide", () => {
  it.each([
    ["https://shop.example/x", "https://shop.example/", "internal"],
    ["https://www.shop.example/x", "https://shop.example/", "subdomain"],
    ["https://blog.shop.example/x", "https://www.shop.example/", "subdomain"],
    ["https://shop.example/x", "https://blog.shop.example/", "subdomain"],
    ["https://myshop.example/x", "https://shop.example/", "external"],
    ["https://b.github.io/", "https://a.github.io/", "external"],
    ["tel:1", "https://shop.example/", "other"],
  ])("%s from %s is %s", (url, home, where) => expect(linkSide(url, home)).toBe(where));
});
