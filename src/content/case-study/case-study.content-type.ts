import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { slug } from "#core/content/document-fields.ts";
import { field, optional, orElse, readAs, seoFields } from "#core/content/field.ts";
import { article } from "#core/json-ld/article.ts";
import { siteConstants } from "#core/site-constants.ts";
import { type ImagePlace, pictureAddresses } from "../image/picture-addresses.ts";

/** The specification gives these three their addresses, with the slash; every later study goes without. */
const fixedSlugs: readonly string[] = ["ai-content-tool", "project-management-tool", "living-healthy-24"];

const address = (slug: string) => `/case-study/${slug}${fixedSlugs.includes(slug) ? "/" : ""}`;

const withSlug = z.looseObject({ seo: z.looseObject({ slug: z.looseObject({ current: z.string() }) }) });

/** What a month says besides its number. */
const ofMonth = {
  work: optional(field.text("Work that begins", { rows: 2, help: "It goes on until a later month names another." })),
  mistake: optional(field.text("What went wrong", { rows: 2 })),
};

const section = (label: string) => field.group(label, { sectionHeading: field.text("Heading"), content: field.richText("Text") });

const STANDING_IN = {
  sector: "Case study",
  period: "No dates yet",
  growth: { figure: siteConstants.readLabels.caseStudy, label: "to read" },
  line: "blue",
  witness: "No source is named yet.",
};

/** The query gives null for what a document does not hold. */
const present = (raw: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(raw).filter(([, value]) => value != null));

export const caseStudy = defineContentType({
  name: "caseStudy",
  title: "Case study",
  plural: "Case studies",
  address,
  slugAt: "seo.slug",
  fields: {
    title: field.text("Title"),
    seo: field.group(
      "In search results",
      { ...seoFields, slug: readAs(field.slug("Address", "title"), z.object({ current: slug })) },
      { tab: "search" },
    ),
    /** The canonical address. */
    path: field.derived(z.string()),
    bannerImage: optional(field.image("Picture", "16:9", { tab: "settings" })),
    client: field.text("Client"),
    sector: field.text("What they do", { help: "The trade, the city and the country, such as AI writing tool, Austin, US." }),
    period: field.text("Period", { help: "From when to when, such as Jan to Dec 2025." }),
    growth: field.group("Large figure of the banner", {
      figure: field.text("Figure", { help: "Such as +375%." }),
      label: field.text("What it counts"),
    }),
    desc: field.text("Line for cards", { help: "What was done, in one line." }),
    line: field.line("Color", { tab: "settings" }),
    series: orElse(
      field.list(
        "Measured values",
        field.group("Value", { label: field.text("Month or date"), value: field.number("Value"), ...ofMonth }),
        {
          help: "Drawn as a line: one value a month, or two where a study compares two dates. Months with work can be stepped through.",
        },
      ),
      [],
    ),
    seasonal: optional(
      field.group(
        "Months of a trade with seasons",
        {
          counts: field.text("What is counted", { help: "Stands over the months. Such as bookings a month, May 2025 to Apr 2026." }),
          sign: optional(field.text("Sign before the numbers", { help: "Such as $ or CA$." })),
          months: field.list(
            "Months",
            field.group("Month", {
              label: field.text("Month"),
              value: field.number("Value"),
              before: field.number("The same month a year before"),
              ...ofMonth,
            }),
          ),
        },
        { help: "Where a month says little beside the one before it: each is shown beside the same month of the year before." },
      ),
    ),
    about: section("About the client"),
    analysis: section("What we found"),
    problem: section("The problem"),
    solution: section("What we did"),
    result: section("The result"),
    scale: optional(
      field.group(
        "Part of a whole",
        {
          figure: field.text("Figure", { help: "Such as 1,720 of 2,140." }),
          share: field.number("As a share", { min: 0, max: 1, help: "From 0 to 1, such as 0.8." }),
          label: field.text("What it counts"),
        },
        { help: "What the analysis found, drawn to scale." },
      ),
    ),
    figures: orElse(
      field.list(
        "Before and after",
        field.group("Figure", {
          label: field.text("What is counted"),
          before: field.text("Before"),
          after: field.text("After"),
          change: optional(field.text("Change")),
        }),
      ),
      [],
    ),
    witness: field.text("Who counted", { rows: 2, help: "Which system the figures come from, and what it leaves out." }),
    order: field.place(),
  },
  card: ["title", "seo", "path", "bannerImage", "client", "sector", "period", "growth", "desc", "line", "series"],
  query: { order: "order asc, title asc" },
  /** What the specification does not ask of a study has its place taken: it is shown, and the studio says what is missing. */
  mapping: (raw) => {
    const { seo } = withSlug.parse(raw);
    const title = raw["title"];
    return {
      ...STANDING_IN,
      client: title,
      desc: title,
      ...present(raw),
      seo: { title, description: title, ...present(seo) },
      path: address(seo.slug.current),
    };
  },
  sitemap: { file: "case-studies", dated: true },
  jsonLd: {
    entry: ({ path, title, client, sector, seo, bannerImage }, place: ImagePlace) => [
      article({
        origin: place.origin,
        path,
        headline: title,
        description: seo.description,
        about: client,
        section: sector,
        images: pictureAddresses(bannerImage, place),
      }),
    ],
  },
  search: { kind: "study", entry: ({ client, desc, growth }) => ({ title: client, text: `${growth.figure}: ${desc}` }) },
});
export type CaseStudy = z.output<typeof caseStudy.document>;
export type CaseStudyCard = z.output<typeof caseStudy.card>;

export const { list: listCaseStudies, read: readCaseStudy } = caseStudy;
