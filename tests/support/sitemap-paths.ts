import type { APIRequestContext } from "@playwright/test";

/** Every address of the sitemaps, without the site's own name. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
      url.replace(/^https?:\/\/[^/]+/, ""),
    );
  const paths: string[] = [];
  for (const file of await locations("/sitemap.xml")) paths.push(...(await locations(file)));
  return paths;
}
