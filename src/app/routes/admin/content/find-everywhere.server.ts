import { contentTypes } from "#content/content-types.ts";
import { siteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
import type { Fields } from "#core/content/content-field.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { StaffActions } from "../../../site-context.ts";
import { fieldAddress } from "./parts/parts.ts";

interface Found {
  to: string;
  title: string;
  kind: string;
}

/** Documents, settings by their names, and leads, as far as this role sees them. */
export async function findEverywhere(q: string, actor: Actor, { studio, records }: StaffActions): Promise<Found[]> {
  const kinds = new Map(contentTypes.map(({ name, title }) => [name, title]));
  const [documents, leads] = await Promise.all([
    studio.find(q),
    may(actor.role, "leads.see") ? records.leads({ ...FIRST_PAGE, q: q.slice(0, 200) }) : undefined,
  ]);
  const settings = settingsBelow(siteSettings.fields).filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  return [
    ...settings.map(({ names, title }) => ({ to: fieldAddress(siteSettings, siteSettings.name, names), title, kind: "Setting" })),
    ...documents.map(({ id, type, title }) => ({ to: `/admin/content/${type}/${id}`, title: title || id, kind: kinds.get(type) ?? type })),
    ...(leads?.rows.slice(0, 10) ?? []).map(({ id, name, email, website }) => ({
      to: `/admin/leads/${id}`,
      title: name || website || email,
      kind: "Lead",
    })),
  ];
}

interface Setting {
  /** The control that it is written in, or the nearest around it that is always there. */
  names: string[];
  label: string;
  /** With what it belongs to: `Mail addresses: Press`. */
  title: string;
}

/** Every field of the settings, by what its form calls it. */
function settingsBelow(fields: Fields, around?: Setting): Setting[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { label } = field;
    const own = { names: [...(around?.names ?? []), name], label, title: around ? `${around.title}: ${label}` : label };
    if (field.kind === "group") return [own, ...settingsBelow(field.fields, own)];
    if (field.kind !== "list" || field.of.kind !== "group") return [own];
    return [own, ...settingsBelow(field.of.fields, own).map((inner) => ({ ...inner, names: own.names }))];
  });
}
