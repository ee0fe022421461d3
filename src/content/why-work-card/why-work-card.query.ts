export const whyWorkCardListQuery = /* groq */ `*[_type == "whyWorkCard"] | order(order asc, _id asc) { _id, title, text }`;
