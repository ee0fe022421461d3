import type { ContentType } from "#core/content/define-content-type.ts";
import { author } from "./author/author.content-type.ts";
import { caseStudy } from "./case-study/case-study.content-type.ts";
import { category } from "./category/category.content-type.ts";
import { creativePage } from "./creative-page/creative-page.content-type.ts";
import { employeeTestimonial } from "./employee-testimonial/employee-testimonial.content-type.ts";
import { faq } from "./faq/faq.content-type.ts";
import { founder } from "./founder/founder.content-type.ts";
import { issue } from "./issue/issue.content-type.ts";
import { milestone } from "./milestone/milestone.content-type.ts";
import { page } from "./page/page.content-type.ts";
import { post } from "./post/post.content-type.ts";
import { pricingPlan } from "./pricing-plan/pricing-plan.content-type.ts";
import { redirect } from "./redirect/redirect.content-type.ts";
import { service } from "./service/service.content-type.ts";
import { siteSettings } from "./site-settings/site-settings.content-type.ts";
import { teamMember } from "./team-member/team-member.content-type.ts";
import { testimonial } from "./testimonial/testimonial.content-type.ts";
import { toolDocument } from "./tool/tool.content-type.ts";
import { vacancy } from "./vacancy/vacancy.content-type.ts";
import { whyWorkCard } from "./why-work-card/why-work-card.content-type.ts";
import { work } from "./work/work.content-type.ts";

/** Every kind of document, in the order of the sitemap and of search. */
export const contentTypes: readonly ContentType[] = [
  founder,
  category,
  page,
  author,
  service,
  caseStudy,
  post,
  issue,
  vacancy,
  teamMember,
  employeeTestimonial,
  whyWorkCard,
  testimonial,
  work,
  milestone,
  pricingPlan,
  faq,
  creativePage,
  toolDocument,
  redirect,
  siteSettings,
];
