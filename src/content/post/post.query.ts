const cardFields = /* groq */ `
  _id, title, slug, excerpt, publishDate, featureImage,
  "author": author->{ "_ref": _id, authorUsername, name, designation, "slug": slug.current, authorAvatar },
  "categories": categories[]->{ "_ref": _id, title, "slug": slug.current },
  "line": categories[0]->line`;

/** `$now` is a parameter, so a scheduled post appears when its time has come and a test can choose the time. */
const published = /* groq */ `_type == "post" && defined(slug.current) && defined(publishDate) && publishDate <= $now`;
const newestFirst = /* groq */ `order(publishDate desc, _id asc)`;

export const postListQuery = /* groq */ `*[${published}] | ${newestFirst} { ${cardFields} }`;
export const postsOfCategoryQuery = /* groq */ `*[${published} && $categoryId in categories[]._ref] | ${newestFirst} { ${cardFields} }`;
export const postsOfAuthorQuery = /* groq */ `*[${published} && author._ref == $authorId] | ${newestFirst} { ${cardFields} }`;
export const postBySlugQuery = /* groq */ `*[${published} && slug.current == $slug] | ${newestFirst} [0] { ${cardFields}, content, seo, checkedOn, sources }`;
