import { contentTypes } from "#content/content-types.ts";
import { siteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
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
  const settings = Object.entries(siteSettings.fields).filter(([, { label }]) => label.toLowerCase().includes(q.toLowerCase()));
  return [
    ...settings.map(([name, { label }]) => ({
      to: fieldAddress(siteSettings, siteSettings.name, [name]),
      title: label,
      kind: "Setting",
    })),
    ...documents.map(({ id, type, title }) => ({ to: `/admin/content/${type}/${id}`, title: title || id, kind: kinds.get(type) ?? type })),
    ...(leads?.rows.slice(0, 10) ?? []).map(({ id, name, email, website }) => ({
      to: `/admin/leads/${id}`,
      title: name || website || email,
      kind: "Lead",
    })),
  ];
}
