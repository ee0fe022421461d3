/** An IPv4 or IPv6 address or range in the form that Apache and nginx read, or undefined. */
export function readAddressRange(text: string): string | undefined {
  const [address = "", bits, ...rest] = text.trim().split("/");
  if (rest.length > 0) return undefined;
  const isV4 = isIpv4(address);
  const isV6 = !isV4 && isIpv6(address);
  if (!isV4 && !isV6) return undefined;
  if (bits === undefined) return address.toLowerCase();
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isV4 ? 32 : 128)) return undefined;
  return `${address.toLowerCase()}/${Number(bits)}`;
}

const isIpv4 = (text: string) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

/** The URL parser knows every form of RFC 4291; a zone has no place here. */
const isIpv6 = (text: string) => /^[\da-f:.]+$/i.test(text) && text.includes(":") && URL.canParse(`http://[${text}]`);
