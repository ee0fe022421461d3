import type { ConfigLine } from "../config-file.schema.ts";
import { indented, line } from "../config-text.ts";
import type { HostRule } from "../host/host-rule.ts";
import { writeHostApache } from "../host/write-host-apache.ts";
import { writeHostFiles } from "../host/write-host-servers.ts";
import type { PlannedRedirect } from "../redirects/plan-redirects.ts";
import { writeApache } from "../redirects/write-apache.ts";
import { writeNginx } from "../redirects/write-nginx.ts";
import { type AccessOptions, accessPart } from "./access-part.ts";
import { type AssetAge, cachingPart, compressionPart, fontsPart, typesPart } from "./delivery-parts.ts";
import { botsPart, type FileGroup, filesPart, hotlinkPart } from "./deny-parts.ts";
import type { HtaccessPart, Override } from "./htaccess-part.ts";
import { directoryPart, errorPagesPart, spaPart, wordpressPart } from "./page-parts.ts";
import { type SecurityOptions, securityPart } from "./security-part.ts";

export interface HtaccessOptions {
  /** Its HSTS is written with the security headers. */
  host?: HostRule | undefined;
  redirects: readonly PlannedRedirect[];
  access?: Omit<AccessOptions, "secureOnly" | "proxy"> | undefined;
  hotlink?: Parameters<typeof hotlinkPart>[0] | undefined;
  /** Names of crawlers, from the table of whoever calls. */
  bots: readonly string[];
  files: readonly FileGroup[];
  errorPages: Parameters<typeof errorPagesPart>[0];
  directory?: Parameters<typeof directoryPart>[0] | undefined;
  security?: Omit<SecurityOptions, "proxy"> | undefined;
  fonts?: readonly string[] | undefined;
  types: boolean;
  compression: boolean;
  caching?: AssetAge | undefined;
  /** A single-page app's file, or WordPress: both answer for every missing address, so only one can. */
  fallback?: { kind: "spa"; file: string } | { kind: "wordpress" } | undefined;
  /** A proxy in front speaks https for this server. */
  proxy: boolean;
}

export interface Htaccess {
  apache: ConfigLine[];
  nginx: ConfigLine[];
  warnings: string[];
  /** Modules without which Apache answers 500. */
  modules: string[];
  overrides: Override[];
  parts: string[];
}

/** A whole .htaccess in its fixed order: where visitors go, who may come in, what they see, how it is sent, who answers the rest. */
export function writeHtaccess(options: HtaccessOptions): Htaccess {
  const parts = partsOf(options);
  const unique = <Item extends string>(items: readonly Item[]) => [...new Set(items)].toSorted();
  return {
    apache: parts.flatMap((part, index) => [...(index > 0 ? [line("")] : []), line(`# ${part.title}`), ...part.apache]),
    nginx: nginxOf(parts),
    warnings: [...new Set(parts.flatMap((part) => part.warnings ?? []))],
    modules: unique(parts.flatMap((part) => part.modules)),
    overrides: unique(parts.flatMap((part) => part.overrides)),
    parts: parts.map(({ title }) => title),
  };
}

function partsOf(options: HtaccessOptions): HtaccessPart[] {
  const { host, proxy, access, hotlink, bots, files, errorPages, directory, security, fonts, caching, fallback } = options;
  const secureOnly = host?.scheme === "https";
  return [
    host && hostPart(host),
    options.redirects.length > 0 ? redirectsPart(options.redirects) : undefined,
    access && accessPart({ ...access, secureOnly, proxy }),
    hotlink && hotlinkPart(hotlink),
    bots.length > 0 ? botsPart(bots) : undefined,
    files.length > 0 ? filesPart(files) : undefined,
    errorPages.length > 0 ? errorPagesPart(errorPages) : undefined,
    directory && directoryPart(directory),
    security && securityPart({ ...security, proxy }),
    fonts && fontsPart(fonts),
    options.types ? typesPart() : undefined,
    options.compression ? compressionPart() : undefined,
    caching && cachingPart(caching),
    fallback && (fallback.kind === "spa" ? spaPart(fallback.file) : wordpressPart()),
  ].filter((part) => part !== undefined);
}

function hostPart(host: HostRule): HtaccessPart {
  // The header has its own place below; a stop at the bare name for the preload list stays here.
  const apache = writeHostApache(host).filter(({ text }) => !text.startsWith("Header "));
  const nginx = writeHostFiles({ ...host, hsts: "none" }).find(({ server }) => server === "nginx");
  return {
    title: host.scheme === "https" ? "One address, by https" : "One host name",
    apache,
    nginx: [line("# The other addresses are server blocks of their own, beside this one.")],
    nginxHttp: redirectServersOf(nginx?.lines ?? []),
    modules: ["mod_alias"],
    overrides: ["FileInfo"],
  };
}

/** The servers that only redirect; the last one is the site itself, which the rest of the file describes. */
function redirectServersOf(lines: readonly ConfigLine[]): ConfigLine[] {
  const last = lines.findLastIndex(({ text }) => text === "server {");
  return lines.slice(0, Math.max(0, last - 1));
}

function redirectsPart(redirects: readonly PlannedRedirect[]): HtaccessPart {
  const isRewritten = redirects.some(({ means }) => means === "rewrite");
  return {
    title: "Redirects",
    // Apache takes the last section that matches first: below the one above, an old page on the wrong host takes one hop.
    apache: writeApache(redirects, { guarded: true }),
    nginx: writeNginx(redirects).lines,
    modules: ["mod_alias", ...(isRewritten ? ["mod_rewrite"] : [])],
    overrides: ["FileInfo"],
  };
}

function nginxOf(parts: readonly HtaccessPart[]): ConfigLine[] {
  const beside = parts.filter(({ nginxHttp }) => (nginxHttp?.length ?? 0) > 0);
  return [
    ...beside.flatMap(({ title, nginxHttp }) => [line(`# ${title}`), ...(nginxHttp ?? []), line("")]),
    line("server {"),
    line("    # listen, server_name, root and certificates of your site"),
    ...parts.flatMap(({ title, nginx }) => (nginx.length > 0 ? [line(""), line(`    # ${title}`), ...indented(nginx, "    ")] : [])),
    line("}"),
  ];
}
