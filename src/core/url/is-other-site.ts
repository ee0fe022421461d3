/** www counts as the same site. */
export const isOtherSite = (one: string, other: string): boolean => bareHost(one) !== bareHost(other);

const bareHost = (address: string): string | undefined => URL.parse(address)?.hostname.replace(/^www\./, "");
