const fields = /* groq */ `_id, title, "slug": slug.current, description, line`;

export const categoryListQuery = /* groq */ `*[_type == "category" && defined(slug.current)] | order(order asc, title asc) { ${fields} }`;
export const categoryBySlugQuery = /* groq */ `*[_type == "category" && slug.current == $slug][0] { ${fields} }`;
