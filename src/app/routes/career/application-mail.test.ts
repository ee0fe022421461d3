import { expect, it } from "vitest";
import { applicationMail } from "./application-mail.ts";

it("fills in address, subject and the list of what to send, as RFC 6068 writes them", () => {
  expect(applicationMail({ to: "careers@acme.example", title: "R&D Analyst", send: ["Your résumé."] })).toBe(
    "mailto:careers@acme.example?subject=Application%3A%20R%26D%20Analyst&body=Name%3A%0D%0APhone%20(optional)%3A%0D%0A" +
      "Link%20to%20your%20work%20(optional)%3A%0D%0A%0D%0A1.%20Your%20r%C3%A9sum%C3%A9.",
  );
});
