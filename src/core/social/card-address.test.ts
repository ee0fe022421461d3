import { describe, expect, it } from "vitest";
import { cardAddress, pageOfCard } from "./card-address.ts";

const card = { line: "blue", title: "SEO", brandName: "Agency" } as const;

describe("cardAddress", () => {
  it.each([
    ["/", "/og/blue/home.png", ""],
    ["/services/seo/", "/og/blue/services/seo.png", "/services/seo"],
    ["/blog/page/2", "/og/blue/blog/page/2.png", "/blog/page/2"],
    ["/contact-us", "/og/blue/contact-us.png", "/contact-us"],
  ])("draws %s at %s, and leads back", (path, address, page) => {
    const [pathname = ""] = cardAddress({ ...card, path }).split("?");
    expect(pathname).toBe(address);
    expect(pageOfCard(pathname)).toBe(page);
  });

  it("changes with everything that is drawn, and only then", () => {
    const addresses = [card, card, { ...card, title: "PPC" }, { ...card, brandName: "Other" }, { ...card, line: "red" as const }].map(
      (each) => cardAddress({ ...each, path: "/" }),
    );
    expect(new Set(addresses).size).toBe(4);
  });
});

describe("pageOfCard", () => {
  it.each(["/og/blue/../secret.png", "/og/black/home.png", "/og/blue/.png", "/og/blue/A.png", "/og/blue/a.jpg", "/og/blue/a%2fb.png"])(
    "knows no page for %s",
    (address) => expect(pageOfCard(address)).toBeUndefined(),
  );
});
