import { parse } from "tldts";
import { AppError } from "#core/errors/app-error.ts";
import { parseIp } from "#core/net/ip-address.ts";

export interface DomainName {
  /** As in the address, in ASCII. */
  host: string;
  /** What was registered: one label below a public suffix that a registry runs. */
  domain: string;
  suffix: string;
  /** The domain in its own letters; null when they are the same. */
  unicode: string | null;
}

/** The domain behind what somebody typed. Suffixes of hosting companies (github.io) are registered domains themselves. */
export function domainNameOf(typed: string): DomainName {
  const text = typed.trim();
  if (parseIp(text)) throw new AppError("domain_is_address", { host: text });
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/\.$/, "") ?? "";
  if (host === "") throw new AppError("address_malformed", { input: text.slice(0, 80) });
  const { domain, publicSuffix, isIp, isIcann } = parse(host, { allowPrivateDomains: false });
  if (isIp) throw new AppError("domain_is_address", { host });
  if (!host.includes(".")) throw new AppError("address_bare_word", { word: host.slice(0, 80) });
  if (!publicSuffix || !isIcann) throw new AppError("domain_suffix", { suffix: (publicSuffix ?? host).slice(0, 80) });
  if (!domain) throw new AppError("domain_is_suffix", { suffix: publicSuffix });
  return { host, domain, suffix: publicSuffix, unicode: unicodeOf(domain) };
}

function unicodeOf(domain: string): string | null {
  if (!domain.includes("xn--")) return null;
  const letters = domain.split(".").map((label) => (label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label));
  return letters.includes(undefined) ? null : letters.join(".");
}

/** RFC 3492, section 6.2. Node's own decoder is deprecated, and a URL gives names back in ASCII only. */
function decodePunycode(text: string): string | undefined {
  const output: number[] = [];
  const delimiter = text.lastIndexOf("-");
  for (const character of delimiter > 0 ? text.slice(0, delimiter) : "") output.push(character.codePointAt(0) ?? 0);
  let [n, i, bias] = [128, 0, 72];
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length; ) {
    const old = i;
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = digitOf(text.charCodeAt(at++));
      if (digit === undefined) return undefined;
      i += digit * weight;
      const threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (digit < threshold) break;
      weight *= 36 - threshold;
      if (weight > 0x7fffffff) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(i - old, length, old === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return undefined;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}

function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
