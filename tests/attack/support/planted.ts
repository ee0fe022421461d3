import { createHash } from "node:crypto";
import { expect } from "vitest";

const BODY = 'alert("planted")';

/** A text that gets out of wherever it is written raw, and is a script there. */
export const PLANTED = `</title></textarea></script><script>${BODY}</script><img src=x onerror=alert(1)><!--`;

/** The script stands in a page as no element, and no policy would let it run. */
export function expectHarmless(body: string, policy: string, where: string): void {
  expect(body, where).not.toContain(`<script>${BODY}`);
  expect(body, where).not.toContain("<img src=x");
  expect(policy, where).toContain("default-src 'none'");
  expect(policy, where).not.toContain(hashOf(BODY));
  const hashed = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = ""]) => script)
    .filter((script) => policy.includes(hashOf(script)));
  if (body.startsWith("<!DOCTYPE html>")) expect(hashed.length, where).toBeGreaterThanOrEqual(3);
  // Not even as data: what visitors say stands in blocks of JSON.
  for (const script of hashed) expect(script, where).not.toMatch(/planted|alert\(/);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
