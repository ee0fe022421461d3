import { listAuthors } from "#content/author/author.content-type.ts";
import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { listCategories } from "#content/category/category.content-type.ts";
import { listIssues } from "#content/issue/issue.content-type.ts";
import { listPosts } from "#content/post/post.content-type.ts";
import { listOpenVacancies } from "#content/vacancy/vacancy.content-type.ts";
import type { Site } from "../../site-context.ts";
import type { Stops } from "./site-lines.ts";

/** By line: the pages of the site that no menu lists. With those of the menus they are all that the sitemap has. */
export async function pagesBeyondMenus({ content, tools, now }: Pick<Site, "content" | "tools" | "now">) {
  const [categories, authors, studies, posts, issues, vacancies] = await Promise.all([
    listCategories(content),
    listAuthors(content),
    listCaseStudies(content),
    listPosts(content, now()),
    listIssues(content, now()),
    listOpenVacancies(content, now()),
  ]);
  const ofCategory = (id: string) => posts.filter(({ categories }) => categories[0]?._ref === id);
  const rulesOf = (isMeant: (category: string) => boolean) =>
    [...tools.values()]
      .filter(({ tool: { category, rules = [] } }) => rules.length > 0 && isMeant(category))
      .map(({ tool: { slug, name, menu } }) => ({ name: `${menu?.name ?? name} rules`, to: `/tools/rules/${slug}/` }));
  return {
    seo: [{ name: "Overview", links: [{ name: "All services", to: "/services/" }] }],
    tools: [
      {
        name: "API and rules",
        links: [
          { name: "All tools", to: "/tools/" },
          { name: "API", to: "/tools/api/" },
          { name: "Rules of all tools", to: "/tools/rules/" },
          ...rulesOf((category) => category !== "on-page"),
        ],
      },
      { name: "On-page rules", links: rulesOf((category) => category === "on-page") },
    ],
    creative: [
      { name: "Work", links: [{ name: "Creative", to: "/creative/" }] },
      { name: "Case studies", links: studies.map(({ client, path }) => ({ name: client, to: path })) },
    ],
    blog: [
      { name: "Subjects", links: categories.map(({ title, slug }) => ({ name: title, to: `/blog/category/${slug}/` })) },
      { name: "Authors", links: authors.map(({ name, slug }) => ({ name, to: `/author/${slug}/` })) },
      // The longest first: lists of like length stand side by side.
      ...categories
        .map(({ _id, title }) => ({
          name: title,
          links: ofCategory(_id).map(({ title, slug }) => ({ name: title, to: `/blog/${slug.current}` })),
        }))
        .sort((one, other) => other.links.length - one.links.length),
    ],
    about: [
      { name: "Open jobs", links: vacancies.map(({ title, slug }) => ({ name: title, to: `/career/${slug}` })) },
      {
        name: "Contact",
        links: [
          { name: "Contact Us", to: "/contact-us" },
          { name: "Newsletter", to: "/newsletter/" },
          ...issues.map(({ title, slug }) => ({ name: title, to: `/letters/${slug}` })),
        ],
      },
    ],
  } satisfies Record<string, readonly Stops[]>;
}
