/** `tel:+13125550142`: figures and the plus sign only (RFC 3966). */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
