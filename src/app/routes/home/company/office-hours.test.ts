import { describe, expect, it } from "vitest";
import type { Office } from "#content/site-settings/site-settings.content-type.ts";
import { officeHours } from "./office-hours.ts";

const office = (city: string, hours: string, headOffice = false): Office => ({
  country: city,
  city,
  headOffice,
  people: 1,
  street: "0 Demo Street",
  locality: city,
  phone: "+1 312-555-0142",
  hours,
});
const chicago = office("Chicago", "Mon to Fri 9:00 to 17:30 Central", true);
const toronto = office("Toronto", "Mon to Fri 9:00 to 17:30 Eastern");
const jaipur = office("Jaipur", "Mon to Fri 10:00 to 19:00 IST");

describe("officeHours", () => {
  it("puts every office on the head office's clock, in hours after six in the evening", () => {
    expect(officeHours([chicago, toronto, jaipur])).toEqual({
      open: 18.5,
      clock: "Chicago",
      offices: [
        { city: "Jaipur", line: "red", text: "10:30 pm to 7:30 am", from: 4.5, to: 13.5 },
        { city: "Toronto", line: "green", text: "8 am to 4:30 pm", from: 14, to: 22.5 },
        { city: "Chicago", line: "blue", text: "9 am to 5:30 pm", from: 15, to: 23.5 },
      ],
    });
  });

  it("counts an hour once when two offices are open", () => {
    expect(officeHours([chicago, toronto])?.open).toBe(9.5);
  });

  it("draws nothing when hours cannot be read", () => {
    expect(officeHours([chicago, office("Lima", "by appointment")])).toBeUndefined();
  });

  it("draws nothing when an office is open across the end of the axis", () => {
    expect(officeHours([chicago, office("Sydney", "Mon to Fri 9:00 to 17:00 AEST")])).toBeUndefined();
  });

  it("draws nothing without offices", () => {
    expect(officeHours([])).toBeUndefined();
  });
});
