import { createHash } from "node:crypto";
import { type PolicyOptions, pagePolicy } from "../security-headers/security-headers.ts";
import { lateHydration } from "./late-hydration.ts";

export interface PageDocument {
  html: string;
  /** `content-security-policy` for exactly these bytes. */
  policy: string;
  state: { hash: string; text: string } | undefined;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** React Router's, which comes with line breaks and tabs. */
const SCROLL_SCRIPT = /<script>\(\(storageKey, [^<]*<\/script>/;

/** How long the browser rests after load before React comes by itself: late pictures have come by then too. */
const IDLE_MS = 8000;

/** Turns React Router's HTML into the page that is sent: React late, its data apart, the used rules inside, the policy by hashes. */
export function createPageDocument(options: PolicyOptions & { usedCss?: ((html: string) => string) | undefined }) {
  /** `path` is where the state can be asked for later; without it (a page for one visitor) the state stays in the document. */
  return (rendered: string, path?: string): PageDocument => {
    const { usedCss } = options;
    const late = lateHydration(rendered, {
      idleMs: IDLE_MS,
      stateAddress: path === undefined ? undefined : (state) => stateAddress(hashOf(state), path),
    });
    // What React Router marks links with for finding routes while browsing, which this site does not do (react-router.config.ts).
    const unmarked = late.html.replaceAll(' data-discover="true"', "").replace(SCROLL_SCRIPT, (script) => script.replaceAll(/\n\t+/g, ""));
    // A disabled stylesheet is not fetched, yet it is the element that React looks for when it hydrates.
    const html = usedCss
      ? unmarked.replace(
          STYLESHEET,
          (_, href: string) =>
            `<style>${usedCss(unmarked)}</style><link rel="stylesheet" href="${href}" data-late="" disabled=""/><noscript><link rel="stylesheet" href="${href}"/></noscript>`,
        )
      : unmarked;
    return {
      html,
      policy: pagePolicy(html, options),
      state: late.state === undefined ? undefined : { hash: hashOf(late.state), text: late.state },
    };
  };
}

/** The address holds the page's path, so that any instance can render the state again. */
const stateAddress = (hash: string, path: string) => `/_state/${hash}${path}`;

export function parseStateAddress(address: string): { hash: string; path: string } | undefined {
  const match = /^\/_state\/([0-9a-f]{16})(\/.*)$/.exec(address);
  return match ? { hash: match[1] as string, path: match[2] as string } : undefined;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
