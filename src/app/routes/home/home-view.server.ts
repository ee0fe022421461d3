import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { listFaq } from "#content/faq/faq.content-type.ts";
import { leastPrice, listPlansFor } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { listServices } from "#content/service/service.content-type.ts";
import type { Claim, SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listTestimonials, type Testimonial } from "#content/testimonial/testimonial.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { siteConstants } from "#core/site-constants.ts";
import { cutWords } from "#core/text/format.ts";
import type { Badge } from "./hero/hero-badges.tsx";

type ClaimKey = Claim["key"];
/** Two trains of three; the page of testimonials has them all. */
const VOICES = 6;
const LARGE_VOICES = 2;
const figureKeys: readonly ClaimKey[] = ["clients", "traffic", "revenue", "organic", "countries", "plan"];

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

/** What the home page shows, and nothing more: all of it travels to the browser. */
export async function loadHome(content: ContentSource, origin: string) {
  const [settings, cases, testimonials, plans, paid, creative, faq, services] = await Promise.all([
    readSettings(content),
    listCaseStudies(content),
    listTestimonials(content),
    listPlansFor(content, "seo"),
    listPlansFor(content, "ppc"),
    listPlansFor(content, "creative"),
    listFaq(content, "home"),
    listServices(content),
  ]);
  const claims = (keys: readonly ClaimKey[]) => keys.flatMap((key) => settings.claims.find((claim) => claim.key === key) ?? []);
  const { spotCounter } = settings;

  return {
    origin,
    brandName: settings.brandName,
    seo: settings.seo,
    hello: settings.mail.hello,
    hero: { ...settings.hero, price: leastPrice(plans) },
    figures: claims(figureKeys).map(toShownClaim),
    badges: [...claims(["first"]).map(toClaimedBadge), ...settings.awardBadges.filter(({ atTop }) => atTop).map(toBadge)],
    work: {
      heading: settings.recentWorkHeading,
      cases: settings.recentWork.flatMap((slug) => {
        const found = cases.find((study) => study.seo.slug.current === slug);
        if (!found) return [];
        const { path, client, desc, line, growth, series } = found;
        const ends = [series[0], series.at(-1)].flatMap((point) => point?.label ?? []);
        return [{ path, client, desc, line, ...growth, series: series.map(({ value }) => value), ends }];
      }),
    },
    solve: { heading: settings.challengesHeading, challenges: settings.challenges },
    sixty: { banner: settings.sixtyDayBanner, claim: claims(["sixty"]).map(toShownClaim)[0] },
    voices: {
      heading: settings.testimonialsHeading,
      voices: testimonials.slice(0, VOICES).map(toVoice),
      large: testimonials.slice(VOICES, VOICES + LARGE_VOICES).map(toVoice),
    },
    stats: claims(settings.stats).map(({ key, figure, label, meaning, value }) => ({
      key,
      figure,
      label,
      meaning: sentence(meaning),
      value,
    })),
    about: { blurb: settings.aboutBlurb },
    how: { heading: settings.howWeWorkHeading, steps: settings.howWeWork },
    proposal: { proposal: settings.proposal, answered: settings.promises.contact.replace(/\.$/, "") },
    services: {
      heading: settings.servicesHeading,
      services: settings.fourteenServices.map(({ title, text, slug }) => ({
        title,
        text,
        slug,
        isThere: services.some((card) => card.slug === slug),
      })),
      all: services.length,
    },
    folio: settings.portfolioBox,
    pricing: {
      heading: settings.pricingHeading,
      plans,
      others: [
        { name: "Google Ads", price: leastPrice(paid), to: "/services/ppc-for-small-business/#price" },
        { name: "A brand or a website", price: leastPrice(creative), to: "/creative/#price" },
      ],
      spot: spotCounter && spotCounter.count > 0 ? spotCounter.label : undefined,
    },
    audit: { panel: settings.auditPanel },
    faq: { heading: settings.faqHeading, items: faq.map(({ question, answer }) => ({ question, answer })) },
  };
}

const toVoice = ({ _id, name, designation, company, plainContent, avatar }: Testimonial) => ({
  id: _id,
  name,
  designation,
  company,
  quote: cutWords(plainContent, siteConstants.excerptWords.testimonial),
  avatar,
});

const toShownClaim = ({ key, figure, label, shownText, meaning, sourceNote }: Claim) => ({
  key,
  figure,
  label,
  shownText,
  meaning: sentence(meaning),
  sourceNote: sentence(sourceNote),
});

const toClaimedBadge = (claim: Claim): Badge => ({
  figure: claim.figure,
  label: claim.label,
  by: claim.by ?? claim.sourceNote,
  claim: toShownClaim(claim),
});

/** The year that an award's name ends with is its figure. */
function toBadge({ award, distinction, demo }: SiteSettings["awardBadges"][number]): Badge {
  const [, name = award, figure = ""] = /^(.+) (\d{4})$/.exec(award) ?? [];
  return { figure, label: distinction, by: demo ? `${name} (demo)` : name };
}

/** Notes are kept without a period, for tables; in running text they end with one. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
