import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";

export const teamMember = defineContentType({
  name: "teamMember",
  title: "Team member",
  plural: "Team",
  fields: {
    name: field.text("Name"),
    role: field.text("Role"),
    office: field.text("Office", { help: "The city of the office." }),
    since: field.integer("Here since", { help: "The year they came." }),
    detail: field.text("Detail", { help: "One true thing about them, in a sentence." }),
    avatar: optional(field.image("Portrait", "1:1")),
    order: field.place(),
  },
  query: { order: "order asc, name asc" },
});
export type TeamMember = z.output<typeof teamMember.document>;

export const { list: listTeam } = teamMember;
