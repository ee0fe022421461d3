import { describe, expect, it } from "vitest";
import { fromStoredMail, mail, toStoredMail } from "./mail.ts";

const hello = { to: "ann@example.com", subject: "Hello", text: "Hello Ann" };

describe("mail", () => {
  it.each<[string, Record<string, unknown>]>([
    ["a second recipient by comma", { to: "ann@example.com,eve@evil.example" }],
    ["a second recipient in a list", { to: ["ann@example.com", "eve@evil.example"] }],
    ["a recipient as an object", { to: { address: "eve@evil.example" } }],
    ["a line break in the recipient", { to: "ann@example.com\r\nBcc: eve@evil.example" }],
    ["a line break in the subject", { subject: "Hi\r\nBcc: eve@evil.example" }],
    ["a lone line feed in the subject", { subject: "Hi\nBcc: eve@evil.example" }],
    ["a Unicode line break in the subject", { subject: "Hi\u2028Bcc: eve@evil.example" }],
    ["a line break in the sender's name", { fromName: "Us\r\nBcc: eve@evil.example" }],
    ["two addresses to reply to", { replyTo: "a@example.com, eve@evil.example" }],
    ["a copy", { bcc: "eve@evil.example" }],
    ["a header", { headers: { Bcc: "eve@evil.example" } }],
    ["an envelope", { envelope: { to: "eve@evil.example" } }],
    ["a sender", { from: "boss@evil.example" }],
    ["a file as the text", { text: { path: "/etc/passwd" } }],
    ["an address to fetch as the HTML", { html: { href: "http://169.254.169.254/" } }],
    ["a file as an attachment", { attachments: [{ fileName: "a.txt", contentType: "text/plain", path: "/etc/passwd" }] }],
    ["a text as an attachment's bytes", { attachments: [{ fileName: "a.txt", contentType: "text/plain", content: "/etc/passwd" }] }],
    ["a line break in a file name", { attachments: [{ fileName: "a\r\n.txt", contentType: "text/plain", content: new Uint8Array() }] }],
    [
      "a line break in a file's type",
      { attachments: [{ fileName: "a.txt", contentType: "text/plain\r\nX: y", content: new Uint8Array() }] },
    ],
    ["a header by the unsubscribe address", { unsubscribeUrl: "https://x.example/\r\nBcc: eve@evil.example" }],
    ["another scheme to unsubscribe", { unsubscribeUrl: "javascript:alert(1)" }],
  ])("refuses %s", (_name, change) => {
    expect(mail.safeParse({ ...hello, ...change }).success).toBe(false);
  });

  it("comes back from the table as it went in", () => {
    const value = mail.parse({
      ...hello,
      html: "<p>\0 👋</p>",
      attachments: [{ fileName: "a.bin", contentType: "application/octet-stream", content: new Uint8Array([0, 255, 10]) }],
    });
    const stored = toStoredMail(value);
    expect(stored).not.toContain("\0");
    expect(fromStoredMail(stored)).toEqual({ ...value, attachments: [{ ...value.attachments?.[0], content: Buffer.from([0, 255, 10]) }] });
    expect(fromStoredMail(toStoredMail(mail.parse(hello)))).toEqual(hello);
  });
});
