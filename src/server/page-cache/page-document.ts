import { type PolicyOptions, pagePolicy } from "../security-headers/security-headers.ts";
import { lateHydration } from "./late-hydration.ts";
import type { StateAddresses } from "./state-address.ts";

export interface PageDocument {
  html: string;
  /** `content-security-policy` for exactly these bytes. */
  policy: string;
  state: { hash: string; text: string } | undefined;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** One that a part of the page asks for (a tool's own): React looks for it anywhere, and wants no particular place. */
const PART_STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="\w+"\/>/g;

/** A script of React Router that is on every page, and a shorter one that does the same. */
const SCROLL_SCRIPT = /\(\(storageKey, restoreKey\) => [^<]*\)\(("[^"]+"), null\)(?=<\/script>)/;
const SCROLL =
  's=>{history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage.getItem(s)||"{}")[history.state.key];y>=0&&scrollTo(0,y)}catch{sessionStorage.removeItem(s)}}';

/** Inside of an `<svg>` such an element may end as in XML. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line)>/g;

const LINK = /<link [^>]*>/g;

/** How long the browser rests after load before React comes by itself: late pictures have come by then too. */
const IDLE_MS = 8000;

/** Characters of a document that are searched for the rules it can use: 10 ms of work. */
const LONGEST_READ = 600_000;

interface Options extends PolicyOptions {
  usedCss?: ((html: string, sheets: readonly string[]) => string) | undefined;
  /** Scripts that pages hold beside React's own, each as it is. */
  scripts: readonly string[];
  stateAddresses: StateAddresses;
}

/** Turns React Router's HTML into the page that is sent: React late, its data apart, the used rules inside, the policy by hashes. */
export function createPageDocument(options: Options) {
  /**
   * `mark` is the nonce that this render put on its scripts. `key` is what the page is kept under; without it (a page for one visitor) the
   * state stays in the document. `takesPaste`: HTML is pasted into it, and read.
   */
  return (rendered: string, mark: string, key?: string, takesPaste = false): PageDocument => {
    const { usedCss, stateAddresses } = options;
    const nonce = ` nonce="${mark}"`;
    const late = lateHydration(
      rendered.replaceAll(LINK, (link) => link.replace(nonce, "")),
      {
        idleMs: IDLE_MS,
        ownScript: `<script${nonce}`,
        stateAddress: key === undefined ? undefined : (state) => stateAddresses.addressOf(state, key).address,
      },
    );
    const trimmed = late.html
      // What React Router marks links with for finding routes while browsing, which this site does not do (react-router.config.ts).
      .replaceAll(' data-discover="true"', "")
      // React's attributes stand in double quotes.
      .replaceAll("&#x27;", "'")
      .replaceAll(EMPTY_SHAPE, "/>")
      .replace(SCROLL_SCRIPT, (_, key: string) => `(${SCROLL})(${key})`);
    const { html: unmarked, scripts } = takeMarksOff(trimmed, nonce);
    const sheets = [STYLESHEET, PART_STYLESHEET].flatMap((link) => [...unmarked.matchAll(link)].map(([, href = ""]) => href));
    // Only what a visitor sent makes a page longer than this: such a page gets the whole sheets, because searching it would delay everybody else.
    const css = unmarked.length > LONGEST_READ ? undefined : usedCss?.(unmarked, sheets);
    const html = css === undefined ? unmarked : withStyle(unmarked, css, sheets);
    return {
      html,
      policy: pagePolicy({ scripts: [...options.scripts, ...scripts], styles: css === undefined ? [] : [css], takesPaste }, options),
      state:
        late.state === undefined || key === undefined
          ? undefined
          : { hash: stateAddresses.addressOf(late.state, key).hash, text: late.state },
    };
  };
}

/** The boot script makes the links: one that is there and disabled is fetched by some browsers (Chromium 150) and not by others (156). */
function withStyle(html: string, css: string, sheets: readonly string[]): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
  let style = `<style data-sheets="${sheets.join(" ")}">${css}</style><noscript>${links}</noscript>`;
  return html.replace(PART_STYLESHEET, "").replace(STYLESHEET, () => {
    const first = style;
    style = "";
    return first;
  });
}

/** The page without the mark, and the scripts that carried it and do something. A script without it came from elsewhere: nobody hashes it, and it does not run. */
function takeMarksOff(html: string, nonce: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(new RegExp(`<script${nonce}[^>]*>([\\s\\S]*?)</script>`, "g"))].flatMap(([, body]) => body || []);
  return { html: html.replaceAll(nonce, ""), scripts };
}
