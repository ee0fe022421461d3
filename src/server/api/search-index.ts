import type { Site } from "#app/site-context.ts";
import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { listPosts } from "#content/post/post.content-type.ts";
import { listServices } from "#content/service/service.content-type.ts";

/** What the search dialog looks through: a line a tool, a service, a post, a case study. */
export async function searchIndex({ tools, content, now }: Pick<Site, "tools" | "content" | "now">) {
  const [services, posts, studies] = await Promise.all([listServices(content), listPosts(content, now()), listCaseStudies(content)]);
  return [
    ...[...tools.values()].map(({ tool }) => ({ kind: "tool", title: tool.name, text: tool.tagline, href: `/tools/${tool.slug}/` })),
    ...services.map(({ title, menuDescription, slug }) => ({ kind: "service", title, text: menuDescription, href: `/services/${slug}/` })),
    ...studies.map(({ client, desc, growth, path }) => ({ kind: "study", title: client, text: `${growth.figure}: ${desc}`, href: path })),
    ...posts.map(({ title, excerpt, slug }) => ({ kind: "post", title, text: excerpt, href: `/blog/${slug.current}` })),
  ];
}
