export const testimonialListQuery = /* groq */ `*[_type == "testimonial"] | order(order asc, _id asc) { _id, name, designation, company, content, avatar }`;
