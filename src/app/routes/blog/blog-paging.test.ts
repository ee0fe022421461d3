import { describe, expect, it } from "vitest";
import { blogPage, blogPath, listPage, listPath, pageNumber } from "./blog-paging.ts";

const posts = Array.from({ length: 30 }, (_, i) => i + 1);

describe("blogPage", () => {
  it("features the first post and leaves it out of the grid", () => {
    expect(blogPage(posts, 1)).toEqual({ featured: 1, grid: [2, 3, 4, 5, 6, 7, 8, 9, 10], total: 4 });
  });

  it("goes on where the page before stopped, without a featured post", () => {
    expect(blogPage(posts, 2)).toEqual({ grid: [11, 12, 13, 14, 15, 16, 17, 18, 19], total: 4 });
    expect(blogPage(posts, 4)?.grid).toEqual([29, 30]);
  });

  it("knows no page past the last", () => {
    expect(blogPage(posts, 5)).toBeUndefined();
  });

  it("has one empty page when nothing is published, and one page for a single post", () => {
    expect(blogPage([], 1)).toEqual({ grid: [], total: 1 });
    expect(blogPage([1], 1)).toEqual({ featured: 1, grid: [], total: 1 });
  });
});

describe("listPage", () => {
  it("holds nine posts a page, and knows no page past the last", () => {
    expect(listPage(posts.slice(0, 12), 1)).toEqual({ shown: [1, 2, 3, 4, 5, 6, 7, 8, 9], total: 2 });
    expect(listPage(posts.slice(0, 12), 2)).toEqual({ shown: [10, 11, 12], total: 2 });
    expect(listPage(posts.slice(0, 12), 3)).toBeUndefined();
  });

  it("has one page for nine posts, and one for none", () => {
    expect(listPage(posts.slice(0, 9), 1)?.total).toBe(1);
    expect(listPage([], 1)).toEqual({ shown: [], total: 1 });
  });
});

describe("pageNumber", () => {
  it.each([
    ["2", 2],
    ["21", 21],
    ["0", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["01", undefined],
    ["abc", undefined],
    ["2e3", undefined],
    ["", undefined],
  ])("reads %j as %s", (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });
});

it("calls the first page /blog/ and the others by their number", () => {
  expect([blogPath(1), blogPath(3)]).toEqual(["/blog/", "/blog/page/3"]);
});

it("calls the first page of a list by its own address", () => {
  expect([listPath("/author/a/", 1), listPath("/author/a/", 2)]).toEqual(["/author/a/", "/author/a/page/2/"]);
});
