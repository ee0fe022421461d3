import { expect, it } from "vitest";
import { jobDescription } from "./job-description.ts";
import { vacancy } from "./vacancy.content-type.ts";

const short = {
  _id: "v",
  slug: "v",
  title: "T",
  team: "T",
  salaryMin: 1,
  salaryMax: 2,
  jobType: "Full-time",
  workplaceType: "Hybrid",
  location: "Jaipur",
  keyRole: { content: "Q&A <fast>" },
};

it("writes the ad in the order of the page, with every text escaped", () => {
  const whole = vacancy.map({
    ...short,
    keyRole: { content: "Q&A <fast>", listItems: [{ _key: "a", listTitle: "Tickets", listText: "Two a day." }] },
    firstDays: [{ title: "First 30 days", text: "You read." }],
    skillReq: ["HTML"],
    notNeeded: ["A stage."],
    colleagues: "Sunil leads.",
    placeAndHours: "In Jaipur.",
    steps: [{ title: "Call", length: "20 minutes", text: "We talk." }],
  });
  expect(jobDescription(whole)).toBe(
    "<p>Q&amp;A &lt;fast&gt;</p><ul><li>Tickets: Two a day.</li></ul><p>First 30 days. You read.</p>" +
      "<p>What you bring</p><ul><li>HTML</li></ul><p>What we do not need</p><ul><li>A stage.</li></ul>" +
      "<p>Sunil leads.</p><p>In Jaipur.</p><p>How hiring goes</p><ul><li>Call (20 minutes): We talk.</li></ul>",
  );
});

it("leaves out the sections that a vacancy does not have", () => {
  expect(jobDescription(vacancy.map(short))).toBe("<p>Q&amp;A &lt;fast&gt;</p>");
});
