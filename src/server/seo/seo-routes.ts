import { Hono } from "hono";
import type { Site } from "#app/site-context.ts";
import { listAuthors } from "#content/author/author.store.ts";
import { listCaseStudies } from "#content/case-study/case-study.store.ts";
import { listCategories } from "#content/category/category.store.ts";
import { listFounders } from "#content/founder/founder.store.ts";
import { listPages } from "#content/page/page.store.ts";
import { listPosts } from "#content/post/post.store.ts";
import { listServices } from "#content/service/service.store.ts";
import { readSettings } from "#content/site-settings/site-settings.store.ts";
import { listOpenVacancies } from "#content/vacancy/vacancy.store.ts";
import { llmsTxt } from "./llms-txt.ts";
import { FEED_LENGTH, rssFeed } from "./rss-feed.ts";
import { type SitemapEntry, sitemap, sitemapIndex } from "./sitemap.ts";

/** The files that crawlers and readers' programs ask for. */
export function createSeoRoutes({ site }: { site: Site }) {
  const { origin, content, tools, now } = site;
  const sections: Record<string, () => Promise<SitemapEntry[]>> = {
    pages: async () => [
      { path: "/" },
      { path: "/services/" },
      { path: "/tools/" },
      { path: "/tools/rules/" },
      { path: "/tools/api/" },
      { path: "/blog/" },
      { path: "/contact-us" },
      { path: "/newsletter/" },
      { path: "/creative/" },
      { path: "/portfolio" },
      { path: "/career/" },
      { path: "/case-study/" },
      { path: "/testimonial/" },
      ...(await listFounders(content)).map(({ slug }) => ({ path: `/founder/${slug}/` })),
      ...(await listCategories(content)).map(({ slug }) => ({ path: `/blog/category/${slug}/` })),
      ...(await listPages(content)).map((page) => ({ path: `/${page.slug}/`, lastmod: page.changedOn })),
    ],
    "case-studies": async () => (await listCaseStudies(content)).map(({ path }) => ({ path })),
    authors: async () => [{ path: "/author/" }, ...(await listAuthors(content)).map(({ slug }) => ({ path: `/author/${slug}/` }))],
    services: async () => (await listServices(content)).map(({ slug }) => ({ path: `/services/${slug}/` })),
    tools: async () => [...tools.values()].map(({ tool }) => ({ path: `/tools/${tool.slug}/`, lastmod: tool.addedOn })),
    posts: async () =>
      (await listPosts(content, now())).map(({ slug, publishDate }) => ({ path: `/blog/${slug.current}`, lastmod: publishDate })),
    jobs: async () =>
      (await listOpenVacancies(content, now())).map(({ slug, datePosted }) => ({
        path: `/career/${slug}`,
        ...(datePosted && { lastmod: datePosted }),
      })),
  };

  return new Hono()
    .get("/sitemap.xml", (c) =>
      c.body(
        sitemapIndex(
          origin,
          Object.keys(sections).map((name) => `/sitemaps/${name}.xml`),
        ),
        200,
        XML,
      ),
    )
    .get("/sitemaps/:file", async (c) => {
      const section = sections[c.req.param("file").replace(/\.xml$/, "")];
      return section ? c.body(sitemap(origin, await section()), 200, XML) : c.notFound();
    })
    .get("/robots.txt", (c) =>
      c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/openapi.json\n\nSitemap: ${origin}/sitemap.xml\n`),
    )
    .get("/blog/feed.xml", async (c) => {
      const [settings, posts] = await Promise.all([readSettings(content), listPosts(content, now())]);
      return c.body(rssFeed({ origin, settings, posts }), 200, { "content-type": "application/rss+xml; charset=utf-8" });
    })
    .get("/llms.txt", async (c) => {
      const [settings, services, caseStudies, posts] = await Promise.all([
        readSettings(content),
        listServices(content),
        listCaseStudies(content),
        listPosts(content, now()),
      ]);
      const cards = [...tools.values()].map(({ tool }) => tool);
      return c.text(llmsTxt({ settings, tools: cards, services, caseStudies, feedPosts: Math.min(posts.length, FEED_LENGTH) }));
    })
    .get("/.well-known/security.txt", async (c) => {
      const { mail } = await readSettings(content);
      const expires = new Date(now().getTime() + 180 * 86_400_000).toISOString().slice(0, 10);
      return c.text(
        `Contact: mailto:${mail.security}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
      );
    });
}

const XML = { "content-type": "application/xml; charset=utf-8" };
