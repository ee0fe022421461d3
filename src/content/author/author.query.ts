const fields = /* groq */ `_id, authorUsername, name, designation, bio, beat, "slug": slug.current, authorAvatar`;

export const authorListQuery = /* groq */ `*[_type == "author" && defined(slug.current)] | order(order asc, name asc) { ${fields} }`;
export const authorBySlugQuery = /* groq */ `*[_type == "author" && slug.current == $slug][0] { ${fields} }`;
