import { lineField } from "./text-fields.ts";

export const NO_WEBSITE = "Add your website, such as https://example.com.";

/** A web address; one typed without a scheme gets https. Empty when nothing was typed. */
export const websiteField = lineField(2048)
  .transform((typed) => (typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => typed === "" || isWebAddress(typed), "Write the address like https://example.com.");

function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed);
  return url !== null && /^https?:$/.test(url.protocol) && /\.(?:[a-z0-9-]{2,}|\d)\.?$/i.test(url.hostname) && url.username === "";
}
