import { z } from "zod";
import { isoDate, slug, text } from "#core/content/document-fields.ts";

const link = z.object({ text, link: text });

const claimKeys = ["clients", "traffic", "revenue", "organic", "countries", "first", "sixty", "plan", "spot"] as const;

const claim = z.object({
  key: z.enum(claimKeys),
  /** The part that is set large: `300+`. */
  figure: text,
  /** The rest: `clients`. */
  label: text,
  /** The whole claim as one text. */
  shownText: text,
  /** What exactly was counted. */
  meaning: text,
  /** Shown on hover or tap. */
  sourceNote: text,
  /** The figure as a number, for drawings on a shared scale. */
  value: z.number().optional(),
});

const office = z.object({
  country: text,
  city: text,
  headOffice: z.boolean().default(false),
  people: z.number().int(),
  street: text,
  locality: text,
  phone: text,
  phoneNote: text.optional(),
  hours: text,
});

/** The one record that makes the site an agency's: name, claims, offices, and the words of the home page and the footer. */
export const siteSettings = z.object({
  brandName: text,
  tagline: text,
  seo: z.object({ title: text, description: text }),
  founded: z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), text }),
  people: z.number().int(),
  claims: z.array(claim),
  /** The claims of the stats block, by key. */
  stats: z.array(z.enum(claimKeys)),
  offices: z.array(office),
  mail: z.object({ hello: z.email(), careers: z.email(), press: z.email(), privacy: z.email(), security: z.email() }),
  /** Who takes calls, and when: on the wall of their own zone; the day from 0, Sunday, and minutes after midnight. */
  bookingHosts: z
    .array(
      z.object({
        id: slug,
        name: text,
        role: text,
        zone: text,
        hours: z.array(z.object({ day: z.number().int().min(0).max(6), from: z.number().int(), to: z.number().int() })),
        holidays: z.array(isoDate).default([]),
      }),
    )
    .default([]),
  socials: z.array(z.object({ network: slug, label: text, url: z.url({ protocol: /^https?$/ }) })),
  awardBadges: z.array(z.object({ award: text, distinction: text, demo: z.boolean().default(false) })),
  /** Hidden when the count is missing. */
  spotCounter: z.object({ count: z.number().int().min(0), label: text, note: text, setOn: isoDate }).optional(),
  promises: z.object({ audit: text, contact: text, application: text, review: text }),
  disclaimer: text,
  hero: z.object({ h1: text, lead: text, fieldLabel: text, button: text }),
  challengesHeading: text,
  challenges: z.array(z.object({ title: text, desc: text, list: z.array(text), button: link })),
  sixtyDayBanner: z.object({ figure: text, text }),
  aboutBlurb: z.object({ heading: text, text, link }),
  howWeWorkHeading: text,
  howWeWork: z.array(z.object({ title: text, when: text, text })),
  proposal: z.object({ heading: text, text }),
  servicesHeading: text,
  fourteenServices: z.array(z.object({ title: text, text, slug })),
  portfolioBox: z.object({ heading: text, text, fieldLabel: text, button: text }),
  pricingHeading: text,
  auditPanel: z.object({ heading: text, text, items: z.array(text) }),
  recentWorkHeading: text,
  /** Slugs of case studies, in the order of the home page's carousel. */
  recentWork: z.array(slug),
  testimonialsHeading: text,
  faqHeading: text,
});
export type SiteSettings = z.output<typeof siteSettings>;
export type Claim = z.output<typeof claim>;
export type Office = z.output<typeof office>;
