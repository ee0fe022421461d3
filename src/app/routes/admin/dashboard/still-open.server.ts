import { contentTypes } from "#content/content-types.ts";
import { type Action, may } from "#core/access/permissions.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { FIRST_PAGE, type ListPage } from "#core/lists/list-query.ts";
import { cutWords } from "#core/text/format.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { UnfinishedDocument } from "#features/studio/unfinished.ts";
import type { StaffActions } from "../../../site-context.ts";
import { sourceOf } from "../leads/lead-source.tsx";
import type { Stop } from "./guide.server.ts";

/** One thing that waits for somebody. */
export interface OpenThing {
  id: string;
  /** `stop`: something does not happen because of it. `person`: somebody waits for an answer. `calm`: whenever there is time. */
  level: "stop" | "person" | "calm";
  since?: string;
  title: string;
  detail: string;
  to: string;
  /** What the way to it says. */
  act: string;
}

/** So that none hides the others. */
const MOST_OF_A_KIND = 3;
const LEVELS = ["stop", "person", "calm"] as const;

/** What waits, as far as this role does something about it: what stops something first, then whoever waits longest. */
export async function listStillOpen(
  actor: Actor,
  { records, reviews, studio }: Pick<StaffActions, "records" | "reviews" | "studio">,
  { guide, posts = [] }: { guide: readonly Stop[] | undefined; posts?: readonly UnfinishedDocument[] | undefined },
): Promise<OpenThing[]> {
  const only = async <T>(action: Action, read: () => Promise<ListPage<T>>) =>
    may(actor.role, action) ? (await read()).rows.slice(0, MOST_OF_A_KIND) : [];
  const [leads, pending, applications, counts, changed, missed] = await Promise.all([
    only("leads.see", () => records.leads({ ...FIRST_PAGE, filters: { stage: "new" }, sort: "date" })),
    only("reviews.see", () => reviews.list({ ...FIRST_PAGE, sort: "date" })),
    only("applications.see", () => records.applications({ ...FIRST_PAGE, filters: { state: "received" }, sort: "date" })),
    records.counts(),
    changedDocuments(actor, studio),
    may(actor.role, "redirects.change") ? studio.missed.list() : [],
  ]);
  const steps = guide?.filter(({ isDone }) => !isDone) ?? [];
  const things: (OpenThing | false)[] = [
    counts.deadMails > 0 &&
      may(actor.role, "outbox.see") && {
        id: "mails",
        level: "stop",
        title: counts.deadMails === 1 ? "1 mail was given up" : `${counts.deadMails} mails were given up`,
        detail: "The outbox says why, and sends them again.",
        to: "/admin/outbox",
        act: "Open",
      },
    ...posts
      .filter(({ faults }) => faults > 0)
      .slice(0, MOST_OF_A_KIND)
      .map(
        ({ id, title, faults, updatedAt }): OpenThing => ({
          id,
          level: "stop",
          since: updatedAt,
          title: title || "Untitled",
          detail: faults === 1 ? "One thing stops its publishing" : `${faults} things stop its publishing`,
          to: `/admin/content/post/${id}`,
          act: "Write",
        }),
      ),
    ...leads.map(
      ({ id, form, website, name, email, createdAt }): OpenThing => ({
        id,
        level: "person",
        since: createdAt,
        title: `Write back to ${name || website || email}`,
        detail: `Lead, ${sourceOf(form).name}`,
        to: `/admin/leads/${id}`,
        act: "Open lead",
      }),
    ),
    ...pending.map(
      ({ id, name, feedback, createdAt }): OpenThing => ({
        id,
        level: "person",
        since: createdAt,
        title: `Read the review of ${name}`,
        detail: cutWords(feedback, 12),
        to: `/admin/reviews?sort=date&open=${id}`,
        act: "Read",
      }),
    ),
    ...applications.map(
      ({ id, name, vacancyTitle, createdAt }): OpenThing => ({
        id,
        level: "person",
        since: createdAt,
        title: `Answer ${name}`,
        detail: `Application, ${vacancyTitle}`,
        to: `/admin/applications?q=${encodeURIComponent(name)}`,
        act: "Open",
      }),
    ),
    changed.length > 0 && {
      id: "changed",
      level: "calm",
      title: changed.length === 1 ? "1 changed document waits to be published" : `${changed.length} changed documents wait to be published`,
      detail: changed
        .slice(0, 3)
        .map(({ title, id }) => title || id)
        .join(", "),
      to: changed.length === 1 && changed[0] ? `/admin/content/${changed[0].type}/${changed[0].id}/history` : "/admin/content",
      act: "Compare",
    },
    missed[0] !== undefined && {
      id: "missed",
      level: "calm",
      title: missed.length === 1 ? "1 address asked for in vain" : `${missed.length} addresses asked for in vain`,
      detail: `${missed[0].path}: ${missed[0].times === 1 ? "once" : `${missed[0].times} times`}`,
      to: "/admin/content/redirect",
      act: "Redirect",
    },
    steps.length > 0 && {
      id: "guide",
      level: "calm",
      title: steps.length === 1 ? "1 first step is open" : `${steps.length} first steps are open`,
      detail: steps.map(({ title }) => title).join(", "),
      to: "#guide",
      act: "Go on",
    },
  ];
  return things
    .filter((thing): thing is OpenThing => thing !== false)
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || compareText(a.since ?? "", b.since ?? ""));
}

async function changedDocuments({ role }: Actor, studio: StaffActions["studio"]) {
  const types = contentTypes.filter(({ name }) => may(role, "content.publish", name));
  const lists = await Promise.all(types.map(({ name }) => studio.list(name, { ...FIRST_PAGE, filters: { state: "changed" } })));
  return lists.flatMap(({ rows }) => rows);
}
