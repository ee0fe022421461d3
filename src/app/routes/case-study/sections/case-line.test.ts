import { describe, expect, it } from "vitest";
import { caseLine } from "./case-line.ts";

const months = (...values: number[]) => values.map((value, i) => ({ label: `M${i + 1}`, value }));
const words = (marks: readonly object[]) => marks.flatMap((mark) => ("text" in mark ? [String(mark.text)] : []));

describe("caseLine", () => {
  const rising = months(100, 200, 400, 800, 1600);

  it("draws every month as a stop on one linear scale, the highest 560 px above the lowest", () => {
    const { wide } = caseLine(rising, "+1500%", "clicks", []) ?? {};
    const track = wide?.marks.find((mark) => "d" in mark && mark.className === "case-track");
    const heights = track && "d" in track ? [...track.d.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => 776 - Number(y)) : [];
    expect(heights).toEqual([0, 37, 112, 261, 560]);
  });

  it("starts further right the longer the figure is, so that the line never runs under it", () => {
    const start = (figure: string) => {
      const stroke = caseLine(months(100, 400, 600, 800, 1000), figure, "", [])?.wide.marks[0];
      return Number(stroke && "d" in stroke ? /H(\d+)/.exec(stroke.d)?.[1] : 0);
    };
    expect(start("+9%")).toBeLessThan(start("+900%"));
  });

  it("says the whole series to people who do not see it", () => {
    expect(caseLine(rising, "+1500%", "clicks a month", [])?.slim.label).toBe("clicks a month: M1 100, M2 200, M3 400, M4 800, M5 1,600");
  });

  it("draws two dates as a track that widens as much as the number grew, with the values as they are written", () => {
    const { wide } = caseLine(months(238000, 407000), "+71%", "revenue", [
      [238000, "$238,000"],
      [407000, "$407,000"],
    ]) ?? { wide: { marks: [] } };
    const widths = wide.marks.flatMap((mark) => ("d" in mark && mark.className === "case-track" ? [mark.width] : []));
    expect(widths).toEqual([24, 41]);
    expect(words(wide.marks)).toEqual(["M1, $238,000", "M2, $407,000"]);
  });

  it("draws small whole numbers as a dot each, as the plate of the case does", () => {
    const { wide } = caseLine(months(2, 5), "2 to 5", "patients", []) ?? { wide: { marks: [] } };
    const rows = wide.marks.flatMap((mark) => ("d" in mark ? [[mark.className, mark.d]] : []));
    expect(rows).toEqual([
      ["case-dots", "M560 644h34.1"],
      ["case-dots case-last", "M628 644h68.1"],
    ]);
    expect(words(wide.marks)).toEqual(["M1, 2", "M2, 5"]);
  });

  it("draws small numbers as dots where months were measured between them too", () => {
    expect(caseLine(months(2, 3, 5), "2 to 5", "patients", [])).toEqual(
      caseLine(
        [
          { label: "M1", value: 2 },
          { label: "M3", value: 5 },
        ],
        "2 to 5",
        "patients",
        [],
      ),
    );
  });

  it("draws nothing for a single value", () => {
    expect(caseLine(months(1), "1", "", [])).toBeUndefined();
  });
});
