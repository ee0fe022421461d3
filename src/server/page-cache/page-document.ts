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
const SCROLL_SCRIPT = /<script[^>]*>\(\(storageKey, [^<]*<\/script>/;

const LINK = /<link [^>]*>/g;

/** How long the browser rests after load before React comes by itself: late pictures have come by then too. */
const IDLE_MS = 8000;

interface Options extends PolicyOptions {
  usedCss?: ((html: string) => string) | undefined;
  /** Scripts that pages hold beside React's own, each as it is. */
  scripts: readonly string[];
}

/** Turns React Router's HTML into the page that is sent: React late, its data apart, the used rules inside, the policy by hashes. */
export function createPageDocument(options: Options) {
  /**
   * `mark` is the nonce that this render put on its scripts. `path` is where the state can be asked for later; without it (a page for one
   * visitor) the state stays in the document.
   */
  return (rendered: string, mark: string, path?: string): PageDocument => {
    const { usedCss } = options;
    const nonce = ` nonce="${mark}"`;
    const late = lateHydration(
      rendered.replaceAll(LINK, (link) => link.replace(nonce, "")),
      {
        idleMs: IDLE_MS,
        ownScript: `<script${nonce}`,
        stateAddress: path === undefined ? undefined : (state) => stateAddress(hashOf(state), path),
      },
    );
    // What React Router marks links with for finding routes while browsing, which this site does not do (react-router.config.ts).
    const trimmed = late.html.replaceAll(' data-discover="true"', "").replace(SCROLL_SCRIPT, (script) => script.replaceAll(/\n\t+/g, ""));
    const { html: unmarked, scripts } = takeMarksOff(trimmed, nonce);
    const css = usedCss?.(unmarked);
    // The boot script makes the link: one that is there and disabled is fetched by some browsers (Chromium 150) and not by others (156).
    const html =
      css === undefined
        ? unmarked
        : unmarked.replace(
            STYLESHEET,
            (_, href: string) => `<style data-sheet="${href}">${css}</style><noscript><link rel="stylesheet" href="${href}"/></noscript>`,
          );
    return {
      html,
      policy: pagePolicy({ scripts: [...options.scripts, ...scripts], styles: css === undefined ? [] : [css] }, options),
      state: late.state === undefined ? undefined : { hash: hashOf(late.state), text: late.state },
    };
  };
}

/** The page without the mark, and the scripts that carried it. A script without it came from elsewhere: nobody hashes it, and it does not run. */
function takeMarksOff(html: string, nonce: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(new RegExp(`<script${nonce}[^>]*>([\\s\\S]*?)</script>`, "g"))].map(([, body = ""]) => body);
  return { html: html.replaceAll(nonce, ""), scripts };
}

/** The address holds the page's path, so that any instance can render the state again. */
const stateAddress = (hash: string, path: string) => `/_state/${hash}${path}`;

export function parseStateAddress(address: string): { hash: string; path: string } | undefined {
  const match = /^\/_state\/([0-9a-f]{16})(\/.*)$/.exec(address);
  return match ? { hash: match[1] as string, path: match[2] as string } : undefined;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
