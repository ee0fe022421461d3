import type { ServiceCard } from "#content/service/service.content-type.ts";
import type { Menu, MenuFeature, NavigationLink } from "./navigation.ts";

/** The pages of the About menu and of the footer's first list. A new page is one line here. The founders join the menu from the content. */
export const aboutGroups: readonly { name: string; links: readonly NavigationLink[] }[] = [
  {
    name: "Company",
    links: [
      { name: "Our journey", text: "2014 to now, mistakes too", to: "/our-journey/" },
      { name: "Careers", text: "Open jobs, pay shown", to: "/career/" },
      { name: "Map of the site", text: "Every page on one map", to: "/map/" },
    ],
  },
  {
    name: "Work",
    links: [
      { name: "Case studies", text: "Figures, and who counted", to: "/case-study/" },
      { name: "Testimonials", text: "Clients, with their numbers", to: "/testimonial/" },
      { name: "Portfolio", text: "The work itself", to: "/portfolio" },
      { name: "Documents", text: "A plan, a report, the contract", to: "/documents/" },
    ],
  },
  {
    name: "Reading",
    links: [
      { name: "Blog", text: "What we learned this week", to: "/blog/" },
      { name: "Authors", text: "Who writes, and about what", to: "/author/" },
    ],
  },
  {
    name: "Legal",
    links: [
      { name: "Privacy policy", text: "What we keep, how long", to: "/privacy-policy/" },
      { name: "Terms and conditions", text: "What we promise, and not", to: "/terms-and-conditions/" },
    ],
  },
];

/** After the About pages in the footer's first list. */
export const footerExtras: readonly NavigationLink[] = [
  { name: "All services", to: "/services/" },
  { name: "Free tools", to: "/tools/" },
];

export const creativeMenu: Menu = {
  id: "creative",
  name: "Creative",
  line: "pink",
  to: "/creative/",
  sections: ["/creative/"],
  note: "Work and services",
  rows: [],
};

const service = ["service", "services"] as const;
const platform = ["platform", "platforms"] as const;
const industry = ["industry", "industries"] as const;
const trade = ["trade", "trades"] as const;

type Groups = readonly { id: ServiceCard["group"]; name: string; counted: readonly [one: string, many: string] }[];

export const serviceGroups = {
  seo: {
    name: "SEO",
    line: "blue",
    fallback: "/services/seo/",
    groups: [
      { id: "foundations", name: "Foundations", counted: service },
      { id: "authority", name: "Authority", counted: service },
      { id: "reach", name: "Reach", counted: service },
      { id: "cms", name: "CMS", counted: platform },
      { id: "industries", name: "Industries", counted: industry },
    ],
  },
  ppc: {
    name: "PPC",
    line: "red",
    fallback: "/services/ppc-for-small-business/",
    groups: [
      { id: "ppc-local", name: "Local trades", counted: trade },
      { id: "ppc-professional", name: "Professions", counted: trade },
      { id: "ppc-commerce", name: "Commerce", counted: trade },
      { id: "ppc-hospitality", name: "Hospitality", counted: trade },
      { id: "ppc-growth", name: "Growth", counted: trade },
    ],
  },
} as const satisfies Record<string, { name: string; line: "blue" | "red"; fallback: string; groups: Groups }>;

export const menuFeatures = {
  seo: {
    title: "Free audit",
    text: "Our crawl reports within minutes. A person adds one page, if you leave your email.",
    stops: ["Crawl", "Index", "Speed", "Titles", "Links"],
    button: "Audit my site",
    to: "/#audit",
  },
  ppc: {
    title: "Your account, read",
    text: "Twenty minutes with your account open on the screen.",
    stops: ["Search terms", "Negatives", "Conversions", "Bids"],
    button: "Book a Call",
    to: "/contact-us",
    books: true,
  },
  tools: {
    title: "All tools",
    text: "Free, no account, and no email before the result.",
    stops: ["Paste", "Run", "Read", "Copy"],
    button: "See all tools",
    to: "/tools/",
  },
  about: {
    title: "Talk to us",
    text: "A person answers within one working day.",
    stops: [],
    button: "Contact Us",
    to: "/contact-us",
  },
} as const satisfies Record<string, MenuFeature>;

export const footerServices = {
  seo: ["technical-seo", "on-page-seo", "link-building", "local-seo", "e-commerce-seo", "international-seo", "seo-audit"],
  ppc: ["ppc-for-lawyers", "ppc-for-dentists", "ppc-for-ecommerce", "ppc-for-amazon", "ppc-for-saas", "ppc-for-plumbers", "ppc-for-hotels"],
} as const;
