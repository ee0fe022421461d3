const cardFields = /* groq */ `_id, "slug": slug.current, title, name, line, group, order, menuDescription`;

export const serviceListQuery = /* groq */ `*[_type == "service" && defined(slug.current)] | order(line asc, group asc, order asc) { ${cardFields} }`;
export const serviceBySlugQuery = /* groq */ `*[_type == "service" && slug.current == $slug][0] { ..., ${cardFields} }`;
