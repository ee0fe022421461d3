const fields = /* groq */ `_id, title, "slug": slug.current, seo, lead, body, changedOn`;

export const pageListQuery = /* groq */ `*[_type == "page" && defined(slug.current)] | order(title asc) { ${fields} }`;
export const pageBySlugQuery = /* groq */ `*[_type == "page" && slug.current == $slug][0] { ${fields} }`;
