/** In a file of their own, so that a page does not load the schemas for two numbers. */
export const MAX_PAGES = 500;
export const DEFAULT_PAGES = 100;
