export const workListQuery = /* groq */ `*[_type == "work"] | order(order asc, _id asc) {
  _id, name, growth, desc, lines, year, link, "external": coalesce(external, false), field, plate
}`;
