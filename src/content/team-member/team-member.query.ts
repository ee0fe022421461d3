export const teamMemberListQuery = /* groq */ `*[_type == "teamMember"] | order(order asc, name asc) { _id, name, role, office, since, detail, avatar }`;
