import { describe, expect, it } from "vitest";
import { composeMail } from "./compose-mail.server.ts";
import { keptValues, readContactRequest } from "./contact-request.server.ts";

const plans = [
  { slug: "local", planName: "Local" },
  { slug: "growth", planName: "Growth" },
];
const empty = { clientName: "", clientEmail: "", website: "", plan: "", message: "" };
const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe("keptValues", () => {
  it.each([
    ["?plan=growth", { plan: "growth" }],
    ["?plan=nothing", {}],
    [
      "?form=audit&website=https%3A%2F%2Fa.example&clientName=Ada&clientEmail=a%40a.example",
      { website: "https://a.example", clientName: "Ada", clientEmail: "a@a.example" },
    ],
    ["?website=a.example&email=a%40a.example&name=Ada", { website: "a.example", clientEmail: "a@a.example", clientName: "Ada" }],
    ["", {}],
  ])("keeps what %s brings", (search, kept) => {
    expect(keptValues(new URLSearchParams(search), plans)).toEqual({ ...empty, ...kept });
  });

  it("cuts what no person typed", () => {
    expect(keptValues(new URLSearchParams({ message: "x".repeat(9000) }), plans).message).toHaveLength(5000);
  });
});

describe("readContactRequest", () => {
  it("takes an email with a message or a website, and names the plan", () => {
    expect(readContactRequest(form({ clientEmail: " a@a.example ", message: "Hello", plan: "growth" }), plans)).toEqual({
      ok: true,
      request: { ...empty, clientEmail: "a@a.example", message: "Hello", plan: "Growth" },
    });
    expect(readContactRequest(form({ clientEmail: "a@a.example", website: "a.example", plan: "none" }), plans)).toMatchObject({
      ok: true,
      request: { plan: undefined },
    });
  });

  it.each([
    [{}, { clientEmail: "Add your email so we can answer.", message: "Write a line, or add your website, so we know what to look at." }],
    [{ clientEmail: "a@", message: "Hi" }, { clientEmail: "Check the email: something is missing or misspelled." }],
  ])("says what to change in %j and keeps it", (values, errors) => {
    expect(readContactRequest(form(values), plans)).toEqual({ ok: false, values: { ...empty, ...values }, errors });
  });
});

describe("composeMail", () => {
  const request = { ...empty, plan: undefined, clientEmail: "a@a.example" };

  it("writes every field that was filled in, and a link that opens it", () => {
    const mail = composeMail(
      { clientName: "Ada", clientEmail: "a@a.example", website: "a.example", plan: "Growth", message: "Two\nlines & more" },
      "hello@agency.example",
    );
    expect(mail).toEqual({
      to: "hello@agency.example",
      subject: "Plan Growth for a.example",
      body: "Two\nlines & more\n\nName: Ada\nEmail: a@a.example\nWebsite: a.example\nPlan: Growth",
      href: "mailto:hello@agency.example?subject=Plan%20Growth%20for%20a.example&body=Two%0D%0Alines%20%26%20more%0D%0A%0D%0AName%3A%20Ada%0D%0AEmail%3A%20a%40a.example%0D%0AWebsite%3A%20a.example%0D%0APlan%3A%20Growth",
    });
  });

  it.each([
    [{ website: "a.example" }, "About a.example"],
    [{ plan: "Local" }, "Plan Local"],
    [{ message: "Hi" }, "A question"],
  ])("gives %j the subject %j", (values, subject) => {
    expect(composeMail({ ...request, ...values }, "hello@agency.example").subject).toBe(subject);
  });
});
