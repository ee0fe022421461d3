import { describe, expect, it } from "vitest";
import { professionalService } from "./professional-service.ts";

const agency = { brandName: "Agency", email: "hello@agency.example" };
const office = {
  country: "Canada",
  city: "Toronto",
  street: "0 Demo Street West",
  locality: "Toronto, ON M0M 0M0",
  phone: "+1 416-555-0117",
  hours: "Mon to Fri 9:00 to 17:30 Eastern",
};
const nodeOf = (facts: Partial<typeof office>) =>
  professionalService("https://agency.example", "/contact-us", agency, { ...office, ...facts });

describe("professionalService", () => {
  it("belongs to the agency and says where, when and how it is reached", () => {
    expect(nodeOf({})).toEqual({
      "@type": "ProfessionalService",
      "@id": "https://agency.example/contact-us#toronto",
      name: "Agency, Toronto",
      url: "https://agency.example/contact-us",
      telephone: "+1 416-555-0117",
      email: "hello@agency.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "0 Demo Street West",
        addressLocality: "Toronto",
        addressRegion: "ON",
        postalCode: "M0M 0M0",
        addressCountry: "Canada",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "17:30",
      },
      parentOrganization: { "@id": "https://agency.example/#org" },
    });
  });

  it.each([
    ["Chicago, IL 60600", { addressLocality: "Chicago", addressRegion: "IL", postalCode: "60600" }],
    ["Jaipur, Rajasthan 302000", { addressLocality: "Jaipur", addressRegion: "Rajasthan", postalCode: "302000" }],
    ["Dubai", { addressLocality: "Dubai" }],
  ])("takes %s apart", (locality, parts) => {
    const { "@type": _, streetAddress: __, addressCountry: ___, ...rest } = nodeOf({ locality })["address"] as Record<string, unknown>;
    expect(rest).toEqual(parts);
  });

  it.each(["by appointment", "Xyz to Fri 9:00 to 17:00", "Fri to Mon 9:00 to 17:00"])("says nothing about hours like %s", (hours) => {
    expect(nodeOf({ hours })).not.toHaveProperty("openingHoursSpecification");
  });
});
