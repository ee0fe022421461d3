export const toolListQuery = /* groq */ `*[_type == "tool" && defined(slug.current)] | order(_id asc) { ..., "slug": slug.current }`;
export const toolBySlugQuery = /* groq */ `*[_type == "tool" && slug.current == $slug][0] { ..., "slug": slug.current }`;
