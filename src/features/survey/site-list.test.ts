import { expect, it } from "vitest";
import { readSiteList } from "./site-list.ts";

it("reads a site a line, each host once, and says which lines are no address", () => {
  const list = [
    "# our trade",
    "example.com",
    "",
    "https://www.example.com/about # the same",
    "http://127.0.0.1:81/",
    "ftp://example.org",
    "a b",
  ];
  expect(readSiteList(list.join("\r\n"))).toEqual({
    sites: [
      { host: "example.com", asked: "example.com" },
      { host: "127.0.0.1:81", asked: "http://127.0.0.1:81/" },
    ],
    faults: [
      "Line 6: We read http and https addresses only, and this one starts with ftp:.",
      "Line 7: “a b” is not a web address. Write it like example.com or https://example.com/page.",
    ],
  });
});
