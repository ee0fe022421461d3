export const creativePageQuery = /* groq */ `*[_type == "creativePage"][0]`;
