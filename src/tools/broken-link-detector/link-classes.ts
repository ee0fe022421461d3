import type { LinkClass } from "#engines/crawler/link-check/target-verdict.ts";
import type { Status } from "#ui/status-mark/status-mark.tsx";

export const statusOfClass: Record<LinkClass, Status> = {
  broken: "failed",
  "soft-404": "failed",
  "server-error": "failed",
  insecure: "fix",
  redirected: "fix",
  blocked: "waiting",
  unverifiable: "note",
  ok: "pass",
};

export const classWords: Record<LinkClass, { title: string; meaning: string }> = {
  broken: { title: "Broken", meaning: "The address leads nowhere. Mend the link, or redirect the address if it is yours." },
  "soft-404": { title: "Soft 404", meaning: "The server says 200 and shows an error page. Search engines drop such pages." },
  "server-error": {
    title: "Server error",
    meaning: "The other server failed three times. It may be well again in an hour; check before you delete the link.",
  },
  insecure: { title: "Insecure", meaning: "Linked over plain http from a page on https." },
  redirected: { title: "Redirected", meaning: "It works, by a detour. Write the final address into the link." },
  blocked: { title: "Blocked for bots", meaning: "The site keeps programs out. Open it in your browser before you call it broken." },
  unverifiable: { title: "Could not verify", meaning: "From here we cannot tell whether it works, each for the reason given." },
  ok: { title: "Fine", meaning: "" },
};
