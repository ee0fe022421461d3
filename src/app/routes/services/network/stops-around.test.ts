import { describe, expect, it } from "vitest";
import type { ServiceCard } from "#content/service/service.content-type.ts";
import { stopsAround } from "./stops-around.ts";

const card = (slug: string, group: ServiceCard["group"], line: ServiceCard["line"] = "blue"): ServiceCard => ({
  _id: slug,
  slug,
  title: slug,
  name: slug,
  line,
  group,
  order: 0,
  menuDescription: slug,
});
const group = (names: string, id: ServiceCard["group"], line?: ServiceCard["line"]) => names.split(" ").map((name) => card(name, id, line));
const slugs = (cards: readonly ServiceCard[]) => cards.map(({ slug }) => slug).join(" ");

describe("stopsAround", () => {
  const services = [...group("a b c d e f g", "foundations"), ...group("x y", "cms"), ...group("p", "ppc-local", "red")];

  it("puts the service in the middle of its neighbours", () => {
    expect(slugs(stopsAround(services, "d"))).toBe("b c d e f");
  });

  it("goes round at both ends of a group", () => {
    expect(slugs(stopsAround(services, "a"))).toBe("f g a b c");
    expect(slugs(stopsAround(services, "g"))).toBe("e f g a b");
  });

  it("borrows from the line when the group is short", () => {
    expect(slugs(stopsAround(services, "y"))).toBe("g x y a b");
  });

  it("shows a lonely service alone and an unknown one not at all", () => {
    expect(slugs(stopsAround(services, "p"))).toBe("p");
    expect(stopsAround(services, "nothing")).toEqual([]);
  });

  it("shows three when the line has four", () => {
    expect(slugs(stopsAround(group("a b c d", "cms"), "a"))).toBe("d a b");
  });
});
