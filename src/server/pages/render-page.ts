import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { renderOptionsContext } from "#app/render-options.ts";
import { type Site, siteContext } from "#app/site-context.ts";
import type { RenderedPage } from "../page-cache/page-cache.ts";
import type { createPageDocument } from "../page-cache/page-document.ts";
import type { StateStore } from "../page-cache/state-store.ts";
import { closedPolicy } from "../security-headers/security-headers.ts";
import { trackTags } from "./track-tags.ts";

type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

interface Options {
  pages: PageHandler;
  site: Site;
  toDocument: ReturnType<typeof createPageDocument>;
  states: StateStore;
  headers: Record<string, string>;
  /** Whether a key is that of a route's page of status 404: of all pages that are not there, the one that is made and kept. */
  isMissingKey(key: string): boolean;
  turn(): Promise<void>;
}

/** Renders a page for everyone: no cookie, no header and no address of the visitor gets in. */
export function createPageRenderer({ pages, site, toDocument, states, headers, isMissingKey, turn }: Options) {
  return async (key: string): Promise<RenderedPage> => {
    const { source, tags } = trackTags(site.content);
    const context = new RouterContextProvider();
    const mark = createScriptMark();
    const isMissing = isMissingKey(key);
    context.set(renderOptionsContext, { mark, skipsNotFound: !isMissing, turn });
    context.set(siteContext, {
      ...site,
      content: source,
      listReviews(tool) {
        tags.add(`review:${tool}`);
        return site.listReviews(tool);
      },
      latestReviews() {
        tags.add(ALL_REVIEWS);
        return site.latestReviews();
      },
      readRating() {
        tags.add(MEAN_REVIEW);
        return site.readRating();
      },
    });
    const response = await pages(new Request(site.origin + key, { headers: { accept: "text/html" } }), context);
    const body = await response.text();
    const kept = {
      ...headers,
      "content-security-policy": closedPolicy,
      ...pickHeaders(response),
      "cache-control": "public, max-age=0, must-revalidate",
    };
    const isLasting = response.status === 200 || isPermanentRedirect(response.status) || (response.status === 404 && isMissing);
    const keep = isLasting && !response.headers.has("set-cookie");
    if (!response.headers.get("content-type")?.startsWith("text/html")) return { status: response.status, headers: kept, body, tags, keep };
    await turn();
    const page = toDocument(body, mark, key);
    if (page.state) await states.add(page.state);
    return { status: response.status, headers: { ...kept, "content-security-policy": page.policy }, body: page.html, tags, keep };
  };
}

/** New for each render, and longer than anybody could guess. */
export const createScriptMark = () => randomBytes(16).toString("hex");

/** Of pages that show reviews of everything, and of those that show their mean: in the footer, that is all. */
export const ALL_REVIEWS = "reviews";
export const MEAN_REVIEW = "mean-review";

const isPermanentRedirect = (status: number) => status === 301 || status === 308;

/** What a route may say beside its HTML. */
function pickHeaders(response: Response): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of ["content-type", "location", "x-remix-response", "x-robots-tag", "link", "retry-after"]) {
    const value = response.headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
