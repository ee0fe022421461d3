import { isIP, isIPv4 } from "node:net";
import { z } from "zod";

/** `https://www.example.com`: scheme, host and port only. A closing slash is forgiven and dropped. */
export const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined &&
    ["http:", "https:"].includes(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.pathname === "/" &&
    !/[?#]/.test(text);
  if (isOrigin) return url.origin;
  context.addIssue("Write scheme and host without a path, such as https://www.example.com.");
  return z.NEVER;
});

export function urlWithScheme(schemes: readonly string[], advice: string) {
  return z.string().refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && schemes.includes(url.protocol) && url.hostname !== "";
  }, advice);
}

/** A page or script that visitors' browsers load: https, or http on this machine for trials. */
export const webUrl = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(url.hostname));
}, "Write a full https address, such as https://example.com/page.");

export const listenHost = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || HOST_NAME.test(text),
    "Write an address or a host name to listen on, such as 127.0.0.1 or 0.0.0.0.",
  );

/** Items separated by commas or white space; no value is the empty list. */
export function listOf<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
    .pipe(z.array(item));
}

export const addressOrRange = z.string().refine((text) => {
  const [address = "", prefix, ...rest] = text.split("/");
  if (rest.length > 0 || isIP(address) === 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128));
}, "Write addresses or ranges separated by commas, such as 10.0.0.0/8, 127.0.0.1.");

export const hostOrHostWithPort = z.string().refine((text) => {
  const [, name = "", port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  const isHost = name.startsWith("[") ? isIP(name.slice(1, -1)) === 6 : HOST_NAME.test(name);
  return isHost && (port === undefined || (Number(port) >= 1 && Number(port) <= 65_535));
}, "Write hosts, each with a port if need be, separated by commas, such as 127.0.0.1:8080, shop.test.");

/** Letters, digits and hyphens in dotted labels: also covers IPv4 addresses. */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
