import { expect, it } from "vitest";
import { createStateAddresses } from "./state-address.ts";

const secret = Buffer.alloc(32, 7);
const addresses = createStateAddresses(secret);
const { address, hash } = addresses.addressOf("[1]", "/blog/");

it("is read back by every instance with the same secret, also after a restart", () => {
  const read = createStateAddresses(secret).parse(address);
  expect(read).toMatchObject({ hash, key: "/blog/" });
  expect(read?.isOurs()).toBe(true);
});

it.each([
  ["another page", address.replace("/blog/", "/tools/")],
  ["other data", address.replace(hash, "AAAAAAAA")],
  ["a made-up seal", address.replace(/.{8}(?=\/blog)/, "AAAAAAAA")],
])("is not ours with %s", (_, other) => expect(addresses.parse(other)?.isOurs()).toBe(false));

it("is not ours with another secret", () => expect(createStateAddresses(Buffer.alloc(32, 8)).parse(address)?.isOurs()).toBe(false));

it.each(["/_state/", "/_state/0123456789abcdef", "/_state/short/blog/", "/_state/0123456789abcdef0/", "/_state/0123456789ab%2fef/"])(
  "is no address of data: %s",
  (other) => expect(addresses.parse(other)).toBeUndefined(),
);
