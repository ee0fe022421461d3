import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface CertificateRequest {
  /** Subject alternative names: host names or IPv4 literals. The first is the common name too. */
  names: readonly [string, ...string[]];
  validFrom?: Date;
  validTo?: Date;
}

/** A certificate for a test's own TLS server, made on the spot so that no key lies in the repository. Node reads X.509 but does not write it. */
export function createCertificate({ names, validFrom = daysFromNow(-1), validTo = daysFromNow(1) }: CertificateRequest): {
  key: string;
  cert: string;
} {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from(names[0])))));
  const signed = sequence(
    tlv(0xa0, integer(2)), // version 3
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tlv(0xa3, sequence(sequence(SUBJECT_ALT_NAME, tlv(0x04, sequence(...names.map(altName)))))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", signed, privateKey)]);
  const der = sequence(signed, sequence(ECDSA_WITH_SHA256), tlv(0x03, signature));
  const base64 = der.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

// Object identifiers, already encoded.
const COMMON_NAME = Buffer.from("0603550403", "hex");
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex");
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");

function sequence(...parts: Uint8Array[]): Buffer {
  return tlv(0x30, ...parts);
}

function integer(value: number): Buffer {
  return tlv(0x02, Buffer.from([value]));
}

function time(date: Date): Buffer {
  return tlv(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
}

function altName(name: string): Buffer {
  return /^[\d.]+$/.test(name) ? tlv(0x87, Buffer.from(name.split(".").map(Number))) : tlv(0x82, Buffer.from(name));
}

function tlv(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80
      ? [content.length]
      : content.length < 0x100
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
