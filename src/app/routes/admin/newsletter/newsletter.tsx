import { issue } from "#content/issue/issue.content-type.ts";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
import { momentOfText } from "#core/calendar/wall-text.ts";
import { AppError } from "#core/errors/app-error.ts";
import { FIRST_PAGE, readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/newsletter.ts";
import { IssueList } from "./issue-list.tsx";
import { stoppedText } from "./send-issue.tsx";

/** What is sent, and who reads it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, staff } = staffOf(site, request);
  const [list, written, sendings, readers] = await Promise.all([
    staff.records.subscribers(readListQuery(request.url)),
    staff.studio.list(issue.name, { ...FIRST_PAGE, isWhole: true }),
    staff.issues.sendings(),
    staff.issues.readers(),
  ]);
  // Asked for by a button: other sites take their time.
  const checked = new URL(request.url).searchParams.get("links");
  const links = checked !== null && written.rows.some(({ id }) => id === checked) ? await staff.issues.links(checked) : undefined;
  const issues = written.rows.map(({ id, title, state, address }) => ({
    id,
    title,
    state,
    address,
    sending: sendings.get(id),
    links: id === checked ? links : undefined,
  }));
  return {
    list,
    issues,
    readers,
    maySend: may(actor.role, "newsletter.send"),
    mayWrite: may(actor.role, "content.write", issue.name),
    zone: await readZone(site.content),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const id = String(form.get("id") ?? "");
  const site = context.get(siteContext);
  return act(site, "newsletter.send", async (actor, { issues }) => {
    switch (form.get("intent")) {
      case "test":
        await issues.sendTest(id, actor);
        return `A test goes to ${actor.email}.`;
      case "stop":
        return stoppedText(await issues.stop(id, actor));
      case "send":
        await issues.send(id, new Date(0), actor);
        return "It is on its way: each reader gets it once.";
      case "schedule": {
        const at = momentOfText(String(form.get("at") ?? ""), await readZone(site.content));
        if (!at) throw new AppError("input_invalid", { reason: "Write a day and a time." });
        if (at <= site.now()) throw new AppError("input_invalid", { reason: "That time has passed. Choose a later one, or send it now." });
        await issues.send(id, at, actor);
        return "It is scheduled.";
      }
      default:
        return "Nothing was asked for.";
    }
  });
}

export default function AdminNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { list, ...issues } = loaderData;
  return (
    <ListTable
      title="Newsletter"
      list={list}
      rowKey={({ id }) => id}
      csv="newsletter"
      filters={[{ name: "state", label: "State", values: ["subscribed", "pending", "left"] }]}
      message={actionData?.message}
      empty="Nobody has subscribed yet. Whoever confirms by the mail they get stands here."
      columns={[
        { key: "email", header: "Email", cell: ({ email }) => email, sort: "email" },
        { key: "state", whole: true, header: "State", cell: ({ state }) => state, sort: "state" },
        { key: "asked", whole: true, header: "Asked", cell: ({ createdAt }) => formatDate(createdAt), sort: "date" },
        {
          key: "confirmed",
          whole: true,
          header: "Confirmed",
          cell: ({ confirmedAt }) => confirmedAt && formatDate(confirmedAt),
          sort: "confirmed",
        },
        { key: "left", whole: true, header: "Left", cell: ({ leftAt }) => leftAt && formatDate(leftAt), sort: "left" },
      ]}
    >
      <IssueList {...issues} />
    </ListTable>
  );
}
