import { describe, expect, it } from "vitest";
import { type JobFacts, jobPosting } from "./job-posting.ts";

const job: JobFacts = {
  origin: "https://example.com",
  path: "/career/analyst",
  title: "Analyst",
  description: "<p>You check.</p>",
  identifier: "analyst",
  hiringOrganization: "Acme",
  datePosted: "2026-11-02",
  validThrough: "2027-01-15",
  jobType: "Full-time",
  place: { remote: false, address: { "@type": "PostalAddress", addressLocality: "Jaipur", addressCountry: "IN" } },
  salary: { currency: "INR", min: 600_000, max: 900_000 },
};

describe("jobPosting", () => {
  it("says all that a search engine requires and recommends", () => {
    expect(jobPosting(job)).toStrictEqual({
      "@type": "JobPosting",
      "@id": "https://example.com/career/analyst#job",
      url: "https://example.com/career/analyst",
      title: "Analyst",
      description: "<p>You check.</p>",
      identifier: { "@type": "PropertyValue", name: "Acme", value: "analyst" },
      datePosted: "2026-11-02",
      validThrough: "2027-01-15T23:59:59Z",
      directApply: true,
      employmentType: "FULL_TIME",
      hiringOrganization: {
        "@type": "Organization",
        "@id": "https://example.com/#org",
        name: "Acme",
        sameAs: "https://example.com/",
        logo: "https://example.com/apple-touch-icon.png",
      },
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: "Jaipur", addressCountry: "IN" } },
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "INR",
        value: { "@type": "QuantitativeValue", minValue: 600_000, maxValue: 900_000, unitText: "YEAR" },
      },
      mainEntityOfPage: { "@id": "https://example.com/career/analyst#webpage" },
    });
  });

  it("gives remote work no place, but a country from which one may apply", () => {
    const remote = jobPosting({ ...job, place: { remote: true, country: "India" } });
    expect(remote).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "India" },
    });
    expect(remote).not.toHaveProperty("jobLocation");
  });

  it.each([
    ["Internship", "INTERN"],
    ["Part-time", "PART_TIME"],
    ["Contract", "CONTRACTOR"],
    ["Every other Tuesday", "OTHER"],
  ])("calls the type %s %s", (jobType, word) => {
    expect(jobPosting({ ...job, jobType })["employmentType"]).toBe(word);
  });

  it("leaves out an end that is not known", () => {
    expect(jobPosting({ ...job, validThrough: undefined })).not.toHaveProperty("validThrough");
  });
});
