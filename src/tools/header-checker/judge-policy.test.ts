import { expect, it } from "vitest";
import { judgePolicy } from "./judge-policy.ts";

const STRICT = "script-src 'nonce-r4nd0mr4nd0m' 'strict-dynamic' https: 'unsafe-inline'; object-src 'none'; base-uri 'none'";
const worst = (...policies: string[]) => judgePolicy(policies).flatMap(({ severity, directive }) => (severity === "high" ? directive : []));

it.each([
  [["script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"], ["script-src 'unsafe-inline'"]],
  // The first of two directives counts.
  [[`${STRICT}; script-src *`], []],
  [[`script-src *; ${STRICT}`], ["script-src *"]],
  [["frame-ancestors 'self'"], ["object-src", "script-src"]],
  // Both apply: what one leaves open, the other closes.
  [["frame-ancestors 'self'", STRICT], []],
  [["script-src *; object-src 'none'; base-uri 'none'", STRICT], []],
  [["script-src *; object-src 'none'", "script-src *; object-src 'none'"], ["script-src *"]],
  // A policy that says nothing of scripts closes nothing for them.
  [["frame-ancestors 'self'", "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"], ["script-src 'unsafe-inline'"]],
  [
    ["default-src 'unsafe-inline'; object-src 'none'", "script-src 'unsafe-inline'"],
    ["default-src 'unsafe-inline'", "script-src 'unsafe-inline'"],
  ],
  [["default-src 'unsafe-inline'; object-src 'none'", "script-src 'self'"], []],
  // A slip of the pen is told wherever it stands.
  [[STRICT, "default-src 'self' script-src 'none'"], ["default-src script-src"]],
  [[], []],
])("finds the worst of %j: %j", (policies, expected) => expect(worst(...policies)).toEqual(expected));
