import type { Generator } from "./generator.ts";

/** Ways that libraries, browsers and people have written addresses of this machine and of networks behind it. */
export function privateSpellings(random: Generator, each: number): string[] {
  const addresses = ["127.0.0.1", "0.0.0.0", "10.0.0.1", "169.254.169.254", "192.168.0.1", "100.100.100.200", "172.16.0.1"];
  const more = Array.from({ length: each }, () => `127.${random.number(256)}.${random.number(256)}.${random.number(256)}`);
  const spelled = [...addresses, ...more].flatMap((address) => {
    const parts = address.split(".").map(Number);
    return [...asIpv4(parts, random), ...asIpv6(parts)];
  });
  return [...new Set([...spelled, ...NAMES, ...IPV6])];
}

function asIpv4(parts: number[], random: Generator): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  const bases = [
    String,
    (n: number) => `0${n.toString(8)}`,
    (n: number) => `0x${n.toString(16)}`,
    (n: number) => `0X${n.toString(16).toUpperCase()}`,
  ];
  const plain = parts.join(".");
  return [
    plain,
    ...[".", "..", "..."].map((dots) => plain + dots),
    `.${plain}`,
    ...bases.map((base) => parts.map(base).join(".")),
    ...bases.map((base) => base(whole)),
    ...bases.map((base) => `${base(a)}.${base(whole & 0xff_ff_ff)}`),
    ...bases.map((base) => `${base(a)}.${base(b)}.${base((c << 8) | d)}`),
    parts.map((part) => random.pick(bases)(part)).join("."),
    parts.map((part) => `000${part.toString(8)}`).join("."),
    plain.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    plain.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    plain.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
    ...["。", "．", "｡"].map((dot) => parts.join(dot)),
    plain.replaceAll(/\d/g, (digit) => `%3${digit}`),
    plain.replaceAll(".", "%2e"),
    `${plain.slice(0, 2)}\t${plain.slice(2)}`,
    `${plain.slice(0, 2)}\u00ad${plain.slice(2)}`,
    `user@${plain}`,
    `example.com@${plain}`,
  ];
}

function asIpv6([a = 0, b = 0, c = 0, d = 0]: number[]): string[] {
  const [high, low] = [(a << 8) | b, (c << 8) | d].map((part) => part.toString(16));
  const dotted = `${a}.${b}.${c}.${d}`;
  return [
    ...["::ffff:", "::", "::ffff:0:", "64:ff9b::", "64:ff9b:1::"].flatMap((prefix) => [
      `[${prefix}${dotted}]`,
      `[${prefix}${high}:${low}]`,
    ]),
    `[2002:${high}:${low}::]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::]`,
    `[2001:db8::5efe:${dotted}]`,
    `[0:0:0:0:0:FFFF:${high}:${low}]`,
  ];
}

const IPV6 = [
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[0000::0001]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[ff02::1]",
  "[::1%25lo]",
  "[fec0::1]",
];
const NAMES = [
  "localhost",
  "LOCALHOST",
  "localhost.",
  "localhost..",
  "db.internal..",
  "db..internal",
  ".internal",
  "a.localhost",
  "ⓛocalhost",
  "db.internal",
  "printer.local",
  "nas.lan",
  "intranet.corp",
  "router.home.arpa",
];
