export const siteSettingsQuery = /* groq */ `*[_type == "siteSettings"] | order(_id asc) [0]`;
