const cardFields = /* groq */ `_id, title, seo, bannerImage, client, sector, period, growth, desc, line, series`;

const published = /* groq */ `_type == "caseStudy" && defined(seo.slug.current)`;

export const caseStudyListQuery = /* groq */ `*[${published}] | order(order asc, title asc) { ${cardFields} }`;
export const caseStudyBySlugQuery = /* groq */ `*[${published} && seo.slug.current == $slug][0] { ..., ${cardFields} }`;
