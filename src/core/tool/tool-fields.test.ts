import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fieldsOfSchema } from "./fields-of-schema.ts";
import { addressOf, inputOf, knownInputOf, modeInputOf, textsIn, textsOf, wayOf } from "./tool-fields.ts";

const schema = z
  .object({
    url: z.optional(z.string().check(z.trim())),
    password: z.string(),
    pages: z._default(z.number().check(z.minimum(1), z.maximum(500)), 100),
    deep: z.optional(z.boolean()),
    urls: z.optional(z.array(z.string())),
    either: z.nullable(z.number()),
    both: z.union([z.number(), z.string()]),
    depth: z.optional(z.union([z.literal(10), z.literal(20)])),
    scope: z._default(z.enum(["host", "www"]), "host"),
    code: z.optional(z.literal([301, 302])),
    close: z.optional(z.array(z.enum(["seo", "ads"]))),
    groups: z.optional(z.array(z.object({ agents: z.array(z.string()), delay: z.optional(z.number()) }))),
    file: z.optional(z.base64()),
    html: z.optional(z.string().check(z.maxLength(1_000_000))),
    map: z.optional(z.record(z.string(), z.string())),
  })
  .check(z.refine(() => true));
const fields = fieldsOfSchema(schema);

describe("fieldsOfSchema", () => {
  it("says how each field is read, and leaves out what no text can hold", () =>
    expect(fields).toEqual({
      url: { as: "text", trim: true },
      password: { as: "text", required: true },
      pages: { as: "number", least: 1, most: 500 },
      deep: { as: "switch" },
      urls: { as: "lines" },
      either: { as: "number" },
      both: { as: "text", required: true },
      depth: { as: "choice", of: [10, 20] },
      scope: { as: "choice", of: ["host", "www"] },
      code: { as: "choice", of: [301, 302] },
      close: { as: "lines", of: ["seo", "ads"] },
      groups: { as: "rows", fields: { agents: { as: "lines" }, delay: { as: "number" } } },
      file: { as: "bytes" },
      html: { as: "text", pasted: true },
    }));
});

describe("inputOf", () => {
  it.each([
    [{ url: " 12 " }, { url: "12" }],
    [{ url: " ", password: " " }, { password: " " }],
    [{ pages: "50" }, { pages: 50 }],
    [{ pages: "many" }, { pages: "many" }],
    [{ pages: "0" }, { pages: 0 }],
    [{ deep: "on" }, { deep: true }],
    [{ deep: "false" }, { deep: false }],
    [{ urls: "a.example\r\n\n b.example\n" }, { urls: ["a.example", "b.example"] }],
    [{ either: "3" }, { either: 3 }],
    [{ both: "3" }, { both: "3" }],
    [{ depth: "20" }, { depth: 20 }],
    [
      { code: "302", scope: "elsewhere" },
      { code: 302, scope: "elsewhere" },
    ],
    [{ close: "ads\nnobody\nseo" }, { close: ["seo", "ads", "nobody"] }],
    [{ "groups.1.agents": "x\ny", "groups.0.delay": "2.5", "groups.2.agents": "" }, { groups: [{ delay: 2.5 }, { agents: ["x", "y"] }] }],
    [{ url: "", unknown: "x", "groups.x.agents": "y", __proto__: null }, {}],
  ])("reads %j as %j", (texts, input) => expect(inputOf(fields, texts as Record<string, string>)).toEqual(input));
});

describe("knownInputOf", () => {
  it.each(["0", "501", "many"])("leaves out a number that the schema refuses: %s", (pages) =>
    expect(knownInputOf(fields, { pages })).not.toHaveProperty("pages"),
  );

  it("keeps a text that must be there, so that the schema can say what is missing", () =>
    expect(knownInputOf(fields, { both: "x", url: "" })).toEqual({ password: "", both: "x" }));

  it("leaves out what is no number and no choice", () =>
    expect(knownInputOf(fields, { pages: "many", scope: "elsewhere", code: "301", close: "nobody\nads" })).toEqual({
      password: "",
      both: "",
      code: 301,
      close: ["ads"],
    }));
});

describe("modeInputOf", () => {
  const modes = { name: "by", ways: { url: { needs: ["url"] }, urls: { needs: ["urls"], takes: ["deep"] } } };

  it("reads what the chosen way and no way in particular name, and leaves the rest where it stands", () =>
    expect(modeInputOf(fields, modes, { by: "url", url: "a.example", urls: "b.example", deep: "true", pages: "3" })).toEqual({
      url: "a.example",
      pages: 3,
    }));

  it("keeps what a way needs, so that the schema can say what is missing", () =>
    expect([modeInputOf(fields, modes, { by: "urls", url: "a", urls: " \n" }), modeInputOf(fields, modes, { url: "  " })]).toEqual([
      { urls: [] },
      { url: "" },
    ]));

  it("takes the first way where none or an unknown one is chosen, and hands on what the schema refuses", () =>
    expect(modeInputOf(fields, modes, { by: "nobody", url: "a", pages: "501" })).toEqual({ url: "a", pages: 501 }));
});

describe("wayOf", () => {
  const ways = { url: { needs: ["url"] }, urls: { needs: ["urls"] }, record: { needs: ["url"], takes: ["record", "archived"] } };

  it.each([
    [{ url: "a.example" }, "url"],
    [{ urls: ["a.example"] }, "urls"],
    [{ url: "a.example", record: "Domain Name: A" }, "record"],
    [{ record: "Domain Name: A", archived: undefined }, "record"],
    [{}, "url"],
  ])("%j was given by %s", (input, way) => expect(wayOf({ name: "by", ways }, input)).toBe(way));
});

describe("textsOf", () => {
  it("gives back what inputOf reads", () => {
    const input = { url: "a", pages: 5, deep: true, urls: ["a", "b"], groups: [{ agents: ["x"], delay: 1 }, { agents: ["y", "z"] }] };
    expect(textsOf(input)).toMatchObject({ urls: "a\nb", deep: "true", "groups.1.agents": "y\nz" });
    expect(inputOf(fields, textsOf(input))).toEqual(input);
  });

  it("has no text for nothing", () => expect([textsOf({ url: undefined, either: null }), textsOf(undefined)]).toEqual([{}, {}]));
});

describe("textsIn", () => {
  it("joins boxes of one name, and reads line ends as they were typed", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["close", "seo"],
      ["close", "ads"],
      ["url", ""],
      ["note", "a\r\nb"],
    ] as const)
      form.append(name, value);
    form.append("file", new Blob(["x"]));
    expect(textsIn(form)).toEqual({ close: "seo\nads", url: "", note: "a\nb" });
  });
});

describe("addressOf", () => {
  it.each([
    [{ url: "a.example", deep: false, note: "" }, "url=a.example&deep=false"],
    [{ url: "a.example", html: "<p>" }, undefined],
    [{ file: "AAAA" }, undefined],
    [{ urls: ["a"] }, undefined],
    [{ text: "two\nlines" }, undefined],
    [{ text: "x".repeat(2001) }, undefined],
    [{ a: "x".repeat(2000), b: "x".repeat(2000), c: "ä".repeat(500) }, undefined],
  ])("%j: %s", (input, query) => expect(addressOf(fields, input)?.toString()).toBe(query));
});
