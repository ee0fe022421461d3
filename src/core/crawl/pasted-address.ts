/** Stands in for the address of pasted HTML that came without one. */
export const PASTED = "https://pasted.invalid/";
