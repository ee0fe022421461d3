const fields = /* groq */ `
  _id, name, "slug": slug.current, seo, role, city, lead, portrait, body, rule, stops, languages, email,
  "author": author->{ "_ref": _id, "slug": slug.current }`;

export const founderListQuery = /* groq */ `*[_type == "founder" && defined(slug.current)] | order(order asc, name asc) { ${fields} }`;
export const founderBySlugQuery = /* groq */ `*[_type == "founder" && slug.current == $slug][0] { ${fields} }`;
