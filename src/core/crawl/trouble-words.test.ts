import { expect, it } from "vitest";
import { errorTable } from "../errors/error-table.ts";
import { troubleWords } from "./trouble-words.ts";

it.each([
  [
    "dns_not_found",
    "We could not find a.example. Check the spelling of the address.",
    "We could not find a.example. The name was given up or is misspelled.",
  ],
  [
    "redirect_loop",
    "a.example sends us in a circle: https://a.example/x redirects to itself. Repair the redirect and try again.",
    "a.example sends us in a circle: https://a.example/x redirects to itself. Nobody gets through.",
  ],
  [
    "response_reset",
    "a.example broke off the connection before the page was complete. Try again, or paste the HTML instead.",
    "a.example broke off the connection before the page was complete.",
  ],
  ["redirect_refused", "a.example redirects to ftp://x. We read http only.", "a.example redirects to ftp://x. We read http only."],
  ["address_port", "We connect to ports 80 only.", "We connect to ports 80 only."],
])("%s", (code, message, words) => expect(troubleWords({ code, message })).toBe(words));

it("gives nobody advice about an address that they did not type", () => {
  const fetching = Object.entries(errorTable).filter(([code]) => /^(?:address|dns|connect|tls|response|redirect)_/.test(code));
  expect(fetching.length).toBeGreaterThan(20);
  for (const [code, { sentence }] of fetching)
    expect(troubleWords({ code, message: sentence })).not.toMatch(
      /try again|paste|check the spelling|ask whoever|write it like|did you mean/i,
    );
});
