import { hasControlCharacter } from "../quote-argument.ts";
import { decodePath } from "../url-path.ts";
import type { Problem, RedirectTarget } from "./redirect.ts";

interface Context {
  /** How many `*` the old address has; undefined when `$1` is just text. */
  wildcards: number | undefined;
  /** The site that the file serves: paths become full addresses on it. */
  site: URL | undefined;
  fromHost: string | undefined;
}

/** The new address in its normal, encoded form. */
export function readTarget(text: string, { wildcards, site, fromHost }: Context): RedirectTarget | { problem: Problem } {
  const refuse = (title: string, detail: string) => ({ problem: { title, detail } });
  if (text === "") return refuse("No new address", "Write where visitors go, or choose 410 if the page is gone for good.");
  if (text.startsWith("//"))
    return refuse("The new address starts with two slashes", "That is another host. Write it with https:// in front, or with one slash.");
  const isPath = text.startsWith("/");
  if (!isPath && !/^https?:\/\//i.test(text))
    return refuse(
      /^[a-z][a-z\d+.-]*:/i.test(text) ? "The new address is not a web address" : "The new address starts with neither / nor https://",
      "Write a path such as /new-page, or a full address with https://.",
    );
  if (text.includes("\\")) return refuse("A backslash", "Addresses have slashes. Write / instead, or %5C for the character itself.");
  const url = parse(isPath ? `https://same-host.invalid${text}` : text);
  if (!url) return refuse("The new address cannot be read", "Check its spelling: https://example.com/page.");
  if (url.username || url.password) return refuse("The new address carries a user name", "Remove the part before the @.");

  const path = strictlyEncoded(url.pathname);
  if (hasControlCharacter(decodePath(path)) || /%(?:0[\da-f]|1[\da-f]|7f)/i.test(url.search + url.hash))
    return refuse("An encoded control character", "The new address holds one, such as %0A. Remove it.");
  const query = url.search === "" ? undefined : strictlyEncoded(url.search.slice(1));
  const fragment = url.hash === "" ? undefined : strictlyEncoded(url.hash.slice(1));
  const origin = isPath ? (site?.origin ?? "") : url.origin;
  const own = site?.host ?? fromHost;
  const sameSite = isPath ? "yes" : own === undefined ? "unknown" : bare(own) === bare(url.host) ? "yes" : "no";
  if (wildcards === undefined) return { origin, sameSite, path: [path], query, fragment };
  if (/\$\d|\*/.test(`${query ?? ""}${fragment ?? ""}`))
    return refuse("$1 in the query", "What a * matched may stand in the path of the new address only.");
  return withReferences(path, wildcards, { origin, sameSite, query, fragment });
}

function withReferences(path: string, wildcards: number, rest: Omit<RedirectTarget, "path">): RedirectTarget | { problem: Problem } {
  let stars = 0;
  const pieces = path.split(/(\$\d|\*)/).map((piece) => (piece === "*" ? ++stars : /^\$\d$/.test(piece) ? Number(piece[1]) : piece));
  const wrong = pieces.find((piece) => typeof piece === "number" && (piece < 1 || piece > wildcards));
  if (wrong !== undefined)
    return {
      problem: {
        title: `$${wrong} has no * to stand for`,
        detail: `The old address holds ${wildcards === 1 ? "one *" : `${wildcards} *`}. Use ${wildcards === 1 ? "$1" : "$1 and $2"} in the new one.`,
      },
    };
  return { ...rest, path: pieces.filter((piece) => piece !== "") };
}

/** example.com and www.example.com are one site. */
const bare = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** What URL parsing leaves raw and a configuration file could misread is encoded as well; a lone % becomes %25; letters are not encoded. */
function strictlyEncoded(text: string): string {
  return text
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/[^\w\-.~!$&'()*+,;=:@/?%#]/g, (character) => encodeURIComponent(character))
    .replace(/#/g, "%23");
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
