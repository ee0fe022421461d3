import type { templateIds } from "./robot-txt-generator.schema.ts";
import type { PlannedGroup } from "./robots-plan.ts";

export interface RobotsTemplate {
  id: (typeof templateIds)[number];
  title: string;
  says: string;
  groups: readonly PlannedGroup[];
  /** Where the system puts its sitemap. */
  sitemap?: string;
}

/** A point of departure each, to be held against the site's own log before it goes live. */
export const robotsTemplates: readonly RobotsTemplate[] = [
  {
    id: "open",
    title: "Open to all",
    says: "Closes nothing. The right file for most small sites.",
    groups: [{ agents: ["*"], disallow: [], allow: [] }],
    sitemap: "/sitemap.xml",
  },
  {
    id: "wordpress",
    title: "WordPress",
    says: "What WordPress writes by itself, and the internal search. Themes, plugins and wp-includes stay open: pages need them to be drawn.",
    groups: [{ agents: ["*"], disallow: ["/wp-admin/", "/?s=", "/search/"], allow: ["/wp-admin/admin-ajax.php"] }],
    sitemap: "/wp-sitemap.xml",
  },
  {
    id: "shopify",
    title: "Shopify",
    says: "Shopify writes its own file. This is what matters in it; to add to it, use the robots.txt.liquid form.",
    groups: [
      {
        agents: ["*"],
        disallow: [
          "/admin",
          "/cart",
          "/orders",
          "/checkout",
          "/account",
          "/collections/*sort_by*",
          "/collections/*+*",
          "/collections/*%2B*",
          "/blogs/*+*",
          "/search",
          "/*preview_theme_id*",
        ],
        allow: [],
      },
    ],
    sitemap: "/sitemap.xml",
  },
  {
    id: "magento",
    title: "Magento",
    says: "Cart, account, internal search and the toolbar's parameters. Page numbers (p) stay open: deep products are reached through them.",
    groups: [
      {
        agents: ["*"],
        disallow: [
          "/checkout/",
          "/customer/",
          "/catalogsearch/",
          "/catalog/product_compare/",
          "/wishlist/",
          "/sendfriend/",
          "/*?*product_list_",
          "/*?SID=",
        ],
        allow: [],
      },
    ],
    sitemap: "/sitemap.xml",
  },
  {
    id: "laravel",
    title: "Laravel",
    says: "Laravel's own file closes nothing. This one adds the panels of its common packages.",
    groups: [{ agents: ["*"], disallow: ["/telescope", "/horizon", "/nova", "/_debugbar/", "/_ignition/"], allow: [] }],
    sitemap: "/sitemap.xml",
  },
  {
    id: "staging",
    title: "Block all, for staging",
    says: "Closes everything to everybody, those included who ignore the group for everyone. A password does it better.",
    groups: [
      { agents: ["*"], disallow: ["/"], allow: [] },
      {
        comment: "These obey only a group that names them",
        agents: ["AdsBot-Google", "AdsBot-Google-Mobile", "Mediapartners-Google", "APIs-Google"],
        disallow: ["/"],
        allow: [],
      },
    ],
  },
];
