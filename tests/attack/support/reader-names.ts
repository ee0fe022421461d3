/** What is read: each is attacked by a process of its own in the long form, so that none waits for the others. */
export const readerNames = ["HTML", "robots", "sitemap", "JSON-LD", "headers", "htaccess", "CSS", "JavaScript"] as const;
