import { hasControlCharacter } from "../quote-argument.ts";
import { cleanPath, decodePath, escapePath, hasRawByte } from "../url-path.ts";
import { readTarget } from "./read-target.ts";
import { isCarriedOver, type Problem, type Redirect, type RedirectRow, type RedirectSource } from "./redirect.ts";

export type ReadRedirect = { ok: true; redirect: Redirect } | { ok: false; row: number; problem: Problem };

/** More `*` would let a hostile path keep Apache's matcher busy for long. */
const MAX_WILDCARDS = 2;

/** A row as a rule, or why it cannot be one. */
export function readRedirect(typed: RedirectRow, row: number, site?: URL): ReadRedirect {
  const fail = (title: string, detail: string): ReadRedirect => ({ ok: false, row, problem: { title, detail } });
  const fromText = typed.from.trim();
  const toText = typed.to.trim();
  if ([fromText, toText].some((text) => hasControlCharacter(text) || !text.isWellFormed()))
    return fail("A control character", "A line end or another control character would break out of the rule, so this row is left out.");
  if ([fromText, toText].some((text) => text.length > MAX_LENGTH))
    return fail("Too long", "An address here may have 2,048 characters. Shorten it.");

  const from = readSource(fromText, typed.kind);
  if ("problem" in from) return fail(from.problem.title, from.problem.detail);
  if (typed.code === 410) {
    const redirect: Redirect = { row, kind: typed.kind, code: 410, keepQuery: typed.keepQuery, from, to: null };
    return toText === ""
      ? { ok: true, redirect }
      : fail("Gone and moved at once", "Code 410 says that the page is gone, so it has no target. Clear the target, or choose 301.");
  }
  const to = readTarget(toText, { wildcards: typed.kind === "pattern" ? from.parts.length - 1 : undefined, site, fromHost: from.host });
  if ("problem" in to) return fail(to.problem.title, to.problem.detail);
  if (typed.kind === "directory" && (to.query !== undefined || to.fragment !== undefined))
    return fail(
      "A folder cannot move to an address with ? or #",
      "Whatever stands below the folder is added to the end of the target, behind the ? or #. To send everything to one address, use a pattern: /folder/*.",
    );
  const redirect: Redirect = { row, kind: typed.kind, code: typed.code, keepQuery: typed.keepQuery, from, to };
  const carries = isCarriedOver(redirect);
  if (carries && to.path.some((piece) => typeof piece === "string" && isLostInDecoding(piece)))
    return fail(
      "An encoded sign that would be decoded",
      "The new address holds %2F, %3F, %23, a byte outside UTF-8 or ${. Where a part of the old address is carried over, Apache writes those differently. Give such addresses a row each, of the kind file.",
    );
  if (carries && to.query !== undefined && escapePath(decodePath(to.query)).toLowerCase() !== to.query.toLowerCase())
    return fail(
      "A query that Apache would encode twice",
      "Beside a part that is carried over, the new address may have plain words in its query only. Give such addresses a row each, of the kind file.",
    );
  if (carries && to.fragment !== undefined)
    return fail("A # behind a part that is carried over", "Apache would encode the #. Remove it, or give each address a row of its own.");
  // Beside a part that is carried over no query can be added to another without encoding it twice: the target's own one stands.
  // A query that is matched in full leaves nothing to carry over.
  const keepQuery = typed.keepQuery && !(carries && to.query !== undefined) && from.query === undefined;
  return { ok: true, redirect: { ...redirect, keepQuery } };
}

const MAX_LENGTH = 2048;

function isLostInDecoding(piece: string): boolean {
  const decoded = decodePath(piece);
  return /%(?:2f|3f|23)/i.test(piece) || decoded.includes("${") || hasRawByte(decoded);
}

function readSource(text: string, kind: RedirectRow["kind"]): RedirectSource | { problem: Problem } {
  const refuse = (title: string, detail: string) => ({ problem: { title, detail } });
  if (text === "") return refuse("No old address", "Write the path that visitors ask for, such as /old-page.html.");
  const address = /^(?:(https?):\/\/|(?=www\.))([^/?#]*)(.*)$/i.exec(text);
  const [scheme, host, rest] = address ? [address[1], (address[2] ?? "").toLowerCase(), address[3] ?? ""] : [undefined, "", text];
  if (!rest.startsWith("/") && !(host !== "" && (rest === "" || rest.startsWith("?"))))
    return refuse("The old address starts with neither / nor https://", `Write it as /${text.replace(/^[^\w*%-]+/, "") || "path"}.`);
  if (scheme === undefined && text.startsWith("//"))
    return refuse("The old address starts with two slashes", "Apache merges them before any rule is read. Write one.");
  if (rest.includes("#"))
    return refuse("The old address holds a #", "Browsers keep the part after # to themselves, so no server can redirect it.");
  const [pathText = "/", query] = split(rest === "" || rest.startsWith("?") ? `/${rest}` : rest, "?");
  if (/%2f/i.test(pathText))
    return refuse(
      "The old address holds %2F",
      "Apache answers 404 for an encoded slash before it reads .htaccess (AllowEncodedSlashes is off by default).",
    );
  if (kind !== "pattern" && pathText.includes("*"))
    return refuse(
      "A * in a plain address",
      "A * stands for anything only in a pattern. Choose that kind, or write %2A for the character itself.",
    );
  if (kind !== "file" && query !== undefined)
    return refuse(
      "A query on more than one page",
      "A query can be matched on a single page only. Remove the part from ? on, or choose the kind file.",
    );

  const whole = kind === "pattern" ? pathText : cleanPath(decodePath(pathText));
  if (whole === undefined)
    return refuse(
      "The old address climbs out of the site",
      "Apache refuses a path with more /../ than folders. Write the path as the browser shows it.",
    );
  const parts = kind === "pattern" ? whole.split(/\*+/).map(decodePath) : [whole];
  if (parts.some(hasControlCharacter)) return refuse("An encoded control character", "No page has one in its address. Remove it.");
  if (kind === "pattern") {
    if (parts.length === 1)
      return refuse("A pattern without *", "Write * where the address varies, such as /blog/*/amp, or choose another kind.");
    if (parts.length - 1 > MAX_WILDCARDS)
      return refuse("Too many *", "A pattern may hold two. More can keep the server busy for long on a hostile address.");
    if (/\/\.{0,2}\//.test(`${parts.join("*")}/`))
      return refuse(
        "A pattern with // or /../",
        "Apache cleans such paths before it reads any rule. Write the path as it is shown in the browser.",
      );
    return { parts, query, slash: "exact", host: host || undefined };
  }
  const [path = "/"] = parts;
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const isPage = kind === "file" && bare !== "/" && query === undefined && !/\.[^/]*$/.test(bare);
  if (kind === "file" && path !== bare && !isPage) return { parts: [path], query, slash: "exact", host: host || undefined };
  return { parts: [bare], query, slash: isPage ? "either" : "exact", host: host || undefined };
}

function split(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
