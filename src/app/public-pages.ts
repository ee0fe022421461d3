import { listPricingPlans } from "#content/pricing-plan/pricing-plan.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { toolPageReads } from "./routes/tools/tool-page.server.ts";

/** What a page that is the same for everyone reads of a query. Every other name is ignored. */
export interface PublicPage {
  /** Names whose known values are pages of their own, each kept. */
  values?: Readonly<Record<string, (content: ContentSource) => Promise<readonly string[]>>>;
  /** Names that carry what somebody typed: with one of them the page is made for that visitor and never kept. */
  personal?(params: Readonly<Record<string, string | undefined>>, tools: ToolRegistry): ReadonlySet<string>;
}

const planSlugs = async (content: ContentSource) => (await listPricingPlans(content)).map(({ slug }) => slug);

/** What a visitor typed on another page and carries to the contact form. */
const contactFields: ReadonlySet<string> = new Set(["website", "clientName", "clientEmail", "name", "email", "message"]);

/**
 * The pages that are kept and handed to everyone, by the template of their route (routes.ts). Whatever is not listed here is made anew for
 * whoever asks, and kept nowhere. `/*` is what there is not.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  "/": {},
  "/services": {},
  "/services/:slug": {},
  "/tools": {},
  "/tools/rules": {},
  "/tools/rules/:slug": {},
  "/tools/api": {},
  "/tools/:slug": { personal: ({ slug = "" }, tools) => toolPageReads(tools.get(slug)?.tool) },
  "/blog": {},
  "/blog/page/:page": {},
  "/blog/:slug": {},
  "/blog/category/:slug": {},
  "/blog/category/:slug/page/:page": {},
  "/privacy-policy": {},
  "/terms-and-conditions": {},
  "/career": {},
  "/career/:slug": {},
  "/creative": {},
  "/portfolio": {},
  "/case-study": {},
  "/case-study/:slug": {},
  "/testimonial": {},
  "/our-journey": {},
  "/founder/:slug": {},
  "/author": {},
  "/author/:slug": {},
  "/author/:slug/page/:page": {},
  "/contact-us": { values: { plan: planSlugs }, personal: () => contactFields },
  "/documents": {},
  "/map": {},
  "/newsletter": {},
  "/letters/:slug": {},
  "/audit": {},
  "/*": {},
};
