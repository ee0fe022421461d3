import { blogId } from "./blog.ts";
import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

export function blogPosting(post: {
  origin: string;
  path: string;
  headline: string;
  description: string;
  datePublished: string;
  /** ISO date of the last check of the text; the publishing date when there was none. */
  dateModified: string;
  author: { name: string; jobTitle: string; path: string };
  section: string;
  wordCount: number;
  /** Absolute addresses: 16:9, 4:3 and square. */
  images: readonly string[];
  citations: readonly string[];
}): JsonLdNode {
  const { origin, author } = post;
  const url = origin + post.path;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    url,
    headline: post.headline,
    description: post.description,
    datePublished: post.datePublished,
    dateModified: post.dateModified,
    inLanguage: "en-US",
    articleSection: post.section,
    wordCount: post.wordCount,
    ...(post.images.length > 0 && { image: post.images }),
    ...(post.citations.length > 0 && { citation: post.citations }),
    author: {
      "@type": "Person",
      "@id": `${origin}${author.path}#person`,
      name: author.name,
      jobTitle: author.jobTitle,
      url: origin + author.path,
      worksFor: reference(jsonLdId.organization(origin)),
    },
    publisher: reference(jsonLdId.organization(origin)),
    isPartOf: reference(blogId(origin)),
    mainEntityOfPage: reference(jsonLdId.webPage(url)),
  };
}
