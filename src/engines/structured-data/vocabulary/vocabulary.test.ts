import { describe, expect, it } from "vitest";
import { nearestTerm } from "./nearest-term.ts";
import { schemaRelease } from "./schema-release.ts";
import { ancestorsOf, isA, schemaMembers, schemaProperties, schemaTypes } from "./vocabulary.ts";

describe("the table of schema.org", () => {
  it("holds the terms of release 30.0, those of the attic among them", () => {
    expect([schemaTypes.size, schemaProperties.size, schemaMembers.size]).toEqual([957, 1529, 537]);
    expect(schemaRelease).toEqual({ version: "30.0", types: 957, properties: 1529, members: 537 });
    expect(schemaTypes.get("ITNonprofitType")).toMatchObject({ parents: ["NonprofitType"], isPending: true });
    expect(schemaProperties.get("previousStartDate")?.ranges).toEqual(["Date", "DateTime"]);
    expect(schemaTypes.get("ProductReturnPolicy")?.supersededBy).toBe("MerchantReturnPolicy");
  });

  it("has medical specialties as members and as types of a business", () => {
    expect([schemaMembers.get("Dermatology")?.enumerations, isA("Dermatology", "MedicalBusiness")]).toEqual([["MedicalSpecialty"], true]);
  });

  it("knows parents over several steps", () => {
    expect([...ancestorsOf("Dentist")].sort()).toEqual(
      ["LocalBusiness", "MedicalBusiness", "MedicalOrganization", "Organization", "Place", "Thing", "Dentist"].sort(),
    );
    expect(isA("Bakery", "LocalBusiness")).toBe(true);
    expect(isA("LocalBusiness", "Bakery")).toBe(false);
  });

  it("keeps domains and ranges", () => {
    expect(schemaProperties.get("price")).toEqual({
      name: "price",
      supersededBy: null,
      isPending: false,
      domains: ["DonateAction", "Offer", "PriceSpecification", "TradeAction"],
      ranges: ["Number", "Text"],
    });
  });

  it("knows what replaced a term, what is pending, and what belongs to an enumeration", () => {
    expect(schemaProperties.get("actors")?.supersededBy).toBe("actor");
    expect(schemaTypes.get("Taxi")?.supersededBy).toBe("TaxiService");
    expect(schemaTypes.get("DeliveryTimeSettings")?.supersededBy).toBe("ShippingConditions");
    expect(schemaTypes.get("3DModel")?.isPending).toBe(true);
    expect(schemaTypes.get("Product")?.isPending).toBe(false);
    expect(schemaMembers.get("InStock")?.enumerations).toEqual(["ItemAvailability"]);
    expect(isA("URL", "Text")).toBe(true);
    expect(isA("Integer", "DataType")).toBe(true);
  });

  it("has every type that a property names", () => {
    const named = [...schemaProperties.values()].flatMap(({ domains, ranges }) => [...domains, ...ranges]);
    expect(named.filter((name) => !schemaTypes.has(name))).toEqual([]);
  });

  it.each(["__proto__", "constructor", "toString", ""])("has no term named %j", (name) => {
    expect([schemaTypes.get(name), schemaProperties.get(name), ancestorsOf(name).size]).toEqual([undefined, undefined, 0]);
  });
});

describe("nearestTerm", () => {
  it("does not measure a name longer than any term", () => expect(nearestTerm("x".repeat(100_000), schemaTypes.keys())).toBeNull());

  it.each([
    ["Prodcut", "Product"],
    ["product", "Product"],
    ["LocalBussiness", "LocalBusiness"],
    ["Local_Business", "LocalBusiness"],
    ["Recpie", "Recipe"],
    ["Xyzzy", null],
    ["Foo", null],
  ])("takes %s for %s", (given, meant) => expect(nearestTerm(given, schemaTypes.keys())).toBe(meant));

  it.each([
    ["pricecurrency", "priceCurrency"],
    ["rewiewCount", "reviewCount"],
    ["agregateRating", "aggregateRating"],
    ["date_published", "datePublished"],
  ])("takes the property %s for %s", (given, meant) => expect(nearestTerm(given, schemaProperties.keys())).toBe(meant));
});
