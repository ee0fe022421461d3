import { describe, expect, it } from "vitest";
import { mailAddress } from "./mail-address.ts";

describe("mailAddress", () => {
  it.each([
    "ann@example.com",
    "ann.lee+news@mail.example.co.uk",
    "o'neil@example.com",
    "a@xn--bcher-kva.example",
    `${"a".repeat(64)}@example.com`,
  ])("takes %s", (text) => {
    expect(mailAddress.safeParse(text).success).toBe(true);
  });

  it.each([
    "",
    "ann",
    "ann@localhost",
    "ann@example.com,bob@example.com",
    "ann@example.com;bob@example.com",
    "ann@example.com bob@example.com",
    "Ann <ann@example.com>",
    "<ann@example.com>",
    '"ann@evil.example, x"@example.com',
    "ann@example.com\r\nBcc: bob@example.com",
    "ann@example.com\n",
    "ann\0@example.com",
    "ann@@example.com",
    "ann@-example.com",
    "ann@example..com",
    "ann@bücher.example",
    "group:ann@example.com;",
    `${"a".repeat(65)}@example.com`,
    `a@${"b.".repeat(130)}com`,
  ])("refuses %j", (text) => {
    expect(mailAddress.safeParse(text).success).toBe(false);
  });
});
