import type { z } from "zod";
import { isZone } from "#core/calendar/zoned-time.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, orElse } from "#core/content/field.ts";
import { AppError } from "#core/errors/app-error.ts";
import { professionalService } from "#core/json-ld/professional-service.ts";

const claimKeys = {
  clients: "Clients",
  traffic: "Traffic",
  revenue: "Revenue",
  organic: "Organic visits",
  countries: "Countries",
  first: "First place in a list",
  sixty: "Results in 60 days",
  plan: "Written plan",
  spot: "Free spots",
} as const;

const claim = field.group("Claim", {
  key: field.choice("Which", claimKeys),
  figure: field.text("Figure", { help: "The part that is set large, such as 300+." }),
  label: field.text("After it", { help: "The rest, such as clients." }),
  shownText: field.text("In one text", { help: "The whole claim, such as 300+ clients." }),
  meaning: field.text("What was counted", { rows: 2, help: "Exactly, with dates." }),
  sourceNote: field.text("Source", { help: "Shown when somebody points at the figure." }),
  value: optional(field.number("As a number", { help: "For drawings on a shared scale." })),
  by: optional(field.text("Who says so", { help: "Stands under the claim where it is a badge, such as the review site and its year." })),
});

const office = field.group("Office", {
  country: field.text("Country"),
  city: field.text("City"),
  headOffice: orElse(field.flag("Head office"), false),
  people: field.integer("People"),
  street: field.text("Street"),
  locality: field.text("City and postal code", { help: "As on an envelope, such as Chicago, IL 60600." }),
  phone: field.text("Telephone"),
  phoneNote: optional(field.text("Note on the telephone")),
  hours: field.text("Hours", { help: "Such as Mon to Fri 9:00 to 17:30 Central." }),
});

const bookingHost = field.group("Host", {
  id: field.slugText("Key", { help: "Small letters, digits and single dashes. Calls hang on it, so never change it." }),
  name: field.text("Name"),
  role: field.text("Role"),
  portrait: optional(field.image("Portrait", "1:1", { help: "Visitors see who will call." })),
  zone: field.text("Time zone", { help: "Such as America/Chicago." }),
  hours: field.list(
    "Hours",
    field.group("Hours of a day", {
      day: field.weekday("Day"),
      from: field.clock("From", { help: "On their own clock." }),
      to: field.clock("To"),
    }),
  ),
  holidays: orElse(field.list("Days off", field.day("Day")), []),
});

const link = field.group("Link", { text: field.text("Words"), link: field.text("Leads to") });

const headed = { heading: field.text("Heading"), text: field.text("Text", { rows: 3 }) };

/** The one record that makes the site an agency's: name, claims, offices, and the words of the home page and the footer. */
export const siteSettings = defineContentType({
  name: "siteSettings",
  single: true,
  title: "Settings",
  plural: "Settings",
  parts: [
    {
      name: "brand",
      title: "Brand",
      fields: ["brandName", "tagline", "logo", "brandColor", "reportBrand", "founded", "people", "zone", "disclaimer"],
      pages: { Home: "/", Blog: "/blog/", Contact: "/contact-us" },
    },
    { name: "claims", title: "Claims", fields: ["claims", "stats", "awardBadges", "spotCounter"], pages: { Home: "/" } },
    { name: "offices", title: "Offices", fields: ["offices", "mail", "socials"], pages: { Contact: "/contact-us" } },
    { name: "menus", title: "Menus", fields: ["menuWords"], pages: { Home: "/" } },
    {
      name: "home",
      title: "Home page, top",
      fields: ["hero", "challengesHeading", "challenges", "sixtyDayBanner", "aboutBlurb", "howWeWorkHeading", "howWeWork"],
      pages: { Home: "/" },
    },
    {
      name: "offer",
      title: "Home page, offer",
      fields: [
        "proposal",
        "servicesHeading",
        "fourteenServices",
        "portfolioBox",
        "pricingHeading",
        "auditPanel",
        "recentWorkHeading",
        "recentWork",
        "testimonialsHeading",
        "faqHeading",
      ],
      pages: { Home: "/" },
    },
    { name: "mail", title: "Mail and promises", fields: ["letters", "promises"], pages: { Contact: "/contact-us" } },
    { name: "calls", title: "Calls", fields: ["bookingHosts"], pages: { Booking: "/booking" } },
    { name: "search", title: "Search engines", fields: ["seo"], pages: { Home: "/" } },
  ],
  fields: {
    brandName: field.text("Name of the agency", { help: "Every page, mail and feed takes it from here." }),
    tagline: field.text("Tagline"),
    seo: field.seo(),
    brandColor: optional(
      field.brandColor("Color of the brand", {
        help: "Of links, lines and fields. White and yellow words stand on it, so a color below 4.5 cannot be published.",
      }),
    ),
    logo: optional(
      field.image("Logo", "1:1", {
        help: "A square sign. It stands before the name in the header and in what search engines read of you; mails carry no pictures. Without it, our drawn ring.",
      }),
    ),
    menuWords: orElse(
      field.list(
        "Words in the menus",
        field.group("Word", {
          page: field.patternText("Page", /^\/\S*$/, "a path of this site, such as /blog/", { help: "Where it leads, such as /blog/." }),
          name: field.text("Shown as"),
          text: optional(field.text("Line below it")),
        }),
        { help: "In place of what the header and the footer say of a page." },
      ),
      [],
    ),
    letters: optional(
      field.group(
        "Words of mails",
        {
          newsletterConfirm: optional(
            field.text("Newsletter, before the click", { rows: 3, help: "What somebody reads who has just subscribed." }),
          ),
          newsletterWelcome: optional(field.text("Newsletter, after the click", { rows: 3 })),
        },
        { tab: "settings", help: "Without them, our own. Every mail says when we answer, from the promises." },
      ),
    ),
    founded: field.group("Founded", { month: field.month("Month"), text: field.text("In words", { help: "Such as Founded Mar 2014." }) }),
    people: field.integer("People", { help: "How many work here. Texts that say {people} take it from here." }),
    zone: orElse(
      field.patternText("Time zone", /^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/, "a zone like America/Chicago", {
        help: "Such as America/Chicago. Times in the studio are in it.",
      }),
      "UTC",
    ),
    claims: field.list("Claims", claim, { help: "Each figure that the site states of the agency, with what was counted." }),
    stats: field.list("Claims of the figures block", field.choice("Claim", claimKeys)),
    offices: field.list("Offices", office),
    mail: field.group("Mail addresses", {
      hello: field.email("General"),
      careers: field.email("Careers"),
      press: field.email("Press"),
      privacy: field.email("Privacy"),
      security: field.email("Security"),
    }),
    bookingHosts: orElse(field.list("Who takes calls", bookingHost, { tab: "settings" }), []),
    socials: field.list(
      "Social networks",
      field.group("Network", {
        label: field.text("Name", { help: "As the network writes it, such as LinkedIn." }),
        url: field.url("Address"),
      }),
    ),
    awardBadges: field.list(
      "Awards",
      field.group("Award", {
        award: field.text("Award"),
        distinction: field.text("For what"),
        demo: orElse(field.flag("Invented for the demonstration"), false),
        atTop: orElse(field.flag("Shown at the top of the home page"), false),
      }),
    ),
    spotCounter: optional(
      field.group(
        "Free spots",
        {
          count: field.integer("How many", { min: 0 }),
          label: field.text("In words"),
          note: field.text("For whom"),
          setOn: field.day("Counted on"),
        },
        { help: "Without it, nothing is said of free spots." },
      ),
    ),
    reportBrand: optional(
      field.group(
        "On printed audits",
        {
          name: field.text("Name"),
          color: optional(field.patternText("Color", /^#[\da-f]{6}$/i, "a color like #0f60fa", { help: "Of the lines, as #rrggbb." })),
        },
        { help: "Another company's name and color on the cover of the PDF. Without it, our own." },
      ),
    ),
    promises: field.group("When we answer", {
      audit: field.text("An audit", { rows: 2 }),
      contact: field.text("A message", { rows: 2 }),
      application: field.text("An application", { rows: 2 }),
      review: field.text("A review", { rows: 2 }),
    }),
    disclaimer: field.text("Note in the footer", { rows: 2 }),
    hero: field.group("Home page, top", {
      h1: field.text("Headline"),
      lead: field.text("Opening", { rows: 2 }),
      fieldLabel: field.text("Label of the field"),
      button: field.text("Button"),
      note: optional(field.text("Note under the field")),
    }),
    challengesHeading: field.text("Heading above the challenges"),
    challenges: field.list(
      "Challenges",
      field.group("Challenge", {
        title: field.text("Title"),
        desc: field.text("Text", { rows: 2 }),
        list: field.list("Points", field.text("Point")),
        button: link,
        img: optional(field.image("Picture", "4:3")),
      }),
    ),
    sixtyDayBanner: field.group("Sixty days", { figure: field.text("Figure"), text: field.text("Text", { rows: 2 }) }),
    aboutBlurb: field.group("About us", { ...headed, link }),
    howWeWorkHeading: field.text("Heading above how we work"),
    howWeWork: field.list(
      "How we work",
      field.group("Step", { title: field.text("Title"), when: field.text("When"), text: field.text("Text") }),
    ),
    proposal: field.group("Ways to begin", headed),
    servicesHeading: field.text("Heading above the services"),
    fourteenServices: field.list(
      "Services on the home page",
      field.group("Service", {
        title: field.text("Title"),
        text: field.text("Text"),
        slug: field.slugText("Service", { help: "The last part of the service's address." }),
      }),
    ),
    portfolioBox: field.group("Request for examples", {
      ...headed,
      fieldLabel: field.text("Label of the field"),
      button: field.text("Button"),
    }),
    pricingHeading: field.text("Heading above the plans"),
    auditPanel: field.group("Audit", { ...headed, items: field.list("What it answers", field.text("Line")) }),
    recentWorkHeading: field.text("Heading above the recent work"),
    recentWork: field.list("Recent work", field.slugText("Case study"), {
      help: "The last parts of case studies' addresses, in the order of the home page.",
    }),
    testimonialsHeading: field.text("Heading above the clients' voices"),
    faqHeading: field.text("Heading above the questions"),
  },
  /** Its offices, for the page that lists them. */
  jsonLd: {
    reads: ["brandName", "offices"],
    entry: ({ brandName, offices }, { origin, email }: { origin: string; email: string }) =>
      offices.map((office) => professionalService(origin, "/contact-us", { brandName, email }, office)),
  },
});
export type SiteSettings = z.output<typeof siteSettings.document>;
export type Claim = SiteSettings["claims"][number];
export type Office = SiteSettings["offices"][number];

/** The agency's own time zone. */
export async function readZone(source: ContentSource): Promise<string> {
  const { zone } = await readSettings(source);
  return isZone(zone) ? zone : "UTC";
}

/** Every page needs the settings, so a dataset without them is a fault and not an empty page. */
export async function readSettings(source: ContentSource): Promise<SiteSettings> {
  const settings = await siteSettings.readSingle(source);
  if (!settings) throw new AppError("content_unavailable", { minutes: 1 });
  return settings;
}
