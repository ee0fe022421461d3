import { expect, it } from "vitest";
import { creativeWork, workList } from "./work-list.ts";

it("lists works with their year, their maker and where to see them, here or elsewhere", () => {
  const post = "https://example.com/?post=a";
  const origin = "https://agency.example";
  const node = workList(origin, "/portfolio", [
    creativeWork(origin, { name: "One", desc: "First.", year: 2025, link: "/case-study/one/" }),
    creativeWork(origin, { name: "Two", desc: "Second.", year: 2024, link: post }),
  ]);
  expect(node).toMatchObject({ "@type": "ItemList", "@id": "https://agency.example/portfolio#works", numberOfItems: 2 });
  expect(node["itemListElement"]).toEqual([
    {
      "@type": "ListItem",
      position: 1,
      item: {
        "@type": "CreativeWork",
        name: "One",
        description: "First.",
        dateCreated: "2025",
        url: "https://agency.example/case-study/one/",
        creator: { "@id": "https://agency.example/#org" },
      },
    },
    { "@type": "ListItem", position: 2, item: expect.objectContaining({ name: "Two", url: post }) },
  ]);
});
