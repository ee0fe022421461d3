import { describe, expect, it } from "vitest";
import { listSearch, nextSort, readListQuery } from "./list-query.ts";

const at = (search: string) => readListQuery(`https://site.example/admin/reviews${search}`);

describe("a list's address", () => {
  it("says what to look for, in which order, and which page", () =>
    expect(at("?q=%20two+words&state=pending&tool=md5-generator&sort=-date&page=3")).toEqual({
      q: "two words",
      sort: "-date",
      page: 3,
      filters: { state: "pending", tool: "md5-generator" },
    }));

  it.each(["", "?page=0", "?page=-1", "?page=1.5", "?page=x", "?page=1e99", "?q=&state=", "?page=99999999999999999999"])(
    "%j is the first page of everything",
    (search) => expect(at(search)).toEqual({ q: "", sort: "", page: 1, filters: {} }),
  );

  it("cuts what nobody types and gives no prototype away", () => {
    expect(at(`?q=${"x".repeat(999)}`).q).toHaveLength(200);
    expect(Object.getPrototypeOf(at("?__proto__=x").filters)).toBe(Object.prototype);
  });

  it("leaves out what no database looks for", () => {
    expect(at("?q=a%00b&state=%00&tool=md5%00&sort=%00")).toEqual({ q: "ab", sort: "", page: 1, filters: { tool: "md5" } });
  });

  it("keeps all but the page when something else changes", () => {
    const query = at("?q=a%26b&state=pending&sort=name&page=3");
    expect(listSearch(query, { filters: { state: "approved" } })).toBe("?q=a%26b&state=approved&sort=name");
    expect(listSearch(query, { page: 4 })).toBe("?q=a%26b&state=pending&sort=name&page=4");
    expect(listSearch(query)).toBe("?q=a%26b&state=pending&sort=name");
    expect(listSearch(query, { sort: nextSort(query, "name") })).toBe("?q=a%26b&state=pending&sort=-name");
    expect(nextSort(at("?sort=-name"), "name")).toBe("name");
  });
});
