import type { IcoFile } from "#engines/image-probe/ico-file.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { type IconCandidate, iconCandidates, type ManifestFile } from "./icon-candidates.ts";

/** What an address that should hold an icon really holds. */
export interface IconFile {
  finalUrl: string;
  redirects: number;
  status: number | null;
  /** Null when there is a picture. */
  problem: string | null;
  type: string | null;
  sentAs: string | null;
  width: number | null;
  height: number | null;
  bytes: number;
  ico: IcoFile | null;
  cacheControl: string | null;
}

/** What robots.txt says of one address to one crawler. */
export interface RobotsWord {
  bot: string;
  address: string;
  allowed: boolean;
  line: number | null;
  rule: string | null;
}

/** Everything that was fetched beside the page; nothing for pasted HTML. */
export interface GatheredIcons {
  files: ReadonlyMap<string, IconFile>;
  manifest: ManifestFile | null;
  robots: RobotsWord[];
  /** The icons of the home page, when the page is another. */
  home: string[] | null;
}

export interface Icon extends IconCandidate {
  /** Null when nobody looked. */
  file: IconFile | null;
}

export interface FaviconSubject {
  snapshot: PageSnapshot;
  icons: Icon[];
  manifest: ManifestFile | null;
  /** True when the page links to one, fetched or not. */
  hasManifest: boolean;
  robots: RobotsWord[];
  home: string[] | null;
  appTitle: string;
}

export function faviconSubject(snapshot: PageSnapshot, { files, manifest, robots, home }: GatheredIcons): FaviconSubject {
  const candidates = [...iconCandidates(snapshot), ...(manifest?.icons ?? [])];
  return {
    snapshot,
    icons: candidates.map((icon) => ({ ...icon, file: files.get(icon.address) ?? null })),
    manifest,
    hasManifest: snapshot.links.some(({ rel, inNoscript }) => rel.includes("manifest") && !inNoscript),
    robots,
    home,
    appTitle: snapshot.metas.find(({ name }) => name === "apple-mobile-web-app-title")?.raw.trim() ?? "",
  };
}

/** A picture that could be read. */
export const isGood = ({ file }: Icon) => file !== null && file.problem === null;

/** The sides of every picture in it, largest first; of a drawing none. */
export function sidesOf({ file }: Icon): number[] {
  if (!file || file.type === "svg") return [];
  const sides = file.ico ? file.ico.entries.map(({ width }) => width) : file.width === null ? [] : [file.width];
  return sides.sort((a, b) => b - a);
}

export function isSquare({ file }: Icon): boolean {
  if (!file) return true;
  if (file.ico) return file.ico.entries.every(({ width, height }) => width === height);
  // A drawing of 64 × 63.9 is square to every eye.
  return file.width === null || file.height === null || Math.abs(file.width - file.height) <= Math.max(1, file.width * 0.01);
}

/** Those that Google reads: icon, touch icon, and /favicon.ico when no tag names one. */
export function googleIcons({ icons }: FaviconSubject): Icon[] {
  const named = icons.filter(({ kind, inHead }) => inHead && (kind === "icon" || kind === "touch"));
  return named.length > 0 ? named : icons.filter(({ kind }) => kind === "implicit");
}
