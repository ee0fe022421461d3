import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Service } from "#content/service/service.content-type.ts";
import { documentsOf } from "../../../../tests/support/dataset.ts";
import { KindPanel } from "./kind-panel.tsx";
import { KindSection } from "./kind-section.tsx";

const PART_OF_KIND = { method: "evidence", platform: "platform", trade: "trade", "paid-search": "calculator" } as const;
const services = documentsOf("service") as unknown as (Service & { slug: { current: string } })[];

describe("every service of the dataset", () => {
  it("declares its kind, and has the part of that kind and no other", () => {
    const parts = Object.values(PART_OF_KIND);
    const odd = services.filter(({ kind, ...service }) => {
      const own = kind && PART_OF_KIND[kind];
      return parts.some((part) => (part === own) !== Boolean(service[part]));
    });
    expect(odd.map(({ slug }) => slug.current)).toEqual([]);
    expect(new Set(services.map(({ kind }) => kind)).size).toBe(4);
  });

  it("shows beside its title what no other page shows", () => {
    const drawn = services.flatMap((service) => (service.calculator ? [] : [renderToStaticMarkup(<KindPanel service={service} />)]));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("keeps lines of evidence short enough for a panel, and explains at least two of them", () => {
    for (const { slug, evidence } of services) {
      if (!evidence) continue;
      expect(
        evidence.lines.filter(({ code }) => code.length > 44),
        slug.current,
      ).toEqual([]);
      expect(evidence.lines.filter(({ means, action }) => means && action).length, slug.current).toBeGreaterThanOrEqual(2);
    }
  });
});

it("shows neither panel nor section where a service declares nothing, or another kind's part", () => {
  const [method] = services.filter(({ kind }) => kind === "method");
  for (const service of [{}, { kind: "trade", evidence: method?.evidence }] as Pick<Service, "kind" | "evidence">[]) {
    expect(renderToStaticMarkup(<KindPanel service={service as Service} />)).toBe("");
    expect(renderToStaticMarkup(<KindSection service={service as Service} />)).toBe("");
  }
});
