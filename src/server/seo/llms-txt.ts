import type { CaseStudyCard } from "#content/case-study/case-study.content-type.ts";
import type { ServiceCard } from "#content/service/service.content-type.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";

interface Records {
  settings: Pick<SiteSettings, "brandName" | "offices" | "disclaimer">;
  tools: readonly { slug: string; name: string; tagline: string }[];
  services: readonly Pick<ServiceCard, "slug" | "title" | "menuDescription">[];
  caseStudies: readonly Pick<CaseStudyCard, "path" | "client" | "desc" | "period">[];
  /** How many posts the feed holds. */
  feedPosts: number;
}

/**
 * A short index of the site for language models, as our post on it shows it line by line (/blog/llms-txt-expect-nothing): made
 * from the records that make the pages, without a price, a rank or a promise. The form: https://llmstxt.org/
 */
export function llmsTxt({ settings, tools, services, caseStudies, feedPosts }: Records): string {
  const cities = new Intl.ListFormat("en-US").format(settings.offices.map(({ city }) => city)).replace(", and ", " and ");
  return `# ${settings.brandName}

> Search marketing agency in ${cities}: SEO, paid search, design.
> ${tools.length} free ${tools.length === 1 ? "tool" : "tools"}, no sign-up. Prices and limits are on the pages.

Figures in case studies name their source and dates.
${settings.disclaimer}
${list(
  "Tools",
  tools.map(({ name, slug, tagline }) => [name, `/tools/${slug}/`, tagline]),
)}${list(
  "Services",
  services.map(({ title, slug, menuDescription }) => [title, `/services/${slug}/`, menuDescription]),
)}${list(
  "Case studies",
  caseStudies.map(({ client, path, desc, period }) => [client, path, `${desc}, ${period}`]),
)}${list("Optional", [
  ["Tools as an API", "/api/openapi.json", "OpenAPI description, no key needed"],
  ["Blog feed", "/blog/feed.xml", `The ${feedPosts} newest posts`],
])}`;
}

function list(heading: string, links: readonly (readonly [name: string, path: string, remark: string])[]): string {
  if (links.length === 0) return "";
  return `\n## ${heading}\n\n${links.map(([name, path, remark]) => `- [${name.replaceAll(/[[\]]/g, "\\$&")}](${path}): ${remark.replace(/\.$/, "")}\n`).join("")}`;
}
