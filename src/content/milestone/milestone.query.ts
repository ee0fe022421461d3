export const milestoneListQuery = /* groq */ `*[_type == "milestone" && defined(date)] | order(date asc, _id asc) { _id, date, title, text, opens, closed }`;
