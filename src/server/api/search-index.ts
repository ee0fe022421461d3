import type { Site } from "#app/site-context.ts";
import { listPosts } from "#content/post/post.store.ts";
import { listServices } from "#content/service/service.store.ts";

/** What the search dialog looks through: a line a tool, a service, a post. */
export async function searchIndex({ tools, content, now }: Pick<Site, "tools" | "content" | "now">) {
  const [services, posts] = await Promise.all([listServices(content), listPosts(content, now())]);
  return [
    ...[...tools.values()].map(({ tool }) => ({ kind: "tool", title: tool.name, text: tool.tagline, href: `/tools/${tool.slug}/` })),
    ...services.map(({ title, menuDescription, slug }) => ({ kind: "service", title, text: menuDescription, href: `/services/${slug}/` })),
    ...posts.map(({ title, excerpt, slug }) => ({ kind: "post", title, text: excerpt, href: `/blog/${slug.current}` })),
  ];
}
