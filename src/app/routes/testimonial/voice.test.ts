import { describe, expect, it } from "vitest";
import { toVoice } from "./voice.ts";

const said = (plainContent: string, company = "Acme") => ({
  _id: "t-1",
  name: "A. Person",
  designation: "Owner",
  company,
  content: `<p>${plainContent}</p>`,
  plainContent,
});
const sixteen = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen, sixteen";

describe("toVoice", () => {
  it("cuts after fifteen words and says that it did", () => {
    const { feedback, isCut } = toVoice(said(sixteen), 0, []);
    expect([feedback, isCut]).toEqual(["one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen…", true]);
  });

  it("leaves a short one whole", () => {
    expect(toVoice(said("Good work, on time."), 0, [])).toMatchObject({ feedback: "Good work, on time.", isCut: false });
  });

  it("leads to the case study of the same client, on its line", () => {
    const study = { client: "Acme", path: "/case-study/acme", line: "purple" as const };
    expect(toVoice(said("x"), 0, [study])).toMatchObject({ casePath: "/case-study/acme", line: "purple" });
    expect(toVoice(said("x", "Other"), 1, [study])).toMatchObject({ casePath: undefined, line: "red" });
  });
});
