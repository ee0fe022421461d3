import { describe, expect, it } from "vitest";
import { proofSketch } from "./proof-sketch.ts";
import type { SketchData } from "./sketch.tsx";

const lineOf = ({ marks }: SketchData) => marks.flatMap((mark) => ("d" in mark ? [mark.d] : []))[0];
const textsOf = ({ marks }: SketchData) => marks.flatMap((mark) => ("text" in mark ? [mark.text] : []));

describe("proofSketch", () => {
  it("puts every measured month at its height", () => {
    const points = [0, 50, 100].map((value, i) => ({ label: `M${i}`, value }));
    const sketch = proofSketch({ kind: "series", points }, "clicks");
    expect(lineOf(sketch)).toBe("M64 352L380 230L696 108");
    expect(sketch.box).toBe("0 44 760 392");
    expect(sketch.label).toBe("clicks: M0 0, M1 50, M2 100");
    expect(textsOf(sketch)).toEqual(["0", "M0", "100", "M2"]);
  });

  it("draws two values as two levels in proportion, falling when they fall", () => {
    const sketch = proofSketch({ kind: "pair", before: "68%", after: "24%", from: 68, to: 24 }, "of requests");
    expect(lineOf(sketch)).toMatch(/^M80 132H.*H600$/);
    expect(sketch.box).toBe("0 56 760 282");
    expect(sketch.label).toBe("of requests: from 68% to 24%");
    expect(textsOf(sketch)).toEqual(["68%", "24%"]);
  });
});
