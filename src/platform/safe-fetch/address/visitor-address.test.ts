import { describe, expect, it } from "vitest";
import { parseVisitorAddress } from "./visitor-address.ts";

describe("parseVisitorAddress", () => {
  it.each([
    ["example.com", "https://example.com/"],
    ["  example.com/a b?q=ü#part \n", "https://example.com/a%20b?q=%C3%BC#part"],
    ["http://example.com", "http://example.com/"],
    ["HTTPS://EXAMPLE.COM/Path", "https://example.com/Path"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["example.com:443", "https://example.com/"],
    ["example.com:", "https://example.com/"],
    ["http://example.com:80/", "http://example.com/"],
    ["//example.com/x", "https://example.com/x"],
    ["https:example.com", "https://example.com/"],
    ["bücher.example", "https://xn--bcher-kva.example/"],
    ["example.com.", "https://example.com./"],
    ["8.8.8.8", "https://8.8.8.8/"],
    ["[2606:4700::1111]", "https://[2606:4700::1111]/"],
    ["localhost:4110/page", "https://localhost:4110/page"],
    ["http://127.0.0.1:4110", "http://127.0.0.1:4110/"],
    ["http://shop.test:9000/", "http://shop.test:9000/"],
  ])("reads %j as %s", (input, expected) => {
    expect(parseVisitorAddress(input).href).toBe(expected);
  });

  it.each([
    ["", "address_malformed"],
    ["   ", "address_malformed"],
    ["two words", "address_malformed"],
    ["https://", "address_malformed"],
    ["http://exa mple.com", "address_malformed"],
    ["example.com:99999", "address_malformed"],
    ["http://[::1", "address_malformed"],
    ["ftp://example.com", "address_scheme"],
    ["file:///etc/passwd", "address_scheme"],
    ["javascript:alert(1)", "address_scheme"],
    ["data:text/html,x", "address_scheme"],
    ["mailto:someone@example.com", "address_scheme"],
    ["gopher://example.com", "address_scheme"],
    ["https://name@example.com", "address_credentials"],
    ["https://name:secret@example.com", "address_credentials"],
    ["name:secret@example.com", "address_credentials"],
    ["someone@example.com", "address_credentials"],
    ["https://example.com@127.0.0.1/", "address_credentials"],
    ["example.com:25", "address_port"],
    ["http://example.com:22/", "address_port"],
    ["example", "address_bare_word"],
    ["http://intranet/", "address_bare_word"],
    ["/about", "address_bare_word"],
    [`example.com/${"a".repeat(2_048)}`, "address_too_long"],
  ])("refuses %j with %s", (input, code) => {
    expect(() => parseVisitorAddress(input)).toThrow(expect.objectContaining({ code }));
  });

  it("takes 2,048 characters and not one more", () => {
    const longest = `example.com/${"a".repeat(2_048 - 12)}`;
    expect(parseVisitorAddress(longest).pathname).toHaveLength(2_048 - 11);
    expect(() => parseVisitorAddress(`${longest}a`)).toThrow("longer than 2,048 characters");
  });

  it("suggests an ending for a single word", () => {
    expect(() => parseVisitorAddress("example")).toThrow("“example” is a single word, not a web address. Did you mean example.com?");
  });
});
