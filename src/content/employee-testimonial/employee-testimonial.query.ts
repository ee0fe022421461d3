export const employeeTestimonialListQuery = /* groq */ `*[_type == "employeeTestimonial"] | order(order asc, _id asc) { _id, employeeName, employeeDesignation, office, feedback, employeeAvatar }`;
