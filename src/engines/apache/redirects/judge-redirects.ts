import { present } from "#core/errors/present.ts";
import { decoded } from "#core/url/decoded.ts";
import { type Answer, createAnswerer } from "./answer-request.ts";
import type { PlannedRedirect } from "./plan-redirects.ts";
import { planRedirects } from "./plan-redirects.ts";
import { type ReadRedirect, readRedirect } from "./read-redirect.ts";
import { type Redirect, type RedirectRow, sourcePath } from "./redirect.ts";
import { sampleRequest } from "./redirect-probes.ts";
import { redirectLine } from "./write-redirect-list.ts";

interface RedirectFinding {
  kind: "unreadable" | "duplicate" | "conflict" | "self" | "loop" | "chain" | "shadowed" | "other-host" | "inside" | "host-ignored";
  level: "error" | "warning" | "note";
  /** Rows it is about, the first one first. */
  rows: number[];
  title: string;
  detail: string;
  /** A row to put in the place of the first one, as a line of the list; empty to take it out. */
  proposal?: string | undefined;
}

export interface Judgement {
  planned: PlannedRedirect[];
  findings: RedirectFinding[];
  /** The list with every proposal taken. */
  repaired: RedirectRow[];
}

/** Which rows can stand, what is wrong with the others, and what would be better. Rows that would break or loop are left out of the rules. */
export function judgeRedirects(rows: readonly RedirectRow[], site?: URL): Judgement {
  const findings: RedirectFinding[] = [];
  const read = withFewPatterns(rows.map((row, index) => readRedirect(row, index + 1, site)));
  const sound = withoutRepeats(read, rows, findings).filter((redirect) => !isSelf(redirect, findings));
  const loops = new Set<number>();
  const replacements = new Map<number, RedirectRow | undefined>();
  const answer = createAnswerer(planRedirects(sound));
  const own = ownHosts(sound, site);
  for (const redirect of sound) {
    const row = present(rows[redirect.row - 1]);
    const finding = follow(redirect, row, answer, own);
    if (finding === undefined) continue;
    const known = findings.some(({ kind, rows: named }) => kind === "loop" && sameRows(named, finding.finding.rows));
    if (!known || finding.finding.kind !== "loop") findings.push(finding.finding);
    if (finding.finding.kind === "loop") loops.add(redirect.row);
    if (finding.replacement) replacements.set(redirect.row, finding.replacement);
  }
  for (const redirect of sound) findings.push(...remarks(redirect, site));
  const kept = new Set(sound.filter(({ row }) => !loops.has(row)).map(({ row }) => row));
  return {
    planned: planRedirects(sound.filter(({ row }) => kept.has(row))),
    findings: findings.toSorted((a, b) => RANK[a.level] - RANK[b.level] || (a.rows[0] ?? 0) - (b.rows[0] ?? 0)),
    repaired: rows.flatMap((row, index) => (kept.has(index + 1) ? [replacements.get(index + 1) ?? row] : [])),
  };
}

/** Every pattern is tried on every request, by this code and by the server. */
const MAX_PATTERNS = 100;

function withFewPatterns(read: readonly ReadRedirect[]): ReadRedirect[] {
  let patterns = 0;
  return read.map((each) =>
    each.ok && each.redirect.kind === "pattern" && ++patterns > MAX_PATTERNS
      ? {
          ok: false,
          row: each.redirect.row,
          problem: {
            title: "More than 100 patterns",
            detail: "The server tries each one on every request. Use files and directories for the rest.",
          },
        }
      : each,
  );
}

const RANK = { error: 0, warning: 1, note: 2 };

function withoutRepeats(read: readonly ReadRedirect[], rows: readonly RedirectRow[], findings: RedirectFinding[]): Redirect[] {
  const seen = new Map<string, Redirect>();
  for (const each of read) {
    if (!each.ok) {
      findings.push({
        kind: "unreadable",
        level: "error",
        rows: [each.row],
        title: `Row ${each.row}: ${each.problem.title}`,
        detail: each.problem.detail,
      });
      continue;
    }
    const { redirect } = each;
    const key = JSON.stringify([redirect.kind, redirect.from.parts, redirect.from.query ?? null]);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, redirect);
    else findings.push(repeatOf(redirect, first, rows));
  }
  return [...seen.values()];
}

function repeatOf(redirect: Redirect, first: Redirect, rows: readonly RedirectRow[]): RedirectFinding {
  const isSame = JSON.stringify([redirect.to, redirect.code]) === JSON.stringify([first.to, first.code]);
  const old = rows[redirect.row - 1]?.from ?? "";
  return {
    kind: isSame ? "duplicate" : "conflict",
    level: isSame ? "note" : "error",
    rows: [redirect.row, first.row],
    title: isSame
      ? `Row ${redirect.row} repeats row ${first.row}`
      : `Rows ${first.row} and ${redirect.row} send ${old} to different places`,
    detail: isSame
      ? "The second is left out."
      : `Apache would take the first that matches. Row ${redirect.row} is left out: decide which one is right.`,
    proposal: "",
  };
}

/** From an address to itself, with or without its host. */
function isSelf({ row, kind, from, to }: Redirect, findings: RedirectFinding[]): boolean {
  if (to === null || kind === "pattern" || to.sameSite === "no" || from.query !== undefined || to.query !== undefined) return false;
  const path = sourcePath(from);
  const target = decoded(to.path.join(""));
  const isSame =
    target === path ||
    (from.slash === "either" && target === `${path}/`) ||
    (kind === "directory" && target.replace(/\/$/, "") === path.replace(/\/$/, ""));
  if (!isSame || to.fragment !== undefined) return false;
  const isSure = to.sameSite === "yes";
  findings.push({
    kind: "self",
    level: isSure ? "error" : "warning",
    rows: [row],
    title: `Row ${row} redirects ${path} to itself`,
    detail: isSure
      ? from.slash === "either"
        ? "Browsers give up after about twenty rounds. The rule matches the address with and without its closing slash. The row is left out."
        : "Browsers give up after about twenty rounds. The row is left out."
      : `If this file also serves ${new URL(to.origin).host}, visitors go round in circles. Tell the site’s address above, and the row is judged by it.`,
    ...(isSure ? { proposal: "" } : {}),
  });
  return isSure;
}

interface Followed {
  finding: RedirectFinding;
  replacement?: RedirectRow;
}

/** Browsers stop here. */
const MAX_HOPS = 20;
/** A path that grows past this is not followed further. */
const MAX_LENGTH = 4096;

/** Where a visitor of this row ends up, hop by hop. */
function follow(
  redirect: Redirect,
  row: RedirectRow,
  answer: (request: string) => Answer | undefined,
  own: ReadonlySet<string>,
): Followed | undefined {
  const start = sampleRequest(redirect);
  const hops: Answer[] = [];
  const met = new Set<string>([start]);
  for (let request: string | undefined = start; request !== undefined && request.length < MAX_LENGTH && hops.length < MAX_HOPS; ) {
    const next: Answer | undefined = answer(request);
    if (next === undefined) break;
    hops.push(next);
    // The address grows with each round of the same rule.
    if (hops.filter((hop) => hop.row === next.row).length > 3) return { finding: loopOf(redirect, hops, own) };
    request = next.location === undefined ? undefined : ownPath(next.location, own);
    if (request !== undefined && met.has(request)) return { finding: loopOf(redirect, hops, own) };
    if (request !== undefined) met.add(request);
  }
  const [first] = hops;
  if (first !== undefined && first.row !== redirect.row) return { finding: shadowOf(redirect, first, start) };
  return hops.length > 1 ? chainOf(redirect, row, hops, own) : undefined;
}

/** The hosts that this file serves: the site's, or those that stand before the old paths. */
function ownHosts(redirects: readonly Redirect[], site: URL | undefined): ReadonlySet<string> {
  return new Set(site ? [bare(site.host)] : redirects.flatMap(({ from }) => (from.host === undefined ? [] : [bare(from.host)])));
}

/** The path of a location on the same site; undefined when it leaves. */
function ownPath(location: string, own: ReadonlySet<string>): string | undefined {
  const [address = ""] = location.split("#");
  if (address.startsWith("/")) return address;
  const [, host = "", path = ""] = /^https?:\/\/([^/]+)(\/.*)$/.exec(address) ?? [];
  return own.has(bare(host)) ? path : undefined;
}

function loopOf({ row }: Redirect, hops: readonly Answer[], own: ReadonlySet<string>): RedirectFinding {
  const rows = [row, ...new Set(hops.map((hop) => hop.row).filter((other) => other !== row))];
  return {
    kind: "loop",
    level: "error",
    rows,
    title: rows.length > 1 ? `Rows ${rows.toSorted((a, b) => a - b).join(" and ")} send visitors in a circle` : `Row ${row} never ends`,
    detail: `${shownHops(hops.slice(0, 4), own)}${hops.length > 4 ? " → …" : ""}. ${rows.length > 1 ? "Both rows are" : "The row is"} left out.`,
    proposal: "",
  };
}

function shownHops(hops: readonly Answer[], own: ReadonlySet<string>): string {
  return hops.map(({ location }) => (location === undefined ? "410" : (ownPath(location, own) ?? location))).join(" → ");
}

function shadowOf({ row, kind }: Redirect, first: Answer, start: string): RedirectFinding {
  return {
    kind: "shadowed",
    level: "warning",
    rows: [row, first.row],
    title: `Row ${row} is answered by row ${first.row}`,
    detail: `${start} already matches row ${first.row}, which Apache tries first. Make row ${row} ${kind === "pattern" ? "more specific" : "a file"}, or take one of the two out.`,
  };
}

function chainOf(redirect: Redirect, row: RedirectRow, hops: readonly Answer[], own: ReadonlySet<string>): Followed {
  const last = present(hops.at(-1));
  const others = [...new Set(hops.slice(1).map((hop) => hop.row))];
  const to = last.location === undefined ? "" : shortened(last.location, redirect, row.to.endsWith("/"));
  const replacement: RedirectRow | undefined =
    to === undefined ? undefined : last.status === 410 ? { ...row, to: "", code: 410 } : { ...row, to: to || "/" };
  return {
    finding: {
      kind: "chain",
      level: "warning",
      rows: [redirect.row, ...others],
      title: `Row ${redirect.row} takes ${hops.length} hops${hops.length === MAX_HOPS ? " or more" : ""}`,
      detail: `${sampleRequest(redirect)} → ${shownHops(hops.slice(0, 4), own)}${hops.length > 4 ? " → …" : ""}. Each hop costs the visitor a round trip, and crawlers follow only so many.`,
      proposal: replacement && redirectLine(replacement),
    },
    ...(replacement ? { replacement } : {}),
  };
}

/** The target that leads to this location directly. For a folder, without the part that the sample added. */
function shortened(location: string, { kind, to }: Redirect, closes: boolean): string | undefined {
  const local = to !== null && to.origin !== "" && location.startsWith(`${to.origin}/`) ? location.slice(to.origin.length) : location;
  if (kind === "file") return local;
  if (kind === "pattern" || !local.endsWith("/page")) return undefined;
  return local.slice(0, closes ? -"page".length : -"/page".length);
}

function remarks({ row, from, to }: Redirect, site: URL | undefined): RedirectFinding[] {
  const found: RedirectFinding[] = [];
  if (to?.sameSite === "no")
    found.push({
      kind: "other-host",
      level: "note",
      rows: [row],
      title: `Row ${row} leaves the site for ${new URL(to.origin).host}`,
      detail: "That is fine when you own both. Otherwise check the spelling: whoever owns that host gets your visitors.",
    });
  if (from.host !== undefined && site !== undefined && bare(from.host) !== bare(site.host))
    found.push({
      kind: "host-ignored",
      level: "warning",
      rows: [row],
      title: `Row ${row} names the host ${from.host}, and the rule does not`,
      detail: `.htaccess rules match paths. On ${site.host} the same path is redirected too. If ${from.host} is served by the same file, put its rules into its own folder.`,
    });
  return found;
}

const sameRows = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((row) => b.includes(row));

const bare = (host: string) => host.toLowerCase().replace(/^www\./, "");
