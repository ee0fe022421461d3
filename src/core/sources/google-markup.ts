import type { Source } from "./source.ts";

export const article: Source = {
  title: "Google, Article",
  url: "https://developers.google.com/search/docs/appearance/structured-data/article",
  checkedOn: "2026-11-15",
};
export const breadcrumb: Source = {
  title: "Google, Breadcrumb",
  url: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  checkedOn: "2026-11-15",
};
export const carousel: Source = {
  title: "Google, Carousel",
  url: "https://developers.google.com/search/docs/appearance/structured-data/carousel",
  checkedOn: "2026-11-15",
};
export const course: Source = {
  title: "Google, Course list",
  url: "https://developers.google.com/search/docs/appearance/structured-data/course",
  checkedOn: "2026-11-15",
};
export const dataset: Source = {
  title: "Google, Dataset",
  url: "https://developers.google.com/search/docs/appearance/structured-data/dataset",
  checkedOn: "2026-11-15",
};
export const discussionForum: Source = {
  title: "Google, Discussion forum",
  url: "https://developers.google.com/search/docs/appearance/structured-data/discussion-forum",
  checkedOn: "2026-11-15",
};
export const educationQa: Source = {
  title: "Google, Education Q&A",
  url: "https://developers.google.com/search/docs/appearance/structured-data/education-qa",
  checkedOn: "2026-11-15",
};
export const employerRating: Source = {
  title: "Google, Employer aggregate rating",
  url: "https://developers.google.com/search/docs/appearance/structured-data/employer-rating",
  checkedOn: "2026-11-15",
};
export const event: Source = {
  title: "Google, Event",
  url: "https://developers.google.com/search/docs/appearance/structured-data/event",
  checkedOn: "2026-11-15",
};
export const faqPage: Source = {
  title: "Google, FAQ",
  url: "https://developers.google.com/search/docs/appearance/structured-data/faqpage",
  checkedOn: "2026-11-15",
};
export const howToEnds: Source = {
  title: "Google Search Central blog, “Changes to HowTo and FAQ rich results”",
  url: "https://developers.google.com/search/blog/2023/08/howto-faq-changes",
  checkedOn: "2026-11-15",
};
export const imageLicenseMetadata: Source = {
  title: "Google, Image metadata",
  url: "https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata",
  checkedOn: "2026-11-15",
};
export const jobPosting: Source = {
  title: "Google, Job posting",
  url: "https://developers.google.com/search/docs/appearance/structured-data/job-posting",
  checkedOn: "2026-11-15",
};
export const localBusiness: Source = {
  title: "Google, Local business",
  url: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  checkedOn: "2026-11-15",
};
export const mathSolvers: Source = {
  title: "Google, Math solver",
  url: "https://developers.google.com/search/docs/appearance/structured-data/math-solvers",
  checkedOn: "2026-11-15",
};
export const merchantListing: Source = {
  title: "Google, Merchant listing",
  url: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  checkedOn: "2026-11-15",
};
export const movie: Source = {
  title: "Google, Movie carousel",
  url: "https://developers.google.com/search/docs/appearance/structured-data/movie",
  checkedOn: "2026-11-15",
};
export const organization: Source = {
  title: "Google, Organization",
  url: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  checkedOn: "2026-11-15",
};
export const paywalledContent: Source = {
  title: "Google, Subscription and paywalled content",
  url: "https://developers.google.com/search/docs/appearance/structured-data/paywalled-content",
  checkedOn: "2026-11-15",
};
export const productSnippet: Source = {
  title: "Google, Product snippet",
  url: "https://developers.google.com/search/docs/appearance/structured-data/product-snippet",
  checkedOn: "2026-11-15",
};
export const productVariants: Source = {
  title: "Google, Product variants",
  url: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  checkedOn: "2026-11-15",
};
export const profilePage: Source = {
  title: "Google, Profile page",
  url: "https://developers.google.com/search/docs/appearance/structured-data/profile-page",
  checkedOn: "2026-11-15",
};
export const qaPage: Source = {
  title: "Google, Q&A page",
  url: "https://developers.google.com/search/docs/appearance/structured-data/qapage",
  checkedOn: "2026-11-15",
};
export const recipe: Source = {
  title: "Google, Recipe",
  url: "https://developers.google.com/search/docs/appearance/structured-data/recipe",
  checkedOn: "2026-11-15",
};
export const reviewSnippet: Source = {
  title: "Google, Review snippet",
  url: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  checkedOn: "2026-11-15",
};
export const searchBoxEnds: Source = {
  title: "Google Search Central blog, “Saying goodbye to the sitelinks search box”",
  url: "https://developers.google.com/search/blog/2024/10/sitelinks-search-box",
  checkedOn: "2026-11-15",
};
export const searchUpdates: Source = {
  title: "Google Search Central, “Latest documentation updates”",
  url: "https://developers.google.com/search/updates",
  checkedOn: "2026-11-15",
};
export const siteNames: Source = {
  title: "Google, Site name",
  url: "https://developers.google.com/search/docs/appearance/site-names",
  checkedOn: "2026-11-15",
};
export const softwareApp: Source = {
  title: "Google, Software app",
  url: "https://developers.google.com/search/docs/appearance/structured-data/software-app",
  checkedOn: "2026-11-15",
};
export const speakable: Source = {
  title: "Google, Speakable (beta)",
  url: "https://developers.google.com/search/docs/appearance/structured-data/speakable",
  checkedOn: "2026-11-15",
};
export const vacationRental: Source = {
  title: "Google, Vacation rental",
  url: "https://developers.google.com/search/docs/appearance/structured-data/vacation-rental",
  checkedOn: "2026-11-15",
};
export const video: Source = {
  title: "Google, Video",
  url: "https://developers.google.com/search/docs/appearance/structured-data/video",
  checkedOn: "2026-11-15",
};
