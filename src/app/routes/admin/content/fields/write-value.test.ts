import { describe, expect, it } from "vitest";
import { contentTypes } from "#content/content-types.ts";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import { type FormField, formFields, referencedTypes } from "./form-field.ts";
import { addMember, moveMember, placeOf, putValue } from "./write-value.ts";

describe("writing a field", () => {
  it("makes the groups on the way to it", () => {
    const patches = putValue({}, ["seo", "title"], "A");
    expect(applyPatches({ kept: 1 }, patches)).toEqual({ kept: 1, seo: { title: "A" } });
    expect(putValue({ seo: {} }, ["seo", "title"], "A")).toEqual([{ type: "set", path: ["seo", "title"], value: "A" }]);
  });

  it("takes out what was cleared, and says nothing of what was not there", () => {
    expect(applyPatches({ a: 1, b: 2 }, putValue({ a: 1, b: 2 }, ["a"], undefined))).toEqual({ b: 2 });
    expect(putValue({}, ["a"], undefined)).toEqual([]);
  });

  it("goes to the place where this document holds it", () => {
    const field = { at: [["salaryMin"], ["salary", "minSalary"]] } as unknown as FormField;
    expect(placeOf(field, { salary: { minSalary: 4 } })).toEqual(["salary", "minSalary"]);
    expect(placeOf(field, { salaryMin: " ", salary: { minSalary: 4 } })).toEqual(["salary", "minSalary"]);
    expect(placeOf(field, {})).toEqual(["salaryMin"]);
  });
});

describe("lists", () => {
  const keyed = ["a", "b", "c"].map((_key) => ({ _key }));
  const keys = (document: { list: { _key: string }[] }) => document.list.map(({ _key }) => _key).join("");

  it("move members by their keys, and plain values as a whole", () => {
    expect(keys(applyPatches({ list: keyed }, moveMember(["list"], keyed, 0, 1)))).toBe("bac");
    expect(keys(applyPatches({ list: keyed }, moveMember(["list"], keyed, 2, 0)))).toBe("cab");
    expect(moveMember(["list"], keyed, 0, 3)).toEqual([]);
    expect(applyPatches({ list: ["x", "y"] }, moveMember(["list"], ["x", "y"], 0, 1))).toEqual({ list: ["y", "x"] });
  });

  it("grow at their end, and begin where there was none", () => {
    expect(applyPatches({ list: ["x"] }, addMember({ list: ["x"] }, ["list"], "y"))).toEqual({ list: ["x", "y"] });
    expect(applyPatches({ list: [] }, addMember({ list: [] }, ["list"], "y"))).toEqual({ list: ["y"] });
    expect(applyPatches({}, addMember({}, ["list"], "y"))).toEqual({ list: ["y"] });
  });
});

it("every declared type has a form that can be sent as JSON", () => {
  for (const { name, fields } of contentTypes) {
    const form = formFields(fields);
    expect(form.length, name).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(form)), name).toEqual(form);
  }
  const post = contentTypes.find(({ name }) => name === "post");
  expect(referencedTypes(formFields(post?.fields ?? {}))).toEqual(["author", "category"]);
});
