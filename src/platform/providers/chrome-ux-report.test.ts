import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { createFieldData } from "./chrome-ux-report.ts";

const { signal } = new AbortController();
const record = {
  record: {
    metrics: {
      largest_contentful_paint: { histogram: [{ density: 0.8 }, { density: 0.15 }, { density: 0.05 }], percentiles: { p75: 2100 } },
      cumulative_layout_shift: { histogram: [{ density: 1 }, {}, {}], percentiles: { p75: "0.05" } },
    },
    collectionPeriod: { firstDate: { year: 2026, month: 10, day: 17 }, lastDate: { year: 2026, month: 11, day: 13 } },
  },
};

function asked(...answers: { status: number; json: unknown }[]) {
  const calls: [string, object][] = [];
  const ask = async (address: string, body: object) => {
    calls.push([address, body]);
    return answers.shift() ?? { status: 500, json: {} };
  };
  return { calls, fieldData: createFieldData({ key: "k&1", ask }) };
}

describe("field data", () => {
  it("is not asked for without a key", async () => {
    expect(await createFieldData({ key: undefined })("https://a.test/", "mobile", signal)).toEqual({
      isThere: false,
      reason: "no key of Google's Chrome UX Report is set on this site",
    });
  });

  it("reads the page's own record", async () => {
    const { calls, fieldData } = asked({ status: 200, json: record });
    expect(await fieldData("https://a.test/x", "mobile", signal)).toEqual({
      isThere: true,
      scope: "page",
      from: "2026-10-17",
      to: "2026-11-13",
      metrics: [
        { name: "LCP", p75: 2100, shares: { good: 0.8, fair: 0.15, poor: 0.05 } },
        { name: "CLS", p75: 0.05, shares: { good: 1, fair: 0, poor: 0 } },
      ],
    });
    expect(calls[0]?.[0]).toBe("https://chromeuxreport.googleapis.com/v1/records:queryRecord?key=k%261");
    expect(calls[0]?.[1]).toMatchObject({ url: "https://a.test/x", formFactor: "PHONE" });
  });

  it("falls back on the origin, and says when there is neither", async () => {
    const { calls, fieldData } = asked({ status: 404, json: {} }, { status: 200, json: record });
    expect(await fieldData("https://a.test/x", "desktop", signal)).toMatchObject({ isThere: true, scope: "origin" });
    expect(calls[1]?.[1]).toMatchObject({ origin: "https://a.test", formFactor: "DESKTOP" });
    const none = asked({ status: 404, json: {} }, { status: 404, json: {} });
    expect(await none.fieldData("https://a.test/x", "mobile", signal)).toMatchObject({
      isThere: false,
      reason: expect.stringContaining("too few people"),
    });
  });

  it.each([
    [{ status: 403, json: {} }, "Google's Chrome UX Report answered with status 403"],
    [{ status: 200, json: { odd: true } }, "Google's Chrome UX Report did not answer in a way we understand"],
  ])("says why there is none: %j", async (answer, reason) => {
    expect(await asked(answer).fieldData("https://a.test/", "mobile", signal)).toEqual({ isThere: false, reason });
  });

  it("says so when the service cannot be reached", async () => {
    const ask = () => Promise.reject(new AppError("connect_failed", { host: "x" }));
    expect(await createFieldData({ key: "k", ask })("https://a.test/", "mobile", signal)).toMatchObject({ isThere: false });
  });
});
