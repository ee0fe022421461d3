/** How a form that a visitor sent was taken, in the shape that the API answers and a page shows. */
export type FormAnswer = { success: true; message: string } | { success: false; message: string; fields?: Record<string, string> };
