import { isIP } from "node:net";
import { AppError } from "#core/errors/app-error.ts";
import { MAX_URL_LENGTH } from "../limits.ts";
import { type ResolvedAddress, type ResolveHost, resolveLocalHost, resolvePublicHost } from "./resolve-host.ts";
import { canonicalAddress, isSpecialAddress } from "./special-address.ts";

/** Where a URL may be fetched from: addresses that passed, and only those may be connected to. */
export interface GuardedTarget {
  addresses: readonly string[];
  port: number;
  /** The host without brackets and trailing dot: what a certificate must name. */
  host: string;
  /** True for a host of the allow list, whose address may be special. */
  exempt: boolean;
}

interface AddressGuardConfig {
  allowHosts: readonly string[];
  ownHosts: readonly string[];
  ports: readonly number[];
  resolve: ResolveHost | undefined;
}

export type AddressGuard = (url: URL, signal: AbortSignal) => Promise<GuardedTarget>;

/** Judges one URL from the start: scheme, credentials, port, name, then every address that the name stands for. */
export function createAddressGuard({ allowHosts, ownHosts, ports, resolve }: AddressGuardConfig): AddressGuard {
  const allowed = new Set(allowHosts.map(hostKey));
  const own = new Set(ownHosts.map(hostKey));

  return async function guard(url, signal) {
    if (url.href.length > MAX_URL_LENGTH) throw new AppError("address_too_long");
    if (url.protocol !== "http:" && url.protocol !== "https:") throw new AppError("address_scheme", { scheme: url.protocol });
    if (url.username !== "" || url.password !== "") throw new AppError("address_credentials");

    const host = bareHost(url);
    // No name has an empty part, and some resolvers look past one: "db.internal..", "www.example..".
    if (host.split(".").includes("")) throw new AppError("address_malformed", { input: url.host.slice(0, 80) });
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const exempt = allowed.has(host) || allowed.has(`${host}:${port}`);
    if (!exempt && !ports.includes(port)) throw new AppError("address_port", { port });
    if (!exempt && own.has(host)) throw new AppError("address_own");
    if (!exempt && PRIVATE_NAME.test(host)) throw privateAddress(host);

    const lookUp = resolve ?? (exempt ? resolveLocalHost : resolvePublicHost);
    const answers = isIP(host) === 0 ? (await lookUp(host, signal)).toSorted(ipv4First).map(({ address }) => address) : [host];
    if (answers.length === 0) throw new AppError("dns_not_found", { host });
    // One special address among public ones is enough to refuse: which of them a client picks is the attacker's choice.
    if (!exempt && answers.some(isSpecialAddress)) throw privateAddress(host);
    if (!exempt && answers.some((address) => own.has(canonicalAddress(address)))) throw new AppError("address_own");
    return { addresses: answers.map(canonicalAddress), port, host, exempt };
  };
}

/**
 * Names of this machine or of the network around it (RFC 6761, 6762, 8375, the root's reserved `internal`, and endings that are used as
 * such and sold by nobody). Never looked up: an answer would tell strangers which names exist in there.
 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Answered with the sentence of a site that does not answer, so that nothing of our own network shows (docs/decisions/0015). */
export const privateAddress = (host: string) => new AppError("connect_failed", { host }, { cause: new Error("a special address") });

/** IPv4 first: a server without an IPv6 route is far more common than a site without IPv4. */
function ipv4First(a: ResolvedAddress, b: ResolvedAddress): number {
  return a.family - b.family;
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/** "Example.com", "[::1]:4110" or "localhost:80" of the settings as the guard spells hosts. Each default port is lost by one scheme only. */
function hostKey(entry: string): string {
  const url = new URL(`http://${entry}`);
  const port = url.port || new URL(`https://${entry}`).port;
  return port === "" ? bareHost(url) : `${bareHost(url)}:${port}`;
}
