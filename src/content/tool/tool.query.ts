export const toolListQuery = /* groq */ `*[_type == "tool" && defined(slug.current)] | order(_id asc) { ..., "slug": slug.current }`;
