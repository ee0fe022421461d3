/** Whole documents: there are few, and a seat whose page could not be shown must not stand in the list either. */
export const vacancyListQuery = /* groq */ `*[_type == "vacancy" && defined(slug.current)] | order(order asc, _id asc) { ..., "slug": slug.current }`;
export const vacancyBySlugQuery = /* groq */ `*[_type == "vacancy" && slug.current == $slug][0] { ..., "slug": slug.current }`;
