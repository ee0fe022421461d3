import type { KnownDomain } from "../datasets/domain-record.ts";
import type { WritingTask, WrittenText } from "../providers/language-model.ts";
import type { ProviderAnswer } from "../providers/provider-answer.ts";
import type { ProviderKind, ProviderKinds } from "../providers/provider-kinds.ts";

/** Everything a tool may ask the outside world for. Bound to the platform once, in the server. */
export interface ToolPorts {
  /** One guarded fetch of an address that a visitor gave or a page named. Throws AppError with a sentence for people. */
  fetchPage(address: string | URL, options?: FetchPageOptions): Promise<FetchedPage>;
  /** A page to judge: fetched, pasted or kept. What was opened is kept under a number, so that other tools look at the same page. */
  openPage(source: PageSource, signal?: AbortSignal): Promise<OpenedPage>;
  /** An address of ours under which a page may show a picture of another site, for a day. No page of ours loads from other hosts itself. */
  showImage(address: string): string;
  /** What the visitor's own request tells. Within a request only: a long run outlives its visitor. */
  visitor(): VisitorRequest;
  /** Names that reverse DNS gives an address. Empty when it has none; undefined when no answer came in time. */
  reverseNames(address: string, signal?: AbortSignal): Promise<readonly string[] | undefined>;
  /** One question to a WHOIS server (RFC 3912), guarded like `fetchPage`: port 43, ten seconds, 128 KB. */
  askWhois(server: string, query: string, signal?: AbortSignal): Promise<string>;
  /** A page as a browser makes it, scripts run. Every request passes the same guard as `fetchPage`. Throws where this machine has no browser. */
  renderPage(address: string | URL, signal: AbortSignal): Promise<RenderedPage>;
  /** A Lighthouse report of a page, one at a time; about half a minute. Throws where this machine has no browser. */
  measureSpeed(address: string | URL, options: MeasureOptions): Promise<Record<string, unknown>>;
  /** How many measurements are under way or wait; null where this machine has no browser. */
  speedQueue(): Promise<number | null>;
  /** What visitors' own browsers measured, where the operator has a key for it. */
  fieldData(address: string, device: "mobile" | "desktop", signal: AbortSignal): Promise<FieldData>;
  /**
   * The first source of this kind that the operator set up, within its time and its budget of the day. Never throws for what a source
   * does: one that is missing, late, empty or wrong is an answer of state "unavailable".
   */
  askProvider<Kind extends ProviderKind>(
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    signal?: AbortSignal,
  ): Promise<ProviderAnswer<ProviderKinds[Kind]["value"]>>;
  /** Every source of this kind that is set up, each under its own name. One answer that says "no-provider" when there is none. */
  askProviders<Kind extends ProviderKind>(
    kind: Kind,
    question: ProviderKinds[Kind]["question"],
    signal?: AbortSignal,
  ): Promise<readonly ProviderAnswer<ProviderKinds[Kind]["value"]>[]>;
  /** Text from a language model, where there is one; `onText` hears it piece by piece as it is written. */
  writeText(task: WritingTask, options: { signal: AbortSignal; onText?(piece: string): void }): Promise<ProviderAnswer<WrittenText>>;
  /** What imported lists and our own crawls say of registrable domains, in their order. */
  knownDomains(domains: readonly string[], signal?: AbortSignal): Promise<readonly KnownDomain[]>;
  /** Links of a page that a crawl read: they join our own graph of domains. */
  noteLinks(page: string, links: readonly NotedLink[]): void;
  now(): Date;
}

export interface NotedLink {
  url: string;
  rel: readonly string[];
}

interface MeasureOptions {
  device: "mobile" | "desktop";
  signal: AbortSignal;
  /** Told of each step as it begins. */
  onStep(step: string): void;
}

export type FieldData =
  | { isThere: false; reason: string }
  | {
      isThere: true;
      /** The page itself, or its whole origin when too few visited the page. */
      scope: "page" | "origin";
      /** ISO dates of the 28 days. */
      from: string | null;
      to: string | null;
      metrics: readonly {
        name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        p75: number;
        shares: { good: number; fair: number; poor: number };
      }[];
    };

/** A document after its scripts ran and its requests came to rest. */
export interface RenderedPage {
  url: string;
  html: string;
  /** Requests that came to nothing, with the reason. */
  failed: readonly { url: string; reason: string }[];
  requests: number;
  /** False when it was still busy as the time ran out. */
  isSettled: boolean;
  totalMs: number;
}

export interface VisitorRequest {
  /** Where the request came from, past our own proxies and no others. */
  address: string;
  /** How many proxies of ours it passed. */
  proxies: number;
  /** The header that those proxies write, and so the only one that was believed. */
  trustedHeader: string;
  /** As this server was asked; a proxy may have been asked in another version. */
  httpVersion: string;
  secure: boolean;
  /** In the order sent. What identifies a session is left out. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The same site by IPv4 only and by IPv6 only, where it has such names. */
  origins: { v4: string | null; v6: string | null };
}

/** An address, which is always fetched; HTML with the address it has or will have; or the number of a page that was kept. */
export type PageSource = { url: string } | { html: string; url?: string } | { snapshot: string };

export interface OpenedPage {
  /** Null when the page could not be kept. */
  id: string | null;
  takenAt: string;
  /** Until when it is kept. */
  until: string;
  /** As the visitor typed it. */
  input: string;
  /** Seconds since it was read, when an earlier run did that. */
  age?: number;
  /** What was read under the same address before, when that is still kept. */
  earlier?: EarlierReading;
  page: FetchedPage | PastedPage;
}

export interface EarlierReading {
  id: string;
  takenAt: string;
}

/** HTML that a visitor pasted; `url` is what its relative addresses are resolved against. */
export interface PastedPage {
  html: string;
  url: string;
}

export interface FetchPageOptions {
  method?: "GET" | "HEAD";
  maxBytes?: number;
  maxRedirects?: number;
  /** Past `maxBytes`: fail, or keep what was read and say so. */
  onTruncate?: "error" | "keep";
  accept?: string;
  /** The name that the request goes under. All but "tool" are imitations and have to be labelled as such wherever their answer is shown. */
  as?: FetchAs;
  /** Further request headers, of the few that carry no identity. */
  headers?: Partial<Record<"accept-language" | "accept-encoding" | "if-none-match" | "if-modified-since", string>>;
  /** Of a long answer only these bytes: `bytes=0-65535`. A server may send all of it anyway. */
  range?: string;
  /** One connection for many requests to a host: for runs that read a whole site, and not for those that report the time to connect. */
  keepAlive?: boolean;
  /** For the whole call; 20 s by default. */
  totalMs?: number;
  signal?: AbortSignal;
}

type FetchAs = "tool" | "googlebot" | "chrome";

export interface FetchedPage {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** In the order sent, names as sent. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Decoded bytes of the answer. */
  body: Uint8Array;
  truncated: boolean;
  hops: readonly FetchedHop[];
  bytesWire: number;
  totalMs: number;
  /** Why https gave nothing, when the address was typed without a scheme and http answered in its place. */
  httpsTrouble?: string;
}

export interface FetchedHop {
  url: string;
  status: number;
  location?: string;
  headers: readonly (readonly [name: string, value: string])[];
  address: string;
  firstByteMs: number;
  totalMs: number;
  /** As the server wrote it: "1.1". Pages kept by earlier versions lack this and what follows. */
  httpVersion?: string;
  dnsMs?: number;
  connectMs?: number;
  /** Only over https. */
  tlsMs?: number;
  tls?: FetchedTls;
}

export interface FetchedTls {
  /** "TLSv1.3" */
  protocol: string;
  cipher: string;
  subject: string;
  issuer: string;
  /** ISO 8601. */
  validFrom: string;
  validTo: string;
}
