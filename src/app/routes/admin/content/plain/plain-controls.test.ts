import { expect, it } from "vitest";
import { field, optional, orElse } from "#core/content/field.ts";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import { formFields } from "../fields/form-field.ts";
import { patchesOfForm, plainControls } from "./plain-controls.ts";

const fields = formFields({
  title: field.text("Title"),
  note: optional(field.group("Note", { words: field.text("Words", { rows: 2 }), by: field.text("By") })),
  offices: field.list("Offices", field.group("Office", { city: field.text("City"), head: orElse(field.flag("Head office"), false) })),
  points: field.list("Points", field.text("Point")),
  people: field.integer("People"),
  logo: optional(field.image("Logo", "1:1")),
});
const document = {
  title: "Us",
  offices: [
    { _key: "a", city: "Chicago", head: true },
    { _key: "b", city: "Pune", own: 1 },
  ],
  points: ["One", "Two"],
  people: 12,
};
const controls = plainControls(fields, document, "UTC");

it("shows every plain value that is there or could be, with what it belongs to", () => {
  expect(controls.map(({ within, field: { label }, shown }) => `${within}: ${label} = ${shown}`)).toStrictEqual([
    ": Title = Us",
    "Note: Words = ",
    "Note: By = ",
    "Offices, 1: City = Chicago",
    "Offices, 1: Head office = true",
    "Offices, 2: City = Pune",
    "Offices, 2: Head office = false",
    "Points, 1: Text = One",
    "Points, 2: Text = Two",
    ": People = 12",
  ]);
});

it("changes what was changed in the form, and nothing else", () => {
  const form = new FormData();
  for (const { name, shown } of controls) form.set(name, shown);
  expect(patchesOfForm(controls, form, document, "UTC")).toStrictEqual([]);
  const put = (label: string, within: string, text: string) => {
    form.set(controls.find((each) => each.field.label === label && each.within === within)?.name ?? "", text);
  };
  put("Words", "Note", "First\r\nSecond");
  put("City", "Offices, 2", "Mumbai");
  put("Text", "Points, 1", "");
  put("People", "", "13");
  form.set('["_id"]', "another");
  expect(applyPatches(document, patchesOfForm(controls, form, document, "UTC"))).toStrictEqual({
    title: "Us",
    note: { words: "First\nSecond" },
    offices: [
      { _key: "a", city: "Chicago", head: true },
      { _key: "b", city: "Mumbai", own: 1 },
    ],
    points: ["", "Two"],
    people: 13,
  });
});
