import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createPageDocument } from "./page-document.ts";
import { createStateAddresses } from "./state-address.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const toDocument = createPageDocument({
  secure: true,
  imageOrigins: [],
  scripts: ["theme()"],
  usedCss: () => "a{}",
  stateAddresses: createStateAddresses(Buffer.alloc(32)),
});

it("hashes what carries this page's mark and what we always write, and nothing that got in by another way", () => {
  const { html, policy } = toDocument(
    '<link rel="stylesheet" href="/a.css" nonce="right"/><script>theme()</script><script nonce="right">ours()</script><script>planted()</script><script nonce="guess">guessed()</script><script type="module" async="">planted()</script><style>b{}</style>',
    "right",
  );
  expect(policy).toContain(`script-src 'strict-dynamic' ${sha("theme()")} ${sha("ours()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(html).not.toContain('nonce="right"');
});
