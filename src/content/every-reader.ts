import type { ContentSource } from "#core/content/content-source.ts";
import { listAuthors, readAuthor } from "./author/author.content-type.ts";
import { listCaseStudies, readCaseStudy } from "./case-study/case-study.content-type.ts";
import { listCategories, readCategory } from "./category/category.content-type.ts";
import { readCreativePage } from "./creative-page/creative-page.content-type.ts";
import { listEmployeeTestimonials } from "./employee-testimonial/employee-testimonial.content-type.ts";
import { listFaq } from "./faq/faq.content-type.ts";
import { listFounders, readFounder } from "./founder/founder.content-type.ts";
import { listIssues, readIssue } from "./issue/issue.content-type.ts";
import { listMilestones } from "./milestone/milestone.content-type.ts";
import { listPages, readPage } from "./page/page.content-type.ts";
import { listPosts, listPostsByAuthor, listPostsByCategory, readPost } from "./post/post.content-type.ts";
import { listPricingPlans } from "./pricing-plan/pricing-plan.content-type.ts";
import { listRedirects } from "./redirect/redirect.content-type.ts";
import { listServices, readService } from "./service/service.content-type.ts";
import { readSettings } from "./site-settings/site-settings.content-type.ts";
import { listTeam } from "./team-member/team-member.content-type.ts";
import { listTestimonials } from "./testimonial/testimonial.content-type.ts";
import { listToolDocuments, readToolDocument } from "./tool/tool.content-type.ts";
import { listOpenVacancies, readOpenVacancy } from "./vacancy/vacancy.content-type.ts";
import { listWhyWorkCards } from "./why-work-card/why-work-card.content-type.ts";
import { listWorks } from "./work/work.content-type.ts";

/** Everything a source can be asked, asked: what the contract suite compares and what `content:write` checks a dataset with. */
export async function readEverything(source: ContentSource, now: Date) {
  const vacancies = await listOpenVacancies(source, now);
  const [posts, authors, categories, services, pages, caseStudies, toolDocuments, founders] = await Promise.all([
    listPosts(source, now),
    listAuthors(source),
    listCategories(source),
    listServices(source),
    listPages(source),
    listCaseStudies(source),
    listToolDocuments(source),
    listFounders(source),
  ]);
  const each = async <Item, Answer>(items: readonly Item[], read: (item: Item) => Promise<Answer>) => {
    const answers: Answer[] = [];
    // One after the other: a hundred questions at once would time the machine and not the source.
    for (const item of items) answers.push(await read(item));
    return answers;
  };
  return {
    settings: await readSettings(source),
    posts,
    authors,
    categories,
    services,
    pages,
    caseStudies,
    toolDocuments,
    founders,
    milestones: await listMilestones(source),
    testimonials: await listTestimonials(source),
    pricingPlans: await listPricingPlans(source),
    homeFaq: await listFaq(source, "home"),
    creativeFaq: await listFaq(source, "creative"),
    creativePage: await readCreativePage(source),
    works: await listWorks(source),
    issues: await each(await listIssues(source, now), (issue) => readIssue(source, issue.slug, now)),
    redirects: await listRedirects(source),
    employeeTestimonials: await listEmployeeTestimonials(source),
    team: await listTeam(source),
    whyWorkCards: await listWhyWorkCards(source),
    vacancies,
    wholeVacancies: await each(vacancies, (vacancy) => readOpenVacancy(source, vacancy.slug, now)),
    wholePosts: await each(posts, (post) => readPost(source, post.slug.current, now)),
    wholeAuthors: await each(authors, (author) => readAuthor(source, author.slug)),
    wholeCategories: await each(categories, (category) => readCategory(source, category.slug)),
    wholeServices: await each(services, (service) => readService(source, service.slug)),
    wholePages: await each(pages, (page) => readPage(source, page.slug)),
    wholeCaseStudies: await each(caseStudies, (study) => readCaseStudy(source, study.seo.slug.current)),
    wholeFounders: await each(founders, (founder) => readFounder(source, founder.slug)),
    wholeToolDocuments: await each(toolDocuments, (tool) => readToolDocument(source, tool.slug)),
    postsByCategory: await each(categories, (category) => listPostsByCategory(source, category._id, now)),
    postsByAuthor: await each(authors, (author) => listPostsByAuthor(source, author._id, now)),
  };
}
