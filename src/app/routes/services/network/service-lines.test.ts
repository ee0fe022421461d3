import { describe, expect, it } from "vitest";
import type { Menu } from "../../../layout/navigation.ts";
import { firstStops, serviceLines, servicesPage } from "./service-lines.ts";

const link = (name: string) => ({ name, to: `/services/${name}/`, text: "" });
const menu = (id: string, groups: Record<string, string[]>): Menu => ({
  id,
  name: id.toUpperCase(),
  line: id === "ppc" ? "red" : "blue",
  to: "/",
  note: "",
  rows: Object.keys(groups).length ? [Object.entries(groups).map(([name, links]) => ({ name, width: 1, links: links.map(link) }))] : [],
});
const menus = [menu("seo", { Foundations: ["a", "b"], Reach: ["c"] }), menu("ppc", { Growth: ["d"] }), menu("tools", { All: ["e"] })];

describe("serviceLines", () => {
  it("takes the two lines of services from the menus, and counts their stops", () => {
    expect(serviceLines({ menus }).map(({ id, line, count, groups }) => [id, line, count, groups.map(({ name }) => name)])).toEqual([
      ["seo", "blue", 3, ["Foundations", "Reach"]],
      ["ppc", "red", 1, ["Growth"]],
    ]);
  });

  it("leaves out a line without a stop", () => {
    expect(serviceLines({ menus: [menu("seo", {}), menu("ppc", { Growth: ["d"] })] }).map(({ id }) => id)).toEqual(["ppc"]);
  });
});

describe("firstStops", () => {
  it("offers the pages that the content has, each with what brings a reader there", () => {
    const lines = serviceLines({ menus: [menu("seo", { Reach: ["local-seo", "a"] }), menu("ppc", { Local: ["ppc-for-small-business"] })] });
    expect(firstStops(lines)).toEqual([
      { name: "local-seo", to: "/services/local-seo/", situation: "One location that lives on calls" },
      { name: "ppc-for-small-business", to: "/services/ppc-for-small-business/", situation: "Calls this month, on a small budget" },
    ]);
  });
});

describe("servicesPage", () => {
  it("says the figures of the content", () => {
    expect(servicesPage({ menus })).toMatchObject({
      count: 4,
      title: "4 SEO and PPC services on one map",
      heading: "4 services",
      lead: expect.stringMatching(/^3 for search and 1 for paid search\./),
    });
  });

  it("counts nothing where there is nothing", () => {
    expect(servicesPage({ menus: [] })).toMatchObject({
      heading: "Services",
      title: "SEO and PPC services on one map",
      description: expect.stringMatching(/^Every service we sell\. Each/),
      lead: "No service is listed yet. Ask us what you need.",
    });
  });
});
