export const faqByTopicQuery = /* groq */ `*[_type == "faq" && topic == $topic] | order(order asc, _id asc) { _id, question, answer }`;
