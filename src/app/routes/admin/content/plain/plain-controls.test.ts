import { expect, it } from "vitest";
import { z } from "zod";
import { field, optional, orElse } from "#core/content/field.ts";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import { formFields } from "../fields/form-field.ts";
import { actOfForm, changesOfForm, faultAt, plainParts } from "./plain-controls.ts";

const fields = formFields({
  title: field.text("Title"),
  note: optional(field.group("Note", { words: field.text("Words", { rows: 2 }), by: field.text("By") })),
  offices: field.list("Offices", field.group("Office", { city: field.text("City"), head: orElse(field.flag("Head office"), false) })),
  points: field.list("Points", field.text("Point")),
  people: field.integer("People"),
  logo: optional(field.image("Logo", "1:1")),
  topics: orElse(
    field.references("Topics", "category", { groq: "topics[]->{title}", schema: z.array(z.object({ title: z.string() })) }),
    [],
  ),
});
const document = {
  title: "Us",
  offices: [
    { _key: "a", city: "Chicago", head: true },
    { _key: "b", city: "Pune", own: 1 },
  ],
  points: ["One", "Two"],
  people: 12,
  topics: [{ _type: "reference", _key: "t", _ref: "category-b" }],
};
const choices = {
  category: {
    rows: [
      { id: "category-a", title: "News" },
      { id: "category-b", title: "Guides" },
    ],
    isWhole: true,
  },
};
const partsOf = (held: unknown) => plainParts(fields, { document: held, zone: "UTC", choices });
const parts = partsOf(document);
const controls = parts.filter((part) => part.kind === "control");

const patchesOfForm = (form: FormData) => changesOfForm(parts, form).flatMap(({ patches }) => patches);

/** A form with what it shows, but for these texts, by what they belong to. */
function formWith(texts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const { name, within, label, shown } of controls) form.set(name, texts[`${within}: ${label}`] ?? shown);
  return form;
}

it("shows everything plain that is there or could be, with what it belongs to and what can be done with lists", () => {
  const shown = parts.map((part) =>
    part.kind === "control"
      ? `${part.within}: ${part.label} = ${part.shown}`
      : [part.member, ...part.acts.map(({ label }) => label)].join(" | "),
  );
  expect(shown).toStrictEqual([
    ": Title = Us",
    "Note: Words = ",
    "Note: By = ",
    "Offices, 1 | Move down | Remove",
    "Offices, 1: City = Chicago",
    "Offices, 1: Head office = true",
    "Offices, 2 | Move up | Remove",
    "Offices, 2: City = Pune",
    "Offices, 2: Head office = false",
    " | Add office",
    "Points, 1 | Move down | Remove",
    "Points, 1: Text = One",
    "Points, 2 | Move up | Remove",
    "Points, 2: Text = Two",
    " | Add point",
    ": People = 12",
    "Topics, Guides | Remove",
    ": Add to Topics = ",
  ]);
});

it("changes what was changed in the form, and nothing else", () => {
  expect(patchesOfForm(formWith())).toStrictEqual([]);
  const form = formWith({
    "Note: Words": "First\r\nSecond",
    "Offices, 2: City": "Mumbai",
    "Points, 1: Text": "",
    ": People": "13",
    ": Add to Topics": "category-a",
  });
  form.set('["_id"]', "another");
  expect(applyPatches(document, patchesOfForm(form))).toStrictEqual({
    title: "Us",
    note: { words: "First\nSecond" },
    offices: [
      { _key: "a", city: "Chicago", head: true },
      { _key: "b", city: "Mumbai", own: 1 },
    ],
    points: ["", "Two"],
    people: 13,
    topics: [document.topics[0], { _type: "reference", _key: expect.any(String), _ref: "category-a" }],
  });
});

it.each([
  ["Move down Offices, 1", { offices: [document.offices[1], document.offices[0]] }],
  ["Remove Offices, 1", { offices: [document.offices[1]] }],
  ["Add office ", { offices: [...document.offices, { _key: expect.any(String) }] }],
  ["Move up Points, 2", { points: ["Two", "One"] }],
  ["Add point ", { points: ["One", "Two", ""] }],
  ["Remove Topics, Guides", { topics: [] }],
])("a button does what it says: %s", (said, changed) => {
  const form = new FormData();
  const pressed = parts.flatMap((part) =>
    part.kind === "acts" ? part.acts.map((act) => ({ ...act, said: `${act.label} ${part.member}` })) : [],
  );
  form.set("act", pressed.find((act) => act.said === said)?.value ?? "");
  expect(applyPatches(document, actOfForm(parts, form)?.patches ?? [])).toStrictEqual({ ...document, ...changed });
});

it("does nothing that no button of the form does", () => {
  const form = new FormData();
  form.set("act", 'Remove ["title"]');
  expect(actOfForm(parts, form)).toBeUndefined();
});

it("names the control that a fault belongs to, and no other", () => {
  const at = (id: string, ...path: PropertyKey[]) => faultAt(id, [{ path }]) !== undefined;
  const ids = Object.fromEntries(controls.map(({ within, label, id }) => [`${within}: ${label}`, id]));
  expect(ids).toMatchObject({ "Offices, 2: City": "field-offices-1-city", "Points, 1: Text": "field-points-0", ": Title": "field-title" });
  expect([at("field-offices-1-city", "offices", 1, "city"), at("field-title", "title", "current")]).toEqual([true, true]);
  expect([at("field-offices-1-city", "offices", 11, "city"), at("field-title", "titles"), at("field-title", "note")]).toEqual([
    ...[false, false, false],
  ]);
});
