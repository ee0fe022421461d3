import { describe, expect, it } from "vitest";
import { type ImagePlan, isUnchanged, planImage } from "./image-plan.ts";

const asset = { assetId: "abc", width: 1600, height: 900, extension: "png" };
const plan = (query: string, accept = "") => planImage(asset, new URLSearchParams(query), accept);
const untouched: ImagePlan = { fit: "clip", quality: 75, format: "png" };

describe("planImage", () => {
  it.each<[string, Partial<ImagePlan>]>([
    ["", {}],
    ["w=400", { width: 400 }],
    ["w=400&h=300&fit=crop", { width: 400, height: 300, fit: "crop" }],
    ["w=400&dpr=2", { width: 800 }],
    ["w=400&dpr=99", { width: 1200 }],
    ["dpr=2", {}],
    ["w=1800&h=900&fit=min", { width: 1600, height: 800, fit: "min" }],
    ["w=100&h=50&fit=min", { width: 100, height: 50, fit: "min" }],
    ["w=99999&h=0", { width: 2000, height: 1 }],
    ["w=3000&dpr=3", { width: 2000 }],
    ["w=-5", { width: 1 }],
    ["w=abc&h=&fit=banana&q=x", {}],
    ["w=1e9", { width: 2000 }],
    ["w=NaN&h=Infinity", {}],
    ["q=0", { quality: 1 }],
    ["q=101", { quality: 100 }],
    ["fm=pjpg", { format: "pjpg" }],
    ["fm=svg", {}],
    ["fm=avif", {}],
    ["rect=10,20,300,400", { rect: { left: 10, top: 20, width: 300, height: 400 } }],
    ["rect=1590,-5,300,4000", { rect: { left: 1590, top: 0, width: 10, height: 900 } }],
    ["rect=1,2,3", {}],
    ["blur=50&unknown=1", {}],
  ])("reads %j", (query, expected) => {
    expect(plan(query)).toStrictEqual({ ...untouched, ...expected });
  });

  it("chooses WebP only when asked to choose and the browser takes it", () => {
    expect(plan("auto=format", "image/avif,image/webp,*/*").format).toBe("webp");
    expect(plan("auto=format", "*/*").format).toBe("png");
    expect(plan("auto=format&fm=jpg", "image/webp").format).toBe("jpg");
    expect(plan("", "image/webp").format).toBe("png");
  });

  it("never sends a drawing as a drawing", () => {
    expect(planImage({ ...asset, extension: "svg" }, new URLSearchParams(), "").format).toBe("png");
  });

  it("knows when the original is the answer", () => {
    expect(isUnchanged(plan("q=10"), asset)).toBe(true);
    expect(isUnchanged(plan("w=100"), asset)).toBe(false);
    expect(isUnchanged(plan("fm=webp"), asset)).toBe(false);
  });
});
