import { describe, expect, it } from "vitest";
import { accepts } from "./accepts.ts";

describe("accepts", () => {
  it.each([
    [".png,image/png", "A.PNG", "", true],
    [".png, image/png", "pasted", "image/png", true],
    ["image/*", "a", "image/webp", true],
    ["image/*", "a", "imagery/webp", false],
    [".png", "a.png.exe", "", false],
  ])("%s takes %s of type “%s”: %s", (accept, name, type, taken) => expect(accepts(accept, { name, type })).toBe(taken));
});
