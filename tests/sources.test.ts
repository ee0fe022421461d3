import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Source } from "#core/sources/source.ts";

const register = Object.entries(
  import.meta.glob<Record<string, Source>>(["../src/core/sources/*.ts", "!../src/core/sources/source.ts"], { eager: true }),
).flatMap(([file, named]) => Object.entries(named).map(([key, source]) => ({ file, key, source })));

const isRegister = (file: string) => file.startsWith("src/core/sources/");
const files = globSync("src/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

it("knows every source by one address, with its title and the day it was read", () => {
  for (const { key, source } of register)
    expect(source, key).toEqual({
      title: expect.stringMatching(/\S/),
      url: expect.stringMatching(/^https?:\/\/\S+$/),
      checkedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  const twice = [...Map.groupBy(register, ({ source }) => source.url)].filter(([, same]) => same.length > 1);
  expect(twice.map(([url]) => url)).toEqual([]);
});

it("keeps no source that nothing cites", () => {
  const cited = new Set(
    files.flatMap(({ file, text }) =>
      isRegister(file)
        ? []
        : [...text.matchAll(/import \* as (\w+) from "#core\/sources\/([a-z0-9-]+)\.ts"/g)].flatMap(([, name, publisher]) =>
            [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, key]) => `../src/core/sources/${publisher}.ts ${key}`),
          ),
    ),
  );
  expect(register.map(({ file, key }) => `${file} ${key}`).filter((source) => !cited.has(source))).toEqual([]);
});

it("is what rules and the words of tools cite: none writes a source of its own", () => {
  const written = files.filter(({ file, text }) => !isRegister(file) && writesSource(text));
  expect(written.map(({ file }) => file)).toEqual([]);
  expect(writesSource('sources: [{ title: "A", url: "https://a.example/", checkedOn: "2026-11-15" }]')).toBe(true);
  expect(writesSource('const day = "2026-11-15"; sources: [{ title, url: `$' + "{docs}/a`, checkedOn: day }]")).toBe(true);
});

const writesSource = (text: string) => /\burl: (?:"https?:|`)(?:\$\{[^}]*\}|[^}])*\bcheckedOn\b/.test(text);
