/**
 * The words of a tool page. The folder's copy is the default; a content document of type `tool` replaces it field by field. What the site's
 * settings decide stands as `{runsAMinute}`, `{fetchedKept}` and `{pastedKept}` in it.
 */
export interface ToolCopy {
  /** For <title>; the site's name is added by the template. */
  seoTitle: string;
  seoDescription: string;
  /** Under the H1, one or two sentences: what it reads and what you get. */
  intro: string;
  steps: readonly { stepTitle: string; stepDescription: string }[];
  checks: readonly { title: string; text: string }[];
  cannotKnow: readonly { title: string; text: string }[];
  /** Longer explanation for the curious: headed paragraphs. */
  content: readonly { heading: string; paragraphs: readonly string[] }[];
  limits: string;
  sources: readonly { title: string; url: string; checkedOn: string }[];
  faq: readonly { question: string; answer: string }[];
  /** The service that repairs what the tool finds. */
  handOff: { service: string; title: string; text: string };
}
